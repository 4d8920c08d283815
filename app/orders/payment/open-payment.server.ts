import { z } from "zod";
import type { Order } from "../../../contract/order";
import { id, orderType, type OrderType } from "../../../contract/primitives";
import { basketOfOrder } from "../../cart/view/stored-basket.server";
import { hasContents, ownOrder } from "../tracking/own-order.server";
import { cityPath } from "../../../rules/city-alias";
import { toMinor } from "../../../rules/money";
import { knownPoint } from "../../../rules/zones";
import { PAY_WITHIN_MS, paymentState } from "../../../rules/payment";
import { keepPaidBasket, numberUnpaidBasket } from "../../../server/visitor/baskets";
import { readCookie } from "../../../server/visitor/cookie-header";
import { keepPayment } from "../../../server/visitor/last-payment";
import { endWithOrder } from "../../cart/group-order/shares.server";
import { cookies } from "../../../server/visitor/cookies";
import { keepPlacedOrders } from "../../../server/visitor/placed-orders";
import { sealedCookie } from "../../../server/visitor/sealed-cookie";
import type { Visit } from "../../../server/visitor/visit";
import { MAX_LINK_LENGTH } from "./complete-link.server";
import { recordPurchase } from "../tracking/purchases/record-purchase.server";
import { readId } from "../../../rules/digits";

const maxFieldLength = 2_000;
const address = z.string().max(1_000);

/**
 * `acquirer`: on the acquirer's page · `bank`: in 3-D Secure · `frames`: in the hidden frames before 3-D Secure 2 ·
 * `app`: in the bank's app · `asked`: sent, without an answer.
 */
const step = z.discriminatedUnion("at", [
  z.object({ at: z.literal("acquirer"), url: address }),
  z.object({
    at: z.literal("bank"),
    url: address,
    fields: z.record(z.string().max(40), z.string().max(maxFieldLength)),
  }),
  z.object({
    at: z.literal("frames"),
    urls: z.array(address).max(2),
    data: z.string().max(maxFieldLength),
    transaction: z.string().max(200),
  }),
  z.object({
    at: z.literal("app"),
    qr_code: address.optional(),
    payment_link: address.optional(),
    notification: z.string().max(200).optional(),
    /** `by`: the payment type. `sent_at`: Unix milliseconds. `again`: the idempotency key for sending it again. */
    request: z.object({ by: z.string().max(50), sent_at: z.number(), again: z.uuid() }).optional(),
  }),
  z.object({ at: z.literal("asked"), key: z.uuid() }),
]);

