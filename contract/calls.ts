import type { z } from "zod";
import { cartCalls } from "./calls/cart";
import { feedbackCalls } from "./calls/feedback";
import { ordersCalls } from "./calls/orders";
import { paymentCalls } from "./calls/payment";
import { peopleCalls } from "./calls/people";
import { shoppingCalls } from "./calls/shopping";

export type { CallKind } from "./calls/row";

/**
 * Lists every upstream call once (docs/specification/rules-and-calls.md#calls). The client, the sandbox's routes and
 * the failure policy are derived from this table.
 */
export const calls = {
  ...shoppingCalls,
  ...cartCalls,
  ...peopleCalls,
  ...ordersCalls,
  ...paymentCalls,
  ...feedbackCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type RequestOf<Name extends CallName> = z.input<Calls[Name]["request"]>;
export type AnswerOf<Name extends CallName> = z.output<Calls[Name]["answer"]>;
