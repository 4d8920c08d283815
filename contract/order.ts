import { z } from "zod";
import { cart, chosenModifiers } from "./cart";
import { deliveryAddress, shop } from "./place";
import {
  amount,
  dispensable,
  extras,
  id,
  maybe,
  orderCacheKeyNote,
  orderType,
  phoneNote,
  unixMilliseconds,
  unixMillisecondsNote,
} from "./primitives";

const cashNote = { description: "The banknote that change is needed from; 0 or missing: none" };

export const statusAlias = z.enum(["waiting_for_payment", "accepted", "cooking", "sent", "done", "canceled"]);

/**
 * A status that is unknown to the storefront is shown by its `name` and `description`, as one between `accepted` and
 * `done`.
 */
export const orderStatus = z.object({
  alias: z.string().meta({ description: `One of ${statusAlias.options.join(", ")}, or the chain's own` }),
  name: z.string(),
  description: maybe(z.string()),
});

/**
 * "held": reserved on the card until the order is done. "refunded": the order was canceled, or the money came after the
 * deadline.
 */
export const paymentState = z.enum(["waiting", "paid", "held", "refunded"]);

export const paymentStateNote = {
  description: "What became of the money of an order that is paid online; missing: none was taken, and none is awaited",
};

export const order = z.object({
  order_id: id,
  /** Used only while `order/status` has no answer. */
  status: maybe(orderStatus),
  order_type: dispensable(orderType),
  city_id: maybe(id),
  delivery_address: maybe(deliveryAddress),
  /** The shop that cooks it and, for takeaway, hands it over. */
  shop: maybe(shop),
  cart,
  payment_type: maybe(z.string()),
  payment_state: dispensable(paymentState.meta(paymentStateNote)),
  pay_until: maybe(unixMilliseconds).meta({
    description: "Unix milliseconds: when an order that waits for its payment is canceled",
  }),
  cash: maybe(amount).meta(cashNote),
  comment: maybe(z.string()),
  currency: maybe(z.string()),
  created_at: maybe(unixMilliseconds).meta(unixMillisecondsNote),
  expected_at: maybe(unixMilliseconds).meta({
    description: "Unix milliseconds: when the food is there, or ready to be collected",
  }),
  /** The start of each status, oldest first, in Unix milliseconds. */
  history: maybe(extras(z.object({ alias: z.string(), at: unixMilliseconds }))),
});

/** An order in a list may lack its contents, which then come from `order/{id}`. */
export const listedOrder = order.extend({ cart: maybe(cart) });

export const paymentType = z.object({
  alias: z.string().meta({
    description:
      "cash, card, cardOnline, applePay, googlePay, sbp, sberPay; an alias that begins with `aggregator` is paid to the delivery service that brings the order; an unknown one is shown by its name",
  }),
  name: z.string(),
  is_online: maybe(z.boolean()),
});

export const interval = z.object({
  id: z.string(),
  title: z.string().meta({ description: "19:00–19:30" }),
  day_name: maybe(z.string()),
  disabled: maybe(z.boolean()).meta({ description: "Taken, or too late" }),
  start_timestamp: unixMilliseconds.meta(unixMillisecondsNote),
});

export const intervalDate = z.object({
  date_string: z.string().meta({ description: "YYYY-MM-DD" }),
  formatted_string: z.string(),
  day_name: maybe(z.string()),
  is_today: maybe(z.boolean()),
  is_tomorrow: maybe(z.boolean()),
});

/** The parts of `delivery_address` that an order contains for the courier. */
export const orderAddress = z.object({
  id: maybe(id),
  street: maybe(z.string()),
  room: maybe(z.string()),
  entrance: maybe(z.string()),
  floor: maybe(z.string()),
  intercom: maybe(z.string()),
  description: maybe(z.string()),
});

/** A line that the visitor saw in the cart (docs/specification/product.md#entities). */
export const orderedLine = z.object({
  product_key: z.string(),
  count: z.number().int().min(1).max(100),
  modifiers: maybe(chosenModifiers),
});

/** A payload names at most this many lines; a longer cart is ordered without naming them. */
export const MAX_ORDERED_LINES = 100;

/**
 * The order payload (docs/specification/rules-and-calls.md#orders-and-payment). The session's cart is ordered; a `cart`
 * in the payload must match it.
 */
export const orderPayload = z.object({
  city_id: id,
  order_type: orderType,
  shop_id: maybe(id),
  phone: z.string().meta(phoneNote),
  username: z.string(),
  email: maybe(z.string()).meta({ description: "Needed in Turkey for `cardOnline`" }),
  payment_type: z.string(),
  cash: maybe(amount).meta(cashNote),
  order_comment: maybe(z.string()),
  cart: maybe(z.array(orderedLine).max(MAX_ORDERED_LINES)).meta({
    description: "The lines that the customer saw; missing only where a long order is sent again",
  }),
  order_cache_key: maybe(z.string()).meta(orderCacheKeyNote),
  delivery_address: maybe(orderAddress),
  interval_id: maybe(z.string()).meta({ description: "The `id` of an interval; missing: as soon as possible" }),
});

export type StatusAlias = z.infer<typeof statusAlias>;
export type Order = z.infer<typeof order>;
export type ListedOrder = z.infer<typeof listedOrder>;
export type OrderPayload = z.infer<typeof orderPayload>;
export type PaymentType = z.infer<typeof paymentType>;
export type Interval = z.infer<typeof interval>;
export type IntervalDate = z.infer<typeof intervalDate>;
