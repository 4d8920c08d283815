import { z } from "zod";
import { cart } from "../cart";
import { productGroup } from "../menu";
import { order, orderPayload, orderStatus } from "../order";
import { deliveryAddress, shop } from "../place";
import { coordinates, maybe, orderType } from "../primitives";
import { answer, call, done, QUICK, WRITE } from "./row";

/** Calls about orders (spec 2 §7). */
export const ordersCalls = {
  orderCreate: call({
    method: "POST",
    path: "/api/order/create",
    request: orderPayload,
    kind: "write",
    limit: 20_000,
    idempotent: true,
    answer: answer({ order_id: maybe(z.number()), payment_type: maybe(z.string()) }),
  }),
  orderStatus: call({
    method: "POST",
    path: "/api/order/status",
    kind: "visitor",
    limit: QUICK,
    request: z.object({ order_id: z.number(), order_type: maybe(orderType), phone: maybe(z.string()) }),
    answer: answer({ order_id: z.number(), order_type: maybe(orderType), status: orderStatus }),
  }),
  orderCancel: call({
    method: "POST",
    path: "/api/order/cancel",
    request: z.object({ order_id: z.number() }),
    kind: "write",
    limit: WRITE,
    answer: done,
  }),
  /** Fills the cart with what a finished order held, at its place; a `notification` names what is no longer to be had. */
  orderRepeat: call({
    method: "POST",
    path: "/api/order/repeat",
    request: z.object({ order_id: z.number() }),
    kind: "write",
    limit: WRITE,
    answer: answer({
      order_type: orderType,
      shop: maybe(shop),
      delivery_address: maybe(deliveryAddress),
      cart,
      product_groups: maybe(z.array(productGroup)),
    }),
  }),
  /** Only while the order is `sent`; to those who may ask for its status. */
  courierLocation: call({
    method: "GET",
    path: "/api/order-tracking/get-courier-location",
    kind: "visitor",
    limit: QUICK,
    request: z.object({ order_id: z.number(), phone: maybe(z.string()) }),
    answer: answer({ coordinates }),
  }),
  /** Keeps an order for the ten minutes in which it can be made and paid. `created_at`: Unix milliseconds. */
  orderCreateCache: call({
    method: "POST",
    path: "/api/order/create-order-cache",
    request: orderPayload,
    kind: "write",
    limit: WRITE,
    idempotent: true,
    answer: answer({ order_cache_key: maybe(z.string()), created_at: maybe(z.number()) }),
  }),
  order: call({
    method: "GET",
    path: "/api/order/{id}",
    request: z.object({ id: z.number(), phone: maybe(z.string()) }),
    kind: "visitor",
    limit: QUICK,
    answer: answer({ order }),
  }),
};
