import { withAsciiDigits } from "./digits";

export type OrderType = "delivery" | "takeaway";

/** Characters other than lowercase letters are ignored (docs/specification/rules-and-calls.md#order-type-field). */
export function parseOrderType(value: unknown): OrderType | undefined {
  if (typeof value !== "string") return undefined;
  const letters = value.replace(/[^a-z]/g, "");
  return letters === "delivery" || letters === "takeaway" ? letters : undefined;
}

/** Accepts the digits of any alphabet, spaces, and words before them, as in "Order #12345" of a message. */
export function readOrderNumber(text: string): number | undefined {
  const plain = withAsciiDigits(text.normalize("NFKC")).replace(/\p{Format}/gu, "");
  const digits = plain.replace(/^[\p{Letter}\s.:#]{0,40}/u, "").replace(/\s|\.$/g, "");
  const number = /^\d+$/.test(digits) ? Number(digits) : 0;
  return number > 0 && Number.isSafeInteger(number) ? number : undefined;
}

/** Values of `status.alias` (docs/specification/product.md#order-status). Only delivery has `sent`. */
const ORDER_STATUSES = ["accepted", "cooking", "sent", "done", "canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** A chain may have further statuses. */
export function isOrderStatus(alias: string): alias is OrderStatus {
  return (ORDER_STATUSES as readonly string[]).includes(alias);
}

export type OrderStep = Exclude<OrderStatus, "canceled">;

const STEPS: Record<OrderType, readonly OrderStep[]> = {
  delivery: ["accepted", "cooking", "sent", "done"],
  takeaway: ["accepted", "cooking", "done"],
};

/**
 * An order can be cancelled until the kitchen starts. All functions of this file accept aliases that they do not know.
 */
export function canCancel(status: string): boolean {
  return status === "accepted";
}

export function canRepeat(status: string): boolean {
  return status === "done";
}

/** Returns "ahead" if a cancellation would start a refund. Undefined if no money was paid online. */
export function refundOf(status: string, payment_state: string | null | undefined): "ahead" | "under way" | undefined {
  if (payment_state === "refunded") return "under way";
  return status !== "canceled" && (payment_state === "paid" || payment_state === "held") ? "ahead" : undefined;
}

export function isFinal(status: string): boolean {
  return status === "done" || status === "canceled";
}

/** An order is for later if it is expected more than this time ahead (docs/specification/product.md#order-status). */
const LATER_MS = 2 * 60 * 60_000;

/** An order that waits for its payment may never be cooked, so it is not yet for later. Times are in Unix milliseconds. */
export function isForLater(status: string, expected_at: number | null | undefined, now: number): boolean {
  return isTracked(status) && status !== "waiting_for_payment" && (expected_at ?? now) - now > LATER_MS;
}

/** Whether a delivery has not left and a takeaway order is not ready. A status of the chain's own counts as before that. */
export function isBeingMade(status: string): boolean {
  return isTracked(status) && status !== "waiting_for_payment" && status !== "sent";
}

export function isTracked(status: string): boolean {
  return !isFinal(status);
}

export function orderSteps(orderType: OrderType): readonly OrderStep[] {
  return STEPS[orderType];
}

export interface StepState {
  step: OrderStep;
  state: "done" | "now" | "ahead";
}

/** All steps are done in a finished order and ahead for an unknown alias. A cancelled order has none. */
export function orderProgress(status: string, orderType: OrderType): StepState[] {
  if (status === "canceled") return [];
  const at = STEPS[orderType].findIndex((step) => step === status);
  return STEPS[orderType].map((step, index) => {
    if (index < at || status === "done") return { step, state: "done" };
    return { step, state: index === at ? "now" : "ahead" };
  });
}
