import { z } from "zod";
import { payAnswer, paymentSettings, payRequest } from "../payment";
import { completeLinkNote, id, latitude, longitude, maybe, orderCacheKeyNote } from "../primitives";
import { answer, call, QUICK, WRITE } from "./row";

/** See docs/specification/rules-and-calls.md#orders-and-payment. */
export const paymentCalls = {
  orderPaymentSettings: call({
    method: "POST",
    path: "/api/order/payment-settings",
    feature: "online payment",
    summary: "Which acquirer takes the money here, and what it needs",
    group: "payment",
    kind: "visitor",
    limit: QUICK,
    request: z.object({
      payment_type: z.string(),
      is_delivery: z.boolean(),
      city_id: id,
      shop_id: maybe(id),
      latitude: maybe(latitude),
      longitude: maybe(longitude),
    }),
    answer: answer(paymentSettings.shape),
  }),
  /**
   * Creates the order of `order_cache_key` if it does not exist yet, as waiting for payment, and starts the payment.
   */
  orderPay: call({
    method: "POST",
    path: "/api/order/pay",
    feature: "online payment",
    summary: "Pay online; `reason` says what happens next",
    request: payRequest,
    group: "payment",
    kind: "write",
    limit: 20_000,
    idempotent: true,
    answer: answer(payAnswer.shape),
  }),
  /**
   * Checks the bank's confirmation; `success: false` means not yet. It needs no session, because the bank's POST has no
   * cookies.
   */
  orderPost3ds: call({
    method: "POST",
    path: "/api/order/post3ds",
    feature: "online payment",
    summary: "Hand in what the bank answered to 3-D Secure",
    group: "payment",
    kind: "write",
    limit: WRITE,
    request: z.object({
      TransactionId: maybe(z.string()).meta({ description: "The `MD` of `order/pay`" }),
      PaRes: maybe(z.string()),
      cres: maybe(z.string()),
      order_id: maybe(id),
      order_cache_key: maybe(z.string()).meta(orderCacheKeyNote),
      last_attempt: maybe(z.boolean()),
    }),
    answer: answer({
      success: z.boolean().meta({ description: "false: not yet, ask again" }),
      order_id: maybe(id),
      complete_link: maybe(z.string()).meta(completeLinkNote),
    }),
  }),
};
