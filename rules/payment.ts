/** Milliseconds in which a stored order can be paid, from when it was stored (docs/specification/rules-and-calls.md#times). */
export const PAY_WITHIN = 10 * 60_000;

/** Seconds between two looks at a payment that is under way (docs/specification/rules-and-calls.md#times). */
export const ASK_EVERY = 5;

const WALLETS = new Set(["applePay", "googlePay"]);

/**
 * Whether a wallet of the visitor's device pays. Only a script can tell whether there is one: never offered without
 * (docs/specification/behaviour.md#without-javascript).
 */
export function isWallet(payment_type: string): boolean {
  return WALLETS.has(payment_type);
}

/** Whether the delivery service that brings the order collects the money, by its own means (docs/specification/rules-and-calls.md#defaults). */
export function isAggregator(payment_type: string): boolean {
  return payment_type.startsWith("aggregator");
}

/** The alias of the way that asks for a card, on our page or the acquirer's. */
export const CARD = "cardOnline";

export function asksCard(payment_type: string): boolean {
  return payment_type === CARD;
}

const IN_APP = new Set(["sbp", "sberPay"]);

/** Whether the customer's bank app pays. Nothing is asked for here: the order button leads on to the app. */
export function paysInApp(payment_type: string): boolean {
  return IN_APP.has(payment_type);
}

/**
 * What an order's status says of its payment. `paid` is every status that the kitchen has: the upstream lets no order there before it is paid.
 * A canceled order was not paid, or the money goes back.
 */
export function paymentState(status: string): "waiting" | "paid" | "canceled" {
  if (status === "waiting_for_payment") return "waiting";
  return status === "canceled" ? "canceled" : "paid";
}

/** Milliseconds between two requests to the customer's bank app: each is a notification on somebody's phone. */
const REQUEST_EVERY = 30_000;

/** When a request to the bank's app, sent at this moment, may be sent again. Both in Unix milliseconds. */
export function nextRequestAt(sent_at: number): number {
  return sent_at + REQUEST_EVERY;
}

/** Milliseconds that are left to pay; 0 once the time is over. Both in Unix milliseconds. */
export function timeToPay(pay_until: number, now: number): number {
  return Math.max(0, pay_until - now);
}
