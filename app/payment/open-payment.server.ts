import { z } from "zod";
import { id, orderType } from "../../contract/primitives";
import { cityPath } from "../../rules/city-alias";
import { readCookie } from "../../server/visitor/cookie-header";
import { sealedCookie } from "../../server/visitor/sealed-cookie";
import type { Visit } from "../../server/visitor/visit";

/** A browser drops a cookie of more than 4096 bytes, and a seal makes a text a third longer. */
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
  }),
  z.object({ at: z.literal("asked"), key: z.uuid() }),
]);

const openPayment = z.object({
  /** The alias of the city. */
  city: z.string().max(100),
  order_cache_key: z.string().max(100),
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
  /** The signature of the cart that was stored, and its total in minor units. */
  cart: z.string().max(50),
  total: z.number(),
  email: z.string().max(200).optional(),
  /** A hash of what the order form sent: the same order sent again finds this payment. */
  order: z.string().max(50),
  /** The last attempt, while nobody knows how it ended. */
  step: step.optional(),
  /** Orders of this visitor for which a payment was begun before: they may have been paid nevertheless. */
  earlier: z.array(id).max(3).default([]),
});

export type PaymentStep = z.output<typeof step>;
export type OpenPayment = z.output<typeof openPayment>;

/** The online payment that is under way in this browser; its key never leaves the cookie but as part of the page's own address. */
const paymentCookie = sealedCookie("payment", openPayment);

/** The payment that is under way, in whichever city. */
export function anyOpenPayment(visit: Visit): Promise<OpenPayment | undefined> {
  return readCookie(visit.cookies, paymentCookie);
}

/** The payment of this address. Throws a 404 Response for anybody but the browser in which the order was made. */
export async function openPaymentOf(visit: Visit, order_cache_key: string | undefined): Promise<OpenPayment> {
  const open = await anyOpenPayment(visit);
  if (!open || open.order_cache_key !== order_cache_key || visit.path() !== cityPath(open.city))
    throw new Response(null, { status: 404 });
  return open;
}

export function saveOpenPayment(visit: Visit, open: OpenPayment) {
  visit.change(paymentCookie, open);
}

export function forgetOpenPayment(visit: Visit) {
  visit.change(paymentCookie, undefined);
}

/** The page of a payment under its city: the payment page itself, or one that comes after it. */
export function paymentPage({ order_cache_key }: Pick<OpenPayment, "order_cache_key">, page = ""): string {
  return `order/payment/${encodeURIComponent(order_cache_key)}${page && `/${page}`}`;
}
