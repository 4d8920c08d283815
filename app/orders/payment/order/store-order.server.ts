import { createHash } from "node:crypto";
import type { CartView } from "../../../shared/basket/cart.view";
import { cartSignature } from "../../../shared/basket/cart-signature.server";
import type { OrderPayload } from "../../../../contract/order";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { toMinor } from "../../../../rules/money";
import { knownPoint } from "../../../../rules/zones";
import { PAY_WITHIN_MS, timeToPay } from "../../../../rules/payment";
import { anyOpenPayment, saveOpenPayment, type OpenPayment } from "../../../../server/visitor/open-payment";
import { earlierOrders } from "../open-payment.server";
import { storedLines } from "./stored-lines.server";

/**
 * Calls `create-order-cache`. Sending the same order again before its deadline returns the same stored order, for
 * example from a second window. Undefined if the answer names no stored order. Throws UpstreamFailure.
 */
export async function storeOrder(
  visit: Visit,
  { payload, key }: { payload: OrderPayload; key: string },
  cart: CartView,
): Promise<OpenPayment | undefined> {
  const { payment_type, email } = payload;
  const signature = cartSignature(cart);
  const order = hashOf({ ...payload, payment_type: "", signature });
  const before = await anyOpenPayment(visit);
  if (before?.order === order && timeToPay(before.pay_until, visit.now()) > 0) {
    const open = { ...before, payment_type };
    saveOpenPayment(visit, open);
    return open;
  }
  const store = (idempotencyKey: string) => visit.upstream.orderCreateCache(payload, { idempotencyKey });
  const first = await store(hashOf({ ...payload, key }));
  // The form may come from the browser's history, and its stored order can no longer be paid.
  const isOver = first.created_at != null && timeToPay(first.created_at + PAY_WITHIN_MS, visit.now()) === 0;
  const answer = isOver ? await store(crypto.randomUUID()) : first;
  if (!answer.order_cache_key) return undefined;
  visit.flashNotification(answer);
  const created_at = answer.created_at ?? visit.now();
  const open: OpenPayment = {
    city: (await visit.city()).alias,
    key: answer.order_cache_key,
    created_at,
    pay_until: created_at + PAY_WITHIN_MS,
    payment_type,
    place: await placeOf(visit, payload),
    cart: signature,
    total: toMinor((await visit.cart())?.prices.total ?? 0),
    lines: storedLines(cart),
    email: email ?? undefined,
    order,
    earlier: earlierOrders(before),
  };
  saveOpenPayment(visit, open);
  return open;
}

const hashOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 32);

/** The cooking shop determines the acquirer. Without coordinates the upstream uses the city's. */
async function placeOf(
  visit: Visit,
  { order_type, shop_id, delivery_address }: OrderPayload,
): Promise<OpenPayment["place"]> {
  if (order_type === "takeaway") return { order_type, shop_id: shop_id ?? undefined };
  const { address } = visit.place;
  if (address?.at && (delivery_address?.id ?? 0) === address.id) return { order_type, ...address.at };
  if (!visit.isCustomer) return { order_type };
  try {
    const { delivery_addresses } = await visit.upstream.addresses({});
    const point = knownPoint(delivery_addresses.find(({ id }) => id === delivery_address?.id)?.map?.coordinates);
    return { order_type, latitude: point?.latitude, longitude: point?.longitude };
  } catch (error) {
    asFailure(error);
    return { order_type };
  }
}
