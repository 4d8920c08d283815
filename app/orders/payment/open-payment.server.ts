import type { Order } from "../../../contract/order";
import type { OrderType } from "../../../contract/primitives";
import { cityPath } from "../../../rules/city-alias";
import { readId } from "../../../rules/digits";
import { toMinor } from "../../../rules/money";
import { PAY_WITHIN_MS, paymentState } from "../../../rules/payment";
import { knownPoint } from "../../../rules/zones";
import { numberUnpaidBasket } from "../../../server/visitor/baskets";
import { anyOpenPayment, lastPayment, saveOpenPayment, type OpenPayment } from "../../../server/visitor/open-payment";
import type { Visit } from "../../../server/visitor/visit";
import { basketOfOrder } from "../../cart/view/stored-basket.server";
import { hasContents, ownOrder } from "../tracking/own-order.server";

/**
 * Every visitor who may see an unpaid order can pay it by its number
 * (docs/specification/behaviour.md#access-to-orders). Throws a Response: 404 for other visitors, a redirect to what
 * became of the order if there is nothing to pay.
 */
export async function openPaymentOf(visit: Visit, key: string | undefined): Promise<OpenPayment> {
  const open = await lastPayment(visit);
  if (open?.key === key && visit.path() === cityPath(open?.city ?? "")) {
    if (open?.is_seen_paid) throw await visit.redirect(visit.path(`order/${open.order_id}/tracking`));
    if (open?.is_over) throw await visit.redirect(timeOver(visit));
    return open as OpenPayment;
  }
  if (/^[1-9]\d{0,15}$/.test(key ?? "")) return payByNumber(visit, key);
  throw new Response(null, { status: 404 });
}

async function payByNumber(visit: Visit, number: string | undefined): Promise<OpenPayment> {
  const [city, order] = await Promise.all([visit.city(), ownOrder(visit, number)]);
  if (!hasContents(order)) throw new Response(null, { status: 503 });
  if (paymentState(order.status.alias) !== "waiting")
    throw await visit.redirect(visit.path(`order/${number}/tracking`));
  return openPayment(visit, city.alias, order);
}

/** An order that was made and left unpaid becomes this browser's payment. `city`: an alias. */
export async function openPayment(
  visit: Visit,
  city: string,
  order: Order & { order_type: OrderType },
): Promise<OpenPayment> {
  const { order_id, order_type, payment_type, delivery_address, shop, cart } = order;
  const created_at = order.created_at ?? visit.now();
  const point = knownPoint(delivery_address?.map?.coordinates);
  const open: OpenPayment = {
    city,
    key: String(order_id),
    created_at,
    pay_until: order.pay_until ?? created_at + PAY_WITHIN_MS,
    order_id,
    payment_type: payment_type ?? "",
    place:
      order_type === "takeaway"
        ? { order_type, shop_id: shop?.id }
        : { order_type, latitude: point?.latitude, longitude: point?.longitude },
    cart: "",
    total: toMinor(cart.prices.total),
    order: "",
    earlier: earlierOrders(await anyOpenPayment(visit)),
  };
  await numberUnpaidBasket(visit, order_id, basketOfOrder(city, order));
  saveOpenPayment(visit, open);
  return open;
}

export function earlierOrders(before: OpenPayment | undefined): number[] {
  return [before?.order_id ?? [], before?.earlier ?? []].flat().slice(0, 3);
}

/** For an order that was not paid in time (docs/specification/product.md#online-payment). */
export function timeOver(visit: Visit): string {
  return visit.path("back-to-home?state=payment-failure");
}

/** A path under the city. */
export function paymentPage({ key }: Pick<OpenPayment, "key">, page = ""): string {
  return `order/payment/${encodeURIComponent(key)}${page && `/${page}`}`;
}

export function orderNamedBy(key: string): { order_id: number } | { order_cache_key: string } {
  const order_id = readId(key);
  return order_id ? { order_id } : { order_cache_key: key };
}

/** The last attempt's key is used again while that attempt may have taken money. */
export function nextAttempt({ step }: OpenPayment): string {
  return step?.at === "asked" ? step.key : crypto.randomUUID();
}
