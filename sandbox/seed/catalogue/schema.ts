import { z } from "zod";
import type { Localised } from "../../texts";
import { promotionAliases } from "../offers/promotions";
import { nameIn, period, rows, words } from "../../read-seed";
import { accents, type Accent } from "./accents";
import { ingredients, type Ingredient } from "./ingredients";
import type { Nutrition } from "./nutrition";

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens");
const ingredient = nameIn("ingredients.json", ingredients);

const option = z.strictObject({
  /** `choices.<id>` in the texts, or an ingredient. */
  id: key,
  /** Rubles. */
  price: z.number().nonnegative().default(0),
  max: z.int().positive().default(1),
  type: z.literal("stop").optional(),
});

/** `choices.json`: what a customer chooses to a dish. */
export const choicesFile = z.strictObject({
  single: rows(option, "id"),
  groups: rows(
    z.strictObject({
      key,
      /** `choices.groups.<id>` in the texts; the key if missing. */
      id: key.optional(),
      min: z.int().nonnegative().default(0),
      max: z.int().positive().default(1),
      /** In a group that needs exactly one, the first is the default. */
      options: rows(option, "id"),
    }),
  ),
  /** Choices that are dishes of the menu, whose pictures they have. */
  pictures: z.record(key, key),
});

/**
 * A word of a dish's choices: a single choice, a group, or a group and the ingredient that comes first in it, as in
 * "sauce:teriyaki".
 */
function choiceOf({ single, groups }: Choices) {
  const known = new Set([...single.map(({ id }) => id), ...groups.map((group) => group.key)]);
  return z.string().superRefine((word, context) => {
    const [name = "", first] = word.split(":");
    const add = (message: string) => context.addIssue({ code: "custom", message });
    if (!known.has(name)) add(`choices.json has no "${name}"`);
    if (first !== undefined && !ingredients.has(first)) add(`ingredients.json has no "${first}"`);
  });
}

/** `menu.json`: the groups of the menu in order, with their dishes. `choices` is the brand's `choices.json`. */
export function menuFile(choices: Choices) {
  /** Most dishes of a group have these in common. */
  const usual = z
    .strictObject({
      unit: z.enum(["g", "ml"]),
      /** 1 if not counted. */
      pieces: z.int().positive(),
      /** Grams of fat added by frying, per 100 g. */
      frying: z.number().nonnegative(),
      related: words(key),
      choices: words(choiceOf(choices)),
    })
    .partial();
  const dish = usual.extend({
    /** Unique across brands; also the name of the picture's file. The texts are `<brand>.<group>.<key>`. */
    key,
    kind: z.string().optional(),
    /** Whole rubles, before the discount. */
    price: z.int().positive(),
    /** Grams, or for drinks millilitres. */
    weight: z.number().positive(),
    made_of: words(ingredient),
    discount: z.int().min(1).max(99).optional(),
    accent: z.enum(Object.keys(accents) as [Accent, ...Accent[]]).optional(),
    popular: z.literal(true).optional(),
    sold_by: z.int().positive().default(1),
    type: z.enum(["stop", "unavailable"]).optional(),
    /** The dish is made in these hours of the city's clock; missing means during all working hours. */
    served: period.optional(),
  });
  return z.array(
    z
      .strictObject({
        alias: key,
        show_on_main: z.boolean().default(false),
        usual: usual.default({}),
        /** Some dishes of the group have these instead, by the `kind` in their row. */
        kinds: z.record(z.string(), usual).default({}),
        dishes: rows(dish),
      })
      .superRefine(({ kinds, dishes }, context) =>
        dishes.forEach(({ kind }, index) => {
          if (kind !== undefined && !kinds[kind])
            context.addIssue({ code: "custom", path: ["dishes", index, "kind"], message: `kinds has no "${kind}"` });
        }),
      ),
  );
}

