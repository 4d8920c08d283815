import { z } from "zod";
import { product, relatedProducts } from "./menu";
import { dishKeyNote, extras, id, intervalNote, maybe, price, sum } from "./primitives";

/** The chosen modifiers with their counts, by modifier id. A modifier belongs to one group or to none. */
export const chosenModifiers = z.record(z.string(), z.number().int().min(0).max(100));

/**
 * A line of the cart. `key` identifies the line: the product's key or, with chosen modifiers, that key followed by `~`
 * and a signature of the choice. Two variants of a dish are therefore two lines. `product_key` is always the product's.
 */
export const cartLine = product.extend({
  key: z.string().meta({ description: "Names the line in `cart/remove` and `cart/forget`" }),
  product_key: z.string().meta(dishKeyNote),
  count: z.number().int(),
  price_with_modifiers: sum.meta({ description: "One piece with its modifiers" }),
  chosen_modifiers: maybe(chosenModifiers),
  /** The choice as text, in the language of the request. */
  modifiers_text: maybe(z.string()),
  added_at: maybe(z.union([z.string(), z.number()])),
});

export const cartPackage = z.object({
  alias: z.string(),
  name: maybe(z.string()),
  price,
  count: z.number().int(),
  can_refuse: maybe(z.boolean()),
  refused: maybe(z.boolean()).meta({ description: "Listed, not charged" }),
});

const giftCondition = z.object({
  message: z.string(),
  validated: z.boolean(),
  missing: maybe(sum).meta({ description: "What the dishes still have to cost more; missing: not told" }),
});

/**
 * A gift that a cart can earn; `count` is the number in the cart. It can be added while every condition is `validated`,
 * up to `max_count`.
 */
export const gift = z.object({
  id,
  name: z.string(),
  description: maybe(z.string()),
  images: maybe(z.object({ small: maybe(z.string()) })),
  price,
  count: z.number().int(),
  max_count: maybe(z.number().int()),
  is_available: z.boolean(),
  /** The text of each condition, and whether this cart meets it. */
  conditions: maybe(z.array(giftCondition)),
  promocode: maybe(z.string()).meta({ description: "The promo code that brings it; missing: none" }),
});

const cartMessage = z.object({
  position: z.string().meta({
    description:
      '"top", "bottom", "promocode" (why the code takes nothing off), "bonus_description" (why points can\'t be spent)',
  }),
  icon: maybe(z.string()),
  title: maybe(z.string()),
  text: maybe(z.string()),
});

const cartPrices = z.object({
  subtotal: sum,
  delivery: sum,
  packages: sum,
  discount: sum,
  promocode: maybe(sum).meta({ description: "The part of `discount` that is the promo code's; missing: not told" }),
  bonuses: maybe(sum).meta({ description: "Points that are spent, as money" }),
  upcoming_bonuses: maybe(sum).meta({ description: "Points that this cart would earn" }),
  total: sum,
});

export const cart = z.object({
  count: z.number().int(),
  products: z.record(z.string(), cartLine).meta({ description: "By key of the line" }),
  packages: maybe(z.array(cartPackage)),
  /** Suggested products that are not in the cart. */
  related: maybe(relatedProducts),
  gifts: maybe(extras(gift)),
  /** The code as it was accepted. A code without effect stays, and a message explains it. */
  promocode: maybe(z.string()),
  messages: maybe(extras(cartMessage)),
  prices: cartPrices,
  /** `prices.bonuses` is the number of points that are deducted. */
  use_bonuses: maybe(z.boolean()).meta({ description: "Whether the visitor wants to spend points" }),
  interval: maybe(z.string()).meta(intervalNote),
  /** A late answer has a lower version than a newer one. */
  version: maybe(z.number().int()).meta({ description: "Grows with every change" }),
});

export type CartLine = z.infer<typeof cartLine>;
export type CartPackage = z.infer<typeof cartPackage>;
export type Gift = z.infer<typeof gift>;
export type Cart = z.infer<typeof cart>;
