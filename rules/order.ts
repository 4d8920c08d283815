import type { OrderType } from "./order-type";

/** Order statuses by `status.alias` (spec 1 §4); only delivery has `sent`. */
export const ORDER_STATUSES = ["accepted", "cooking", "sent", "done", "canceled"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderStep = Exclude<OrderStatus, "canceled">;

const STEPS: Record<OrderType, readonly OrderStep[]> = {
  delivery: ["accepted", "cooking", "sent", "done"],
  takeaway: ["accepted", "cooking", "done"],
};

/** An order can be called off only before the kitchen starts. Every question here takes any alias: upstream may know more of them. */
export function canCancel(status: string): boolean {
  return status === "accepted";
}

/** Only what was really had can be had again. */
export function canRepeat(status: string): boolean {
  return status === "done";
}

/** Nothing more will happen to this order. */
export function isFinal(status: string): boolean {
  return status === "done" || status === "canceled";
}

/** Whether there is something to follow: the tracking link and its polling. */
export function isTracked(status: string): boolean {
  return !isFinal(status);
}

/** The steps that an order of this type goes through, in order. */
export function orderSteps(orderType: OrderType): readonly OrderStep[] {
  return STEPS[orderType];
}

export interface StepState {
  step: OrderStep;
  state: "done" | "now" | "ahead";
}

/** Where an order is among its steps. A finished order has them all done; a canceled one has none to show; an unknown alias has them all ahead. */
export function orderProgress(status: string, orderType: OrderType): StepState[] {
  if (status === "canceled") return [];
  const at = STEPS[orderType].findIndex((step) => step === status);
  return STEPS[orderType].map((step, index) => {
    if (index < at || status === "done") return { step, state: "done" };
    return { step, state: index === at ? "now" : "ahead" };
  });
}
