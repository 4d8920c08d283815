import { localised, type Localised } from "../../texts";
import { broths } from "./pantry/broths";
import { dairy } from "./pantry/dairy";
import { fruit } from "./pantry/fruit";
import { grains } from "./pantry/grains";
import { herbs } from "./pantry/herbs";
import { meat } from "./pantry/meat";
import { sauces } from "./pantry/sauces";
import { seafood } from "./pantry/seafood";
import { sweets } from "./pantry/sweets";
import { vegetables } from "./pantry/vegetables";
import type { Ingredient } from "./pantry/ingredient";

const pantry = {
  ...seafood,
  ...meat,
  ...dairy,
  ...vegetables,
  ...herbs,
  ...fruit,
  ...grains,
  ...sauces,
  ...broths,
  ...sweets,
};

export type IngredientKey = keyof typeof pantry;

interface NamedIngredient extends Ingredient {
  /** The name in the middle of a list: lower case, German nouns capitalised. */
  name: Localised;
}

export const ingredients = Object.fromEntries(
  Object.entries<Ingredient>(pantry).map(([key, ingredient]) => [
    key,
    { ...ingredient, name: localised(`ingredients.${key}`) },
  ]),
) as Readonly<Record<IngredientKey, NamedIngredient>>;

export function isIngredient(key: string): key is IngredientKey {
  return Object.hasOwn(pantry, key);
}
