import { z } from "zod";
import { cart } from "../cart";
import { order, orderPayload, orderStatus, paymentState, paymentStateNote } from "../order";
import { deliveryAddress, shop } from "../place";
import {
  coordinates,
  dispensable,
  id,
  maybe,
  orderCacheKeyNote,
  orderType,
  phoneNote,
  unixMilliseconds,
  unixMillisecondsNote,
} from "../primitives";
import { answer, call, done, QUICK, unreadMenu, WRITE } from "./row";

/** See docs/specification/rules-and-calls.md#orders-and-payment. */
export const ordersCalls = {
  orderCreate: call({
    method: "POST",
    path: "/api/order/create",
    summary: "Make an order of the cart, once for an Idempotency-Key",
    request: orderPayload,
    group: "orders",
    kind: "write",
    limit: 20_000,
    idempotent: true,
    answer: answer({ order_id: maybe(id), payment_type: maybe(z.string()) }),
  }),
  orderStatus: call({
    method: "POST",
    path: "/api/order/status",
    summary: "How far an order is",
    group: "orders",
    kind: "visitor",
    limit: QUICK,
    request: z.object({ order_id: id, order_type: maybe(orderType), phone: maybe(z.string()).meta(phoneNote) }),
    answer: answer({
      order_id: id,
      order_type: dispensable(orderType),
      status: orderStatus,
      payment_state: dispensable(paymentState.meta(paymentStateNote)),
    }),
  }),
  orderCancel: call({
    method: "POST",
    path: "/api/order/cancel",
    summary: "Cancel an order that nobody has begun to cook",
    request: z.object({ order_id: id }),
    group: "orders",
    kind: "write",
    limit: WRITE,
    answer: done,
  }),
  /**
   * Fills the cart with the contents of a finished order, at its place. A `notification` names dishes that are no
   * longer available.
   */
  orderRepeat: call({
    method: "POST",
    path: "/api/order/repeat",
    feature: "repeated orders",
    summary: "Put what a finished order held into the cart again",
    request: z.object({ order_id: id }),
    group: "orders",
    kind: "write",
    limit: WRITE,
    answer: answer({
      order_type: orderType,
      shop: maybe(shop),
      delivery_address: maybe(deliveryAddress),
      cart,
      ...unreadMenu,
    }),
  }),
  /** Available only while the order is `sent`, to visitors who may see its status. */
  courierLocation: call({
    method: "GET",
    path: "/api/order-tracking/get-courier-location",
    feature: "courier tracking",
    summary: "Where the courier of an order is",
    group: "courier",
    kind: "visitor",
    limit: 2_000,
    request: z.object({ order_id: id, phone: maybe(z.string()).meta(phoneNote) }),
    answer: answer({ coordinates }),
  }),
  /** Stores an order for the ten minutes in which it can be created and paid. */
  orderCreateCache: call({
    method: "POST",
    path: "/api/order/create-order-cache",
    feature: "online payment",
    summary: "Keep an order's details while the customer pays, for ten minutes",
    request: orderPayload,
    group: "payment",
    kind: "write",
    limit: WRITE,
    idempotent: true,
    answer: answer({
      order_cache_key: maybe(z.string()).meta(orderCacheKeyNote),
      created_at: maybe(unixMilliseconds).meta(unixMillisecondsNote),
    }),
  }),
  order: call({
    method: "GET",
    path: "/api/order/{id}",
    summary: "An order with what is in it",
    request: z.object({ id, phone: maybe(z.string()).meta(phoneNote) }),
    group: "orders",
    kind: "visitor",
    limit: QUICK,
    answer: answer({ order }),
  }),
};
