import { z } from "zod";
import { amount, dispensable, extras, id, independent, list, maybe, price } from "./primitives";

/** A cart holds at most this many of a dish, so a default choice cannot require more. */
const MAX_REQUIRED_COUNT = 100;

export const modifier = z.object({
  id: z.string(),
  name: z.string(),
  image: maybe(z.string()),
  price,
  min: z.number().int().max(MAX_REQUIRED_COUNT),
  max: z.number().int(),
  type: maybe(z.string()).meta({ description: '"stop": not to be had now' }),
  /** The chosen count, in a line of a cart. */
  count: maybe(z.number().int()),
});

export const modifierGroup = z.object({
  id: z.string(),
  name: z.string(),
  min: z.number().int().max(MAX_REQUIRED_COUNT),
  max: z.number().int(),
  modifiers: z.array(modifier),
});

export const productModifiers = z.object({
  available: maybe(z.boolean()),
  single: z.array(modifier).meta({ description: "Each goes by its own min and max" }),
  groups: z.array(modifierGroup),
});

const productType = z.enum(["default", "related", "unavailable", "stop", "packet"]);

export const product = z.object({
  id,
  key: z.string(),
  name: z.string(),
  description: maybe(z.string()),
  price,
  basic_price: maybe(amount).meta({ description: "Before the discount" }),
  discount: maybe(z.number()).meta({ description: "Percent" }),
  images: maybe(z.object({ small: maybe(z.string()) })),
  weight: dispensable(z.object({ value: z.number(), unit: z.string() })),
  quantity: maybe(z.number()).meta({ description: "Pieces in a portion" }),
  sale_multiplicity: maybe(z.number().int()).meta({
    description: "Sold so many at a time: `count` is a multiple of it",
  }),
  sale_multiplicity_last_hour: maybe(z.number().int()).meta({ description: "The same in the last work hour" }),
  type: dispensable(productType),
  accent: maybe(z.string()),
  accent_text: maybe(z.string()),
  /** Codes ("fish", "gluten") that filters use. A code without a translation is shown unchanged. */
  allergens: maybe(extras(z.string())),
  /** "vegetarian", "vegan" and "spicy" are used by the menu's filters. Without tags the menu has no such filters. */
  tags: maybe(extras(z.string())),
  nutritional_value: dispensable(
    z
      .object({ proteins: z.number(), fats: z.number(), carbohydrates: z.number(), kilocalories: z.number() })
      .meta({ description: "Per 100 g" }),
  ),
  modifiers: maybe(productModifiers),
  has_related_products: maybe(z.boolean()),
  product_group_id: maybe(id),
  alert: maybe(z.string()),
  /** Includes the modifiers chosen in a cart, or the default choice in a menu. */
  price_with_modifiers: maybe(amount).meta({ description: "One piece with its modifiers" }),
  /** The number in the cart; only in answers for one visitor. */
  count: maybe(z.number().int()),
  /** Whether the visitor may remove it from the cart. */
  can_refuse: maybe(z.boolean()),
});

/**
 * Related products are a list or an object with arbitrary keys
 * (docs/specification/rules-and-calls.md#cities-shops-products-times); `Object.values` reads both.
 */
export const relatedProducts = z.union([extras(product), independent(z.record(z.string(), product), "extra")]);

export const productGroup = z.object({
  id,
  alias: z.string(),
  name: z.string(),
  description: maybe(z.string()),
  sort: maybe(z.number()),
  show_on_main: maybe(z.boolean()),
  images: maybe(z.object({ big: maybe(z.string()) })),
  products: list(product),
});

export type Modifier = z.infer<typeof modifier>;
export type ModifierGroup = z.infer<typeof modifierGroup>;
export type ProductModifiers = z.infer<typeof productModifiers>;
export type Product = z.infer<typeof product>;
export type ProductGroup = z.infer<typeof productGroup>;
