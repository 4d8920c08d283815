import type { Ingredient } from "./ingredients";

/** Grams, and kilocalories, per 100 g. */
export interface Nutrition {
  proteins: number;
  fats: number;
  carbohydrates: number;
  kilocalories: number;
}

/** Per 100 g: the ingredients' average, weighted by their shares, plus `frying` grams of fat. */
export function nutritionOf(parts: readonly Ingredient[], frying: number): Nutrition {
  const whole = parts.reduce((sum, { share = 1 }) => sum + share, 0);
  const average = (nutrient: "proteins" | "fats" | "carbohydrates") =>
    parts.reduce((sum, part) => sum + part[nutrient] * (part.share ?? 1), 0) / whole;
  const proteins = tenths(average("proteins"));
  const fats = tenths(average("fats") + frying);
  const carbohydrates = tenths(average("carbohydrates"));
  return { proteins, fats, carbohydrates, kilocalories: Math.round(4 * proteins + 9 * fats + 4 * carbohydrates) };
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}
