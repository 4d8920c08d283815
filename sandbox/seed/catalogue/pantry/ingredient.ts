import type { AllergenKey } from "./allergens";

export interface Ingredient {
  allergens: AllergenKey[];
  vegetarian: boolean;
  spicy: boolean;
  /** Rough grams per 100 g. */
  proteins: number;
  fats: number;
  carbohydrates: number;
  /** Relative amount in a dish; a filling has 1, the default. */
  share?: number;
}

type Grams = [proteins: number, fats: number, carbohydrates: number];

export function meatless(grams: Grams, ...allergens: AllergenKey[]): Ingredient {
  const [proteins, fats, carbohydrates] = grams;
  return { allergens, vegetarian: true, spicy: false, proteins, fats, carbohydrates };
}

export function animal(grams: Grams, ...allergens: AllergenKey[]): Ingredient {
  return { ...meatless(grams, ...allergens), vegetarian: false };
}

export function hot(ingredient: Ingredient): Ingredient {
  return { ...ingredient, spicy: true };
}

export function share(share: number, ingredient: Ingredient): Ingredient {
  return { ...ingredient, share };
}

/** Sets a default share for a group of ingredients. */
export function shelf<Key extends string>(usual: number, items: Record<Key, Ingredient>): Record<Key, Ingredient> {
  const entries = Object.entries<Ingredient>(items).map(([key, item]) => [key, { share: usual, ...item }]);
  return Object.fromEntries(entries) as Record<Key, Ingredient>;
}
