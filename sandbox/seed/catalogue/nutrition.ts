import { ingredients, type IngredientKey } from "./ingredients";
import type { Nutrition } from "./types";

/** Per 100 g: the ingredients' average, weighted by their shares, plus `frying` grams of fat. */
export function nutritionOf(parts: IngredientKey[], frying = 0): Nutrition {
  const shareOf = (part: IngredientKey) => ingredients[part].share ?? 1;
  const whole = parts.reduce((sum, part) => sum + shareOf(part), 0);
  const average = (nutrient: "proteins" | "fats" | "carbohydrates") =>
    parts.reduce((sum, part) => sum + ingredients[part][nutrient] * shareOf(part), 0) / whole;
  const proteins = tenths(average("proteins"));
  const fats = tenths(average("fats") + frying);
  const carbohydrates = tenths(average("carbohydrates"));
  return { proteins, fats, carbohydrates, kilocalories: Math.round(4 * proteins + 9 * fats + 4 * carbohydrates) };
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}
