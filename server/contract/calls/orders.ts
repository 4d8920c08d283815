import { z } from "zod";
import { order, orderPayload, orderStatus } from "../order";
import { maybe, orderType } from "../primitives";
import { answer, call, done, QUICK, WRITE } from "./row";

/** Calls about orders (spec 2 §7). */
export const ordersCalls = {
  orderCreate: call({ method: "POST", path: "/api/order/create", request: orderPayload, kind: "write", limit: 20_000, idempotent: true,
    answer: answer({ order_id: maybe(z.number()), payment_type: maybe(z.string()) }) }),
  orderStatus: call({ method: "POST", path: "/api/order/status", kind: "visitor", limit: QUICK,
    request: z.object({ order_id: z.number(), order_type: maybe(orderType), phone: maybe(z.string()) }),
    answer: answer({ order_id: z.number(), order_type: maybe(orderType), status: orderStatus }) }),
  orderCancel: call({ method: "POST", path: "/api/order/cancel", request: z.object({ order_id: z.number() }), kind: "write", limit: WRITE, answer: done }),
  order: call({ method: "GET", path: "/api/order/{id}", request: z.object({ id: z.number() }), kind: "visitor", limit: QUICK, answer: answer({ order }) }),
};
