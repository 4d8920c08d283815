import { z } from "zod";
import type { Order } from "../../contract/order";
import { id, orderType, type OrderType } from "../../contract/primitives";
import { hasContents, ownOrder } from "../tracking/own-order.server";
import { cityPath } from "../../rules/city-alias";
import { toMinor } from "../../rules/money";
import { knownPoint } from "../../rules/zones";
import { PAY_WITHIN_MS, paymentState } from "../../rules/payment";
import { readCookie } from "../../server/visitor/cookie-header";
import { keepPaymentType } from "../../server/visitor/last-payment-type";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";
import { recordPurchase } from "../tracking/record-purchase.server";

const longest = 2_000;
const address = z.string().max(1_000);

/** Where the payment is. `acquirer`: its own page · `bank`: 3-D Secure · `frames`: 3-D Secure 2, before it · `app`: the bank's app · `asked`: no answer came. */
const step = z.discriminatedUnion("at", [
  z.object({ at: z.literal("acquirer"), url: address }),
  z.object({ at: z.literal("bank"), url: address, fields: z.record(z.string().max(40), z.string().max(longest)) }),
  z.object({
    at: z.literal("frames"),
    urls: z.array(address).max(2),
    data: z.string().max(longest),
    transaction: z.string().max(200),
  }),
  z.object({
    at: z.literal("app"),
    qr_code: address.optional(),
    payment_link: address.optional(),
    said: z.string().max(200).optional(),
    /** A request that went to the app: of which payment type, when (Unix milliseconds), and the idempotency key of sending it again. */
    request: z.object({ by: z.string().max(50), sent_at: z.number(), again: z.uuid() }).optional(),
  }),
  z.object({ at: z.literal("asked"), key: z.uuid() }),
]);

/** Characters of a step as JSON. A browser drops a cookie of more than 4096 bytes; a seal makes a text a third longer. */
const LONGEST_STEP = 2_000;

/** Whether the cookie can hold a step. One that it cannot would take the whole payment with it. */
export function fitsCookie(next: PaymentStep): boolean {
  return step.safeParse(next).success && JSON.stringify(next).length <= LONGEST_STEP;
}

const openPayment = z.object({
  /** The alias of the city. */
  city: z.string().max(100),
  /** Of the payment's own pages: the key of the stored order, or the number of an order that is paid later. */
  key: z.string().max(100),
  /** Unix milliseconds, by the upstream's clock. */
  created_at: z.number(),
  pay_until: z.number(),
  /** Once the upstream has made the order: with the first attempt to pay. */
  order_id: id.optional(),
  payment_type: z.string().max(50),
  /** What `order/payment-settings` asks about the place. */
  place: z.object({
    order_type: orderType,
    shop_id: id.optional(),
    latitude: z.number().optional(),
    longitude: z.number().optional(),
  }),
  /** The signature of the cart that was stored, its total in minor units, and its lines until the upstream has made the order of them. */
  cart: z.string().max(50),
  total: z.number(),
  lines: z
    .array(
      z.object({ key: z.string().max(50), name: z.string().max(100), count: z.number(), price: z.string().max(30) }),
    )
    .optional(),
  email: z.string().max(200).optional(),
  /** A hash of what the order form sent: the same order sent again finds this payment. */
  order: z.string().max(50),
  /** The last attempt, while nobody knows how it ended. */
  step: step.optional(),
  /** Paid, and the visitor was told so: other windows of this browser still find the order by the address of its payment. */
  told: z.boolean().optional(),
  /** Orders of this visitor for which a payment was begun before: they may have been paid nevertheless. */
  earlier: z.array(id).max(3).default([]),
});

export type PaymentStep = z.output<typeof step>;
export type OpenPayment = z.output<typeof openPayment>;

/** The online payment that is under way in this browser; its key never leaves the cookie but as part of the page's own address. */
const paymentCookie = sealedCookie("payment", openPayment, ({ lines, ...rest }) => (lines ? rest : undefined));

/** The last payment of this browser, in whichever city: under way, or paid a while ago. */
export function lastPayment(visit: Visit): Promise<OpenPayment | undefined> {
  return readCookie(visit.cookies, paymentCookie);
}

/** The payment that is under way, in whichever city. */
export async function anyOpenPayment(visit: Visit): Promise<OpenPayment | undefined> {
  const last = await lastPayment(visit);
  return last?.told ? undefined : last;
}

/**
 * The payment of this address. An order that waits for its payment can be paid by its number too, by whoever may see it
 * (docs/specification/behaviour.md#access-to-orders). Throws a Response: 404 for anybody else, a redirect to the order if there is nothing to pay.
 */
export async function openPaymentOf(visit: Visit, key: string | undefined): Promise<OpenPayment> {
  const open = await lastPayment(visit);
  if (open?.key === key && visit.path() === cityPath(open?.city ?? "")) {
    if (open?.told) throw await visit.redirect(visit.path(`order/${open.order_id}/tracking`));
    return open as OpenPayment;
  }
  if (/^[1-9]\d{0,15}$/.test(key ?? "")) return payByNumber(visit, key, open?.told ? undefined : open);
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
  saveOpenPayment(visit, open);
  return open;
}

/** The payment of an order that was made and left unpaid; `city` is the alias of its city. */
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

/** The orders of payments that another one replaces. */
export function earlierOrders(before: OpenPayment | undefined): number[] {
  return [before?.order_id ?? [], before?.earlier ?? []].flat().slice(0, 3);
}

export function saveOpenPayment(visit: Visit, open: OpenPayment) {
  visit.change(paymentCookie, open.order_id === undefined ? open : { ...open, lines: undefined });
}

/** The payment is over for its visitor, who is told that the order is paid. What was typed into the order form belongs to that order. */
export async function closePayment(visit: Visit, open: OpenPayment, order_id: number) {
  await recordPurchase(visit, order_id, true);
  saveOpenPayment(visit, { ...open, order_id, step: undefined, email: undefined, told: true });
  keepPaymentType(visit, open.payment_type);
  visit.forget("order_draft");
  visit.setTime(undefined);
}

export function forgetOpenPayment(visit: Visit) {
  visit.change(paymentCookie, undefined);
}

/** The page of a payment under its city: the payment page itself, or one that comes after it. */
export function paymentPage({ key }: Pick<OpenPayment, "key">, page = ""): string {
  return `order/payment/${encodeURIComponent(key)}${page && `/${page}`}`;
}

/** Whether nothing of the payment has reached the upstream: its order is not made, and no attempt is under way. */
export function isUntouched({ order_id, step }: OpenPayment): boolean {
  return order_id === undefined && step === undefined;
}

/** How the upstream's calls name the order of a payment. */
export function orderNamedBy(key: string): { order_id: number } | { order_cache_key: string } {
  const number = /^[1-9]\d*$/.test(key) ? Number(key) : NaN;
  return Number.isSafeInteger(number) ? { order_id: number } : { order_cache_key: key };
}

/** The idempotency key of the next attempt: that of the last one, as long as nobody knows whether it took money. */
export function nextAttempt({ step }: OpenPayment): string {
  return step?.at === "asked" ? step.key : crypto.randomUUID();
}
