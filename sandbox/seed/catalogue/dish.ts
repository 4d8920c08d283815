import { hasText, localised } from "../../texts";
import { allergenKeys, ingredientOf, type Ingredient } from "./ingredients";
import { nutritionOf } from "./nutrition";
import type { MenuGroup, SeedModifiers, SeedProduct } from "./schema";

/** A dish has these where neither its row, its kind nor its group says otherwise. */
const defaults = { unit: "g", pieces: 1, frying: 0, related: [], choices: [] } as const;

/** The products of a group. Texts follow from the key; tags, allergens and nutrition from the ingredients. */
export function productsOf(
  brand: string,
  { alias: group, usual, kinds, dishes }: MenuGroup,
  modifiersOf: (choices: readonly string[]) => SeedModifiers,
): SeedProduct[] {
  return dishes.map(({ kind = "", ...row }) => {
    const dish = { ...defaults, ...usual, ...kinds[kind], ...row };
    const { unit, pieces, frying, related, choices, weight, made_of, sold_by, ...rest } = dish;
    const parts = made_of.map(ingredientOf);
    const others = related.filter((other) => other !== dish.key);
    const text = `${brand}.${group}.${dish.key}`;
    const lead = `${text}.lead`;
    return {
      ...rest,
      group,
      name: localised(`${text}.name`),
      ...(hasText(lead) && { lead: localised(lead) }),
      ingredients: made_of,
      weight: { value: weight, unit },
      quantity: pieces,
      sale_multiplicity: sold_by,
      tags: tagsOf(parts),
      allergens: allergenKeys.filter((allergen) => parts.some(({ allergens }) => allergens.includes(allergen))),
      nutrition: nutritionOf(parts, frying),
      modifiers: modifiersOf(choices),
      ...(others.length > 0 && { related: others }),
    };
  });
}

function tagsOf(parts: Ingredient[]): SeedProduct["tags"] {
  const tags: SeedProduct["tags"] = [];
  if (parts.every(({ vegetarian }) => vegetarian)) tags.push("vegetarian");
  if (parts.some(({ spicy }) => spicy)) tags.push("spicy");
  return tags;
}