const openPayment = z.object({
  city: z.string().max(100),
  /** The key of the stored order, or the number of an order that is paid later. It is part of the pages' addresses. */
  key: z.string().max(100),
  /** Unix milliseconds, by the upstream's clock. */
  created_at: z.number(),
  pay_until: z.number(),
  /** Set at the first attempt to pay. */
  order_id: id.optional(),
  payment_type: z.string().max(50),
  place: z.object({
    order_type: orderType,
    shop_id: id.optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
  /** `cart`: a signature. `total`: in minor units. `lines`: until the upstream has made the order. */
  cart: z.string().max(50),
  total: z.number(),
  lines: z
    .array(
      z.object({ key: z.string().max(50), name: z.string().max(100), count: z.number(), price: z.string().max(30) }),
    )
    .optional(),
  email: z.string().max(200).optional(),
  /** A hash of the order form's values: the same order sent again finds this payment. */
  order: z.string().max(50),
  step: step.optional(),
  /** Where the visitor goes once the order is paid. After that it leads to another origin, once. */
  complete_link: z.string().max(MAX_LINK_LENGTH).optional(),
  /**
   * The visitor has seen that the order is paid, or has placed it to be paid at the door. Back and other windows still
   * find the order by its payment's address.
   */
  is_seen_paid: z.boolean().optional(),
  /** The time to pay is over, and the visitor has been told. */
  is_over: z.boolean().optional(),
  /** Another order was placed in the meantime, so that this one is not asked for any more. */
  is_replaced: z.boolean().optional(),
  /** Orders with earlier payments, which may have succeeded nevertheless. */
  earlier: z.array(id).max(3).default([]),
});

export type PaymentStep = z.output<typeof step>;
export type OpenPayment = z.output<typeof openPayment>;

/** Sealed: the key reaches the browser only in the page's own address. */
const paymentCookie = sealedCookie("payment", openPayment, ({ lines, complete_link, ...rest }) => {
  if (lines) return { ...rest, complete_link };
  return complete_link ? rest : undefined;
});

/** A step that does not fit, such as a bank's with long fields, would cost the whole payment. */
export async function fitsCookie(open: OpenPayment): Promise<boolean> {
  return (
    openPayment.safeParse(open).success && (await paymentCookie.serialise(open)).length <= cookies.payment.maxBytes
  );
}

/** In any city: in progress, or ended some time ago. */
export function lastPayment(visit: Visit): Promise<OpenPayment | undefined> {
  return readCookie(visit.cookies, paymentCookie);
}

export async function anyOpenPayment(visit: Visit): Promise<OpenPayment | undefined> {
  const last = await lastPayment(visit);
  return isEnded(last) ? undefined : last;
}

const isEnded = (last: OpenPayment | undefined) => last?.is_seen_paid || last?.is_over;

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
  if (/^[1-9]\d{0,15}$/.test(key ?? "")) return payByNumber(visit, key, isEnded(open) ? undefined : open);
  throw new Response(null, { status: 404 });
}

async function payByNumber(
  visit: Visit,
  number: string | undefined,
  before: OpenPayment | undefined,
): Promise<OpenPayment> {
  const [city, order] = await Promise.all([visit.city(), ownOrder(visit, number)]);
  if (!hasContents(order)) throw new Response(null, { status: 503 });
  if (paymentState(order.status.alias) !== "waiting")
    throw await visit.redirect(visit.path(`order/${number}/tracking`));
  const open = paymentOf(visit, city.alias, order, before);
  await numberUnpaidBasket(visit, order.order_id, basketOfOrder(city.alias, order));
  saveOpenPayment(visit, open);
  return open;
}

/** For an order that was made and left unpaid. `city`: an alias. */
export function paymentOf(
  visit: Visit,
  city: string,
  order: Order & { order_type: OrderType },
  before?: OpenPayment,
): OpenPayment {
  const { order_id, order_type, payment_type, delivery_address, shop, cart } = order;
  const created_at = order.created_at ?? visit.now();
  const point = knownPoint(delivery_address?.map?.coordinates);
  return {
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
    earlier: earlierOrders(before),
  };
}

export function earlierOrders(before: OpenPayment | undefined): number[] {
  return [before?.order_id ?? [], before?.earlier ?? []].flat().slice(0, 3);
}

export function saveOpenPayment(visit: Visit, open: OpenPayment) {
  visit.change(paymentCookie, open.order_id === undefined ? open : { ...open, lines: undefined });
}

/** Records the purchase and forgets the draft, which belongs to the order. */
export async function closePayment(visit: Visit, open: OpenPayment, order_id: number) {
  await recordPurchase(visit, order_id, { is_paid: true, payment_type: open.payment_type });
  await keepPlacedOrders(visit, [{ order_id, city: open.city, order_type: open.place.order_type }]);
  await keepPaidBasket(visit, open.key, order_id);
  await endWithOrder(visit, order_id, open.key);
  saveOpenPayment(visit, { ...open, order_id, step: undefined, email: undefined, is_seen_paid: true });
  keepPayment(visit, { alias: open.payment_type });
  visit.forget("order_draft");
  visit.setTime(undefined);
}

/** An order was placed in its place. A payment that was tried may still succeed, which the visitor is then told. */
export function replacePayment(visit: Visit, open: OpenPayment, order_id: number) {
  saveOpenPayment(
    visit,
    isUntouched(open) ? { ...open, order_id, is_seen_paid: true } : { ...open, is_replaced: true },
  );
}

/** The visitor is told that the time to pay is over. */
export function endPayment(visit: Visit, open: OpenPayment) {
  const step = open.step && ({ at: "asked", key: crypto.randomUUID() } as const);
  saveOpenPayment(visit, { ...open, step, lines: undefined, email: undefined, is_over: true });
}

/** For an order that was not paid in time (docs/specification/product.md#online-payment). */
export function timeOver(visit: Visit): string {
  return visit.path("back-to-home?state=payment-failure");
}

/** A path under the city. */
export function paymentPage({ key }: Pick<OpenPayment, "key">, page = ""): string {
  return `order/payment/${encodeURIComponent(key)}${page && `/${page}`}`;
}

/** Whether nothing of the payment has reached the upstream. */
export function isUntouched({ order_id, step }: OpenPayment): boolean {
  return order_id === undefined && step === undefined;
}

export function orderNamedBy(key: string): { order_id: number } | { order_cache_key: string } {
  const order_id = readId(key);
  return order_id ? { order_id } : { order_cache_key: key };
}

/** The last attempt's key is used again while that attempt may have taken money. */
export function nextAttempt({ step }: OpenPayment): string {
  return step?.at === "asked" ? step.key : crypto.randomUUID();
}
