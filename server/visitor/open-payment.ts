import { z } from "zod";
import { id, orderType } from "../../contract/primitives";
import { readCookie } from "./cookie-header";
import { cookies } from "./cookies";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

/** The longest `complete_link`, in characters: a cookie and an address have room for it. */
export const MAX_LINK_LENGTH = 300;

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

/** The payment that was begun last, in whichever city: in progress, or ended some time ago. */
export function lastPayment(visit: Visit): Promise<OpenPayment | undefined> {
  return readCookie(visit.cookies, paymentCookie);
}

/** The payment in progress, in whichever city. */
export async function anyOpenPayment(visit: Visit): Promise<OpenPayment | undefined> {
  const last = await lastPayment(visit);
  return last?.is_seen_paid || last?.is_over ? undefined : last;
}

export function saveOpenPayment(visit: Visit, open: OpenPayment) {
  visit.change(paymentCookie, open.order_id === undefined ? open : { ...open, lines: undefined });
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

/** Whether nothing of the payment has reached the upstream. */
export function isUntouched({ order_id, step }: OpenPayment): boolean {
  return order_id === undefined && step === undefined;
}
