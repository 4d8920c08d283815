import { z } from "zod";
import { localised, type Localised } from "../../texts";
import { readSeed, rows, words } from "../../read-seed";

/** The order is that of the shop's lists. The names are in the shop's texts, not in the sandbox's. */
export const allergenKeys = [
  "fish",
  "crustaceans",
  "molluscs",
  "milk",
  "egg",
  "gluten",
  "soy",
  "sesame",
  "nuts",
  "peanuts",
  "mustard",
  "celery",
] as const;

const ingredientRow = z.strictObject({
  key: z.string(),
  /** Rough grams per 100 g. */
  proteins: z.number(),
  fats: z.number(),
  carbohydrates: z.number(),
  /** Relative amount in a dish; a filling has 1, the default. */
  share: z.number().positive().optional(),
  allergens: words(z.enum(allergenKeys)).default([]),
  vegetarian: z.boolean().default(true),
  spicy: z.boolean().default(false),
});

export interface Ingredient extends Omit<z.infer<typeof ingredientRow>, "key"> {
  /** The name in the middle of a list: lower case, German nouns capitalised. */
  name: Localised;
}

export const ingredients: ReadonlyMap<string, Ingredient> = new Map(
  readSeed("catalogue/ingredients.json", rows(ingredientRow)).map(({ key, ...row }) => [
    key,
    { ...row, name: localised(`ingredients.${key}`) },
  ]),
);

export function ingredientOf(key: string): Ingredient {
  const found = ingredients.get(key);
  if (!found) throw new Error(`sandbox/seed/catalogue/ingredients.json has no ${key}`);
  return found;
}
