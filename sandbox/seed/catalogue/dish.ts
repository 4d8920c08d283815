import { hasText, localised } from "../../texts";
import type { Accent } from "./accents";
import { allergenKeys } from "./pantry/allergens";
import { ingredients, isIngredient, type IngredientKey } from "./ingredients";
import { nutritionOf } from "./nutrition";
import type { SeedModifiers, SeedProduct } from "./types";

interface Kind {
  group: string;
  unit?: "g" | "ml";
  pieces?: number;
  /** Grams of fat added by frying, per 100 g. */
  frying?: number;
  related?: string[];
  /** The modifiers of dishes that name none. */
  modifiers?: SeedModifiers;
}

/** Minutes from midnight: 11:00 to 16:00. */
export const lunchtime = { from: 11 * 60, to: 16 * 60 };

/** `price` in rubles before the discount; `weight` in grams, for drinks in millilitres. */
interface Portion {
  price: number;
  weight: number;
  pieces?: number;
}

interface Extras {
  discount?: number;
  accent?: Accent;
  popular?: boolean;
  sold_by?: number;
  type?: "stop" | "unavailable";
  served?: { from: number; to: number };
  modifiers?: SeedModifiers;
}

const NO_MODIFIERS: SeedModifiers = { single: [], groups: [] };

/**
 * Returns a constructor for dishes of one kind, whose `made_of` are ingredients separated by spaces. Texts follow from
 * the key; tags, allergens and nutrition from the ingredients.
 */
export function dishes(brand: string, { group, unit = "g", pieces = 1, frying = 0, related = [], ...kind }: Kind) {
  return (key: string, portion: Portion, made_of: string, extras: Extras = {}): SeedProduct => {
    const { sold_by = 1, modifiers = kind.modifiers ?? NO_MODIFIERS, ...rest } = extras;
    const parts = made_of.split(" ").map((part) => known(part, key));
    const others = related.filter((other) => other !== key);
    const text = `${brand}.${group}.${key}`;
    const lead = `${text}.lead`;
    return {
      key,
      group,
      name: localised(`${text}.name`),
      ...(hasText(lead) && { lead: localised(lead) }),
      ingredients: parts,
      price: portion.price,
      weight: { value: portion.weight, unit },
      quantity: portion.pieces ?? pieces,
      sale_multiplicity: sold_by,
      tags: tagsOf(parts),
      allergens: allergenKeys.filter((allergen) =>
        parts.some((part) => ingredients[part].allergens.includes(allergen)),
      ),
      nutrition: nutritionOf(parts, frying),
      modifiers,
      ...(others.length > 0 && { related: others }),
      ...rest,
    };
  };
}

function known(part: string, dish: string): IngredientKey {
  if (!isIngredient(part)) throw new Error(`${dish} is made of ${part}, which is no ingredient`);
  return part;
}

function tagsOf(parts: IngredientKey[]): SeedProduct["tags"] {
  const tags: SeedProduct["tags"] = [];
  if (parts.every((part) => ingredients[part].vegetarian)) tags.push("vegetarian");
  if (parts.some((part) => ingredients[part].spicy)) tags.push("spicy");
  return tags;
}
