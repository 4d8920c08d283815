import { z } from "zod";
import { product } from "./menu";
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

/** `position` says where it is shown: "top", "bottom", "bonus_description". */
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
  bonuses: maybe(amount),
  upcoming_bonuses: maybe(amount),
  total: amount,
});

export const cart = z.object({
  count: z.number().int(),
  products: z.record(z.string(), cartLine),
  packages: maybe(z.array(cartPackage)),
  messages: maybe(z.array(cartMessage)),
  prices: cartPrices,
  interval: maybe(z.string()),
  /** Grows with every change, so that a late answer is told from a new one. */
  version: maybe(z.number().int()),
});

export type ChosenModifiers = z.infer<typeof chosenModifiers>;
export type CartLine = z.infer<typeof cartLine>;
export type CartPackage = z.infer<typeof cartPackage>;
export type Cart = z.infer<typeof cart>;
