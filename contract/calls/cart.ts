import { z } from "zod";
import { chosenModifiers } from "../cart";
import { amount, dishKeyNote, id, intervalNote, maybe } from "../primitives";
import { call, cartAnswer, nothing, QUICK, where, WRITE } from "./row";

/** No cart costs more in any currency. */
const MAX_BONUSES = 10_000_000;
const lineKeyNote = { description: "The `key` of the line" };
const oneGift = z.object({ gift_id: id, ...where });

/** See docs/specification/rules-and-calls.md#cart-calls. */
export const cartCalls = {
  cart: call({
    method: "PUT",
    path: "/api/cart",
    summary: "The cart at today's prices in this place",
    request: z.object({ ...where, interval: maybe(z.string()).meta(intervalNote) }),
    group: "cart",
    kind: "visitor",
    limit: QUICK,
    answer: cartAnswer,
  }),
  cartClear: call({
    method: "DELETE",
    path: "/api/cart/clear",
    summary: "Empty the cart",
    request: nothing,
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  /** `count` is the new count of the line, so a repeated or lost call does no harm. */
  cartAdd: call({
    method: "PUT",
    path: "/api/cart/add",
    summary: "Put a dish in; `count` is what its line holds afterwards",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({
      product_key: z.string().meta(dishKeyNote),
      count: z.number().int().min(1).max(100).meta({ description: "What the line holds afterwards" }),
      modifiers: maybe(chosenModifiers).meta({
        description:
          "Count by the modifier's id, whichever group it is of; a required group that is left out gets its first ones",
      }),
      ...where,
    }),
  }),
  /** As in `cartAdd`, `count` is the new count; 0 removes the line. */
  cartRemove: call({
    method: "PUT",
    path: "/api/cart/remove",
    summary: "Take pieces out; `count` is what the line holds afterwards, 0 removes it",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({
      product_key: z.string().meta(lineKeyNote),
      count: z.number().int().min(0).max(100).meta({ description: "What the line holds afterwards; 0 removes it" }),
      ...where,
    }),
  }),
  cartForget: call({
    method: "PUT",
    path: "/api/cart/forget",
    summary: "Remove a line, however many it holds",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ product_key: z.string().meta(lineKeyNote), ...where }),
  }),
  /** Adds one, up to the gift's `max_count`. */
  cartGiftAdd: call({
    method: "PUT",
    path: "/api/cart/gift/add",
    feature: "gifts",
    summary: "Put a gift in",
    request: oneGift,
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartGiftRemove: call({
    method: "PUT",
    path: "/api/cart/gift/remove",
    feature: "gifts",
    summary: "Take a gift out",
    request: oneGift,
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartGiftForget: call({
    method: "PUT",
    path: "/api/cart/gift/forget",
    feature: "gifts",
    summary: "Remove a gift's line",
    request: oneGift,
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartApplyPromocode: call({
    method: "PUT",
    path: "/api/cart/gift/apply-promocode",
    feature: "promo codes",
    summary: "Apply a promo code",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ promocode: z.string(), ...where }),
  }),
  cartForgetPromocode: call({
    method: "PUT",
    path: "/api/cart/gift/forget-promocode",
    feature: "promo codes",
    summary: "Take the promo code off",
    request: z.object(where),
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
  cartApplyBonuses: call({
    method: "PUT",
    path: "/api/cart/gift/apply-bonuses",
    feature: "points",
    summary: "Pay a part with bonuses; 0 takes them off",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({
      bonuses: amount
        .min(0)
        .max(MAX_BONUSES)
        .meta({ description: "How many points to write off: what the cart and the balance allow; 0 none" }),
      ...where,
    }),
  }),
  cartPackagesBag: call({
    method: "PUT",
    path: "/api/cart/packages/bag",
    feature: "bags",
    summary: "Do without the bag, or take it after all",
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
    request: z.object({ without_bag: z.boolean(), ...where }),
  }),
  cartSetInterval: call({
    method: "PUT",
    path: "/api/cart/set-interval",
    feature: "dishes by the hour",
    summary: "Choose when the food should come; null is as soon as possible",
    request: z.object({ interval: z.string().nullable().meta(intervalNote) }),
    group: "cart",
    kind: "write",
    limit: WRITE,
    answer: cartAnswer,
  }),
};
