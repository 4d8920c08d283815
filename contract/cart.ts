import { z } from "zod";
import { product, relatedProducts } from "./menu";
import { amount, maybe } from "./primitives";

/** What was chosen, flat: a modifier's id belongs to one group or to none. */
export const chosenModifiers = z.record(z.string(), z.number().int().min(0).max(100));

/**
 * A line of the cart. `key` names the line: the product's key, or, with modifiers chosen, that key followed by `~` and a signature
 * of the choice, so that one dish in two variants makes two lines. `product_key` is always the product's.
 */
export const cartLine = product.extend({
  product_key: z.string(),
  count: z.number().int(),
  /** One piece with its modifiers. */
  price_with_modifiers: amount,
  chosen_modifiers: maybe(chosenModifiers),
  /** The choice in words, in the language of the request. */
  modifiers_text: maybe(z.string()),
  added_at: maybe(z.union([z.string(), z.number()])),
});

export const cartPackage = z.object({
  alias: z.string(),
  name: maybe(z.string()),
  price: amount,
  count: z.number().int(),
  can_refuse: maybe(z.boolean()),
  /** Refused by the visitor: listed, not charged. */
  refused: maybe(z.boolean()),
});

/** What a cart earns; `count` of it is in the cart. It can be taken while every condition is `validated`, up to `max_count`. */
export const gift = z.object({
  id: z.number(),
  name: z.string(),
  description: maybe(z.string()),
  images: maybe(z.object({ small: maybe(z.string()) })),
  price: amount,
  count: z.number().int(),
  max_count: maybe(z.number().int()),
  is_available: z.boolean(),
  /** What it takes, in words, and whether this cart has it. */
  conditions: maybe(z.array(z.object({ message: z.string(), validated: z.boolean() }))),
});

/** `position` says where it is shown: "top", "bottom", "promocode" (why the code takes nothing off), "bonus_description" (why points can't be spent). */
export const cartMessage = z.object({
  position: z.string(),
  icon: maybe(z.string()),
  title: maybe(z.string()),
  text: maybe(z.string()),
});

export const cartPrices = z.object({
  subtotal: amount,
  delivery: amount,
  packages: amount,
  discount: amount,
  /** Points that are written off, as money. */
  bonuses: maybe(amount),
  /** Points that this cart would earn. */
  upcoming_bonuses: maybe(amount),
  total: amount,
});

export const cart = z.object({
  count: z.number().int(),
  products: z.record(z.string(), cartLine),
  packages: maybe(z.array(cartPackage)),
  /** What goes with it and is not in it. */
  related: maybe(relatedProducts),
  gifts: maybe(z.array(gift)),
  /** As it was accepted; a code that takes nothing off now stays, and a message says why. */
  promocode: maybe(z.string()),
  messages: maybe(z.array(cartMessage)),
  prices: cartPrices,
  /** Whether the visitor wants to spend points; how many are spent is in `prices`. */
  use_bonuses: maybe(z.boolean()),
  interval: maybe(z.string()),
  /** Grows with every change, so that a late answer is told from a new one. */
  version: maybe(z.number().int()),
});

export type ChosenModifiers = z.infer<typeof chosenModifiers>;
export type CartLine = z.infer<typeof cartLine>;
export type CartPackage = z.infer<typeof cartPackage>;
export type Gift = z.infer<typeof gift>;
export type Cart = z.infer<typeof cart>;
