/** A stored order can be paid for this time (docs/specification/rules-and-calls.md#times). */
export const PAY_WITHIN_MS = 10 * 60_000;

/** Pages poll a pending payment (docs/specification/rules-and-calls.md#times). */
export const PAYMENT_POLL_SECONDS = 5;

const WALLETS = new Set(["applePay", "googlePay"]);

/**
 * Only a script can detect a wallet, so none is offered without JavaScript
 * (docs/specification/behaviour.md#without-javascript).
 */
export function isWallet(payment_type: string): boolean {
  return WALLETS.has(payment_type);
}

/** An aggregator delivers the order and collects the money itself (docs/specification/rules-and-calls.md#defaults). */
export function isAggregator(payment_type: string): boolean {
  return payment_type.startsWith("aggregator");
}

/** The payment type that needs a card, on our page or the acquirer's. */
export const CARD = "cardOnline";

export function asksCard(payment_type: string): boolean {
  return payment_type === CARD;
}

const IN_APP = new Set(["sbp", "sberPay"]);

/** The order form needs no details: the order button leads to the app of the bank. */
export function paysInApp(payment_type: string): boolean {
  return IN_APP.has(payment_type);
}

/**
 * Every status of the kitchen means `paid`, because the upstream sends no unpaid order there. A canceled order was not
 * paid, or is being refunded.
 */
export function paymentState(status: string): "waiting" | "paid" | "canceled" {
  if (status === "waiting_for_payment") return "waiting";
  return status === "canceled" ? "canceled" : "paid";
}

/** Each request is a notification on the customer's phone. */
const REQUEST_INTERVAL_MS = 30_000;

/** Both times are Unix milliseconds. */
export function nextRequestAt(sent_at: number): number {
  return sent_at + REQUEST_INTERVAL_MS;
}

/** Both times are Unix milliseconds. */
export function timeToPay(pay_until: number, now: number): number {
  return Math.max(0, pay_until - now);
}

/**
 * The knowledge about a payment. `unknown`: the upstream does not answer. `none`: no attempt to pay has reached it. `at`:
 * where the attempt is, as far as this browser knows. `isOver`: the time to pay.
 */
type PaymentProgress = {
  state: ReturnType<typeof paymentState> | "unknown" | "none";
  at?: "bank" | "elsewhere";
  isOver: boolean;
};

/** The pages of a payment. `done` leads on to the paid order, `over` belongs to an order that was not paid in time. */
export type PaymentPlace = "pay" | "bank" | "wait" | "done" | "over";

/** The page that a visitor of `page` belongs to: the same one, or where it leads (docs/specification/product.md#online-payment). */
export function paymentPlace(page: PaymentPlace, { state, at, isOver }: PaymentProgress): PaymentPlace {
  if (state === "paid") return "done";
  if (state === "canceled") return "over";
  switch (page) {
    case "pay":
      return isOver && !at ? "over" : "pay";
    case "bank":
      return at === "bank" ? "bank" : "pay";
    case "wait":
      if (!at) return "pay";
      return state === "none" && isOver ? "over" : "wait";
    case "done":
      return state === "none" ? "pay" : "wait";
    case "over":
      return isOver ? "over" : "pay";
  }
}