const gift = z.strictObject({
  id: z.int().positive(),
  /** The dish that is given away; the gift has its name and picture. */
  product_key: key,
  max_count: z.int().positive(),
  conditions: z.array(
    z.discriminatedUnion("kind", [
      /** Minimum cost of the dishes in rubles of the Russian price list, converted to the city's currency. */
      z.strictObject({ kind: z.literal("subtotal"), rubles: z.number().positive() }),
      z.strictObject({ kind: z.literal("takeaway") }),
      z.strictObject({ kind: z.literal("birthday") }),
    ]),
  ),
  /** Only carts with this code are offered the gift. */
  promocode: z.string().optional(),
});

const banner = z.strictObject({
  id: z.int().positive(),
  /**
   * `banners.<brand>.<key>` in the texts: a name of at most three short lines, separated by "\n". They name no prices,
   * because these differ by country.
   */
  key,
  button: z.enum(["choose", "look", "try"]),
  picture: key,
  ground: z.enum(["accent", "sea", "leaf", "cream", "herb"]),
  opens: z.union([z.strictObject({ product_key: key }), z.strictObject({ group: key })]),
  /** Aliases of cities. */
  not_in: words(z.string()).optional(),
  /** Present if the banner opens by itself instead of standing in the row. */
  popup: z
    .strictObject({
      /** Paths below the city's home. An empty list means all pages. */
      pages: z.array(z.string().startsWith("/")),
      delay_seconds: z.number().nonnegative(),
      every: z.tuple([z.int().positive(), z.enum(["day", "hours"])]),
      /** The month in which it is shown, relative to the current one; missing means always. */
      month: z.literal([-1, 0, 1]).optional(),
    })
    .optional(),
});

/** `brand.json` */
export const brandFile = z.strictObject({
  /** The brand's name in the names of its shops and companies. */
  name: z.string(),
  has_points: z.boolean(),
  /** Dishes are sold one by one in a shop's last hour. The brand's settings have the same switch. */
  last_hour: z.boolean(),
  /** Key of the dish whose picture a promotion of the chain shows. */
  promotion_pictures: z.record(z.enum(promotionAliases), key),
  gifts: z.array(gift),
  /** The large banner comes first. */
  banners: rows(banner),
});

type Brand = z.infer<typeof brandFile>;
export type Choices = z.infer<typeof choicesFile>;
export type Option = z.infer<typeof option>;
export type MenuGroup = z.infer<ReturnType<typeof menuFile>>[number];
type Dish = MenuGroup["dishes"][number];
export type SeedGift = z.infer<typeof gift>;
export type GiftCondition = SeedGift["conditions"][number];

export interface SeedBanner extends Omit<z.infer<typeof banner>, "key" | "button"> {
  name: Localised;
  description: Localised;
  button_text: Localised;
}

export interface SeedModifier extends Option {
  name: Localised;
  picture?: string;
  min: number;
}

export interface SeedModifiers {
  single: SeedModifier[];
  groups: { id: string; name: Localised; min: number; max: number; modifiers: SeedModifier[] }[];
}

export interface SeedProduct extends Pick<
  Dish,
  "key" | "price" | "discount" | "accent" | "popular" | "type" | "served"
> {
  group: string;
  name: Localised;
  /** A sentence that opens the description. */
  lead?: Localised;
  ingredients: string[];
  weight: { value: number; unit: "g" | "ml" };
  /** Number of pieces; 1 if not counted. */
  quantity: number;
  sale_multiplicity: number;
  tags: ("vegetarian" | "spicy")[];
  allergens: Ingredient["allergens"];
  nutrition: Nutrition;
  modifiers: SeedModifiers;
  related?: string[];
}

export interface SeedCatalogue extends Omit<Brand, "banners"> {
  groups: { alias: string; name: Localised; subtitle?: Localised; show_on_main: boolean }[];
  /** The products are in the order of their groups. */
  products: SeedProduct[];
  banners: SeedBanner[];
}
