import { z } from "zod";
import { payAnswer, paymentSettings, payRequest } from "../payment";
import { maybe } from "../primitives";
import { answer, call, QUICK, WRITE } from "./row";

/** Calls about paying online (spec 2 §7). */
export const paymentCalls = {
  orderPaymentSettings: call({
    method: "POST",
    path: "/api/order/payment-settings",
    kind: "visitor",
    limit: QUICK,
    request: z.object({
      payment_type: z.string(),
      is_delivery: z.boolean(),
      city_id: z.number(),
      shop_id: maybe(z.number()),
      latitude: maybe(z.number()),
      longitude: maybe(z.number()),
    }),
    answer: answer(paymentSettings.shape),
  }),
  /** Makes the order of `order_cache_key` where it is not made yet, waiting for payment, and begins to pay for it. */
  orderPay: call({
    method: "POST",
    path: "/api/order/pay",
    request: payRequest,
    kind: "write",
    limit: 20_000,
    idempotent: true,
    answer: answer(payAnswer.shape),
  }),
  /** Whether the bank confirmed: `success: false` means not yet. Needs no session: the bank's answer comes without cookies. */
  orderPost3ds: call({
    method: "POST",
    path: "/api/order/post3ds",
    kind: "write",
    limit: WRITE,
    request: z.object({
      TransactionId: maybe(z.string()),
      PaRes: maybe(z.string()),
      cres: maybe(z.string()),
      order_id: maybe(z.number()),
      order_cache_key: maybe(z.string()),
      last_attempt: maybe(z.boolean()),
    }),
    answer: answer({ success: z.boolean(), order_id: maybe(z.number()), complete_link: maybe(z.string()) }),
  }),
};
