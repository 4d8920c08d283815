import { z } from "zod";
import { chosenModifiers } from "../cart";
import { amount, maybe } from "../primitives";
import { call, cartAnswer, nothing, QUICK, where, WRITE } from "./row";

/** No cart costs as much in any of the currencies. */
const MOST_BONUSES = 10_000_000;
const oneGift = z.object({ gift_id: z.number(), ...where });

/** Calls about the cart (spec 2 §7). */
export const cartCalls = {
  cart: call({
    method: "PUT",
    path: "/api/cart",
    request: z.object({ ...where, interval: maybe(z.string()) }),
    kind: "visitor",
    limit: QUICK,
    answer: cartAnswer,
  }),
  cartClear: call({
    method: "DELETE",
    path: "/api/cart/clear",
    request: nothing,
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  /** `count` is what the line should hold afterwards, so that a repeated or lost call does no harm. */
  cartAdd: call({
    method: "PUT",
    path: "/api/cart/add",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({
      product_key: z.string(),
      count: z.number().int().min(1).max(100),
      modifiers: maybe(chosenModifiers),
      ...where,
    }),
  }),
  /** As `cartAdd`: the count left; 0 removes the line. */
  cartRemove: call({
    method: "PUT",
    path: "/api/cart/remove",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ product_key: z.string(), count: z.number().int().min(0).max(100), ...where }),
  }),
  cartForget: call({
    method: "PUT",
    path: "/api/cart/forget",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ product_key: z.string(), ...where }),
  }),
  /** One more, up to the gift's `max_count`. */
  cartGiftAdd: call({
    method: "PUT",
    path: "/api/cart/gift/add",
    request: oneGift,
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  /** One less. */
  cartGiftRemove: call({
    method: "PUT",
    path: "/api/cart/gift/remove",
    request: oneGift,
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartGiftForget: call({
    method: "PUT",
    path: "/api/cart/gift/forget",
    request: oneGift,
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartApplyPromocode: call({
    method: "PUT",
    path: "/api/cart/gift/apply-promocode",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ promocode: z.string(), ...where }),
  }),
  cartForgetPromocode: call({
    method: "PUT",
    path: "/api/cart/gift/forget-promocode",
    request: z.object(where),
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  /** How many points to write off, as money; more than the limit counts as the limit, 0 as none. */
  cartApplyBonuses: call({
    method: "PUT",
    path: "/api/cart/gift/apply-bonuses",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ bonuses: amount.min(0).max(MOST_BONUSES), ...where }),
  }),
  cartPackagesBag: call({
    method: "PUT",
    path: "/api/cart/packages/bag",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ without_bag: z.boolean(), ...where }),
  }),
  cartSetInterval: call({
    method: "PUT",
    path: "/api/cart/set-interval",
    request: z.object({ interval: z.string().nullable() }),
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
};
