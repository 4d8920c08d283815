import { modifiersOf, type ModifierGroupLike, type ProductModifiers } from "./modifiers";

/** `nutritional_value` is for 100 g or 100 ml. */
export interface DishEnergy {
  weight?: { value: number; unit: string } | null;
  nutritional_value?: { kilocalories: number } | null;
  modifiers?: (ProductModifiers & { available?: boolean | null }) | null;
}

/** Grams and millilitres in a unit of weight. */
const UNITS: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, l: 1000 };

/** Kilocalories of one portion without additions. Undefined if the weight is unknown or depends on the chosen size. */
export function portionEnergy(dish: DishEnergy): number | undefined {
  const { weight, nutritional_value: value } = dish;
  const amount = weight && weight.value * (UNITS[weight.unit] ?? 0);
  if (!value || !amount || modifiersOf(dish).groups.some(isSize)) return undefined;
  return (value.kilocalories * amount) / 100;
}

/** A choice that has to be made and costs differently: 30 or 40 cm. */
const isSize = ({ min, modifiers }: ModifierGroupLike) =>
  min > 0 && new Set(modifiers.map(({ price }) => price)).size > 1;

/**
 * Kilocalories of all lines, rounded to tens because additions and portions vary, and the number of lines whose energy
 * is unknown. Undefined if that of no line is known.
 */
export function orderEnergy(
  lines: readonly (DishEnergy & { count: number })[],
): { kcal: number; unknown: number } | undefined {
  const known = lines.flatMap((line) => {
    const portion = portionEnergy(line);
    return portion === undefined ? [] : portion * line.count;
  });
  if (known.length === 0) return undefined;
  const kcal = 10 * Math.round(known.reduce((sum, one) => sum + one, 0) / 10);
  return { kcal, unknown: lines.length - known.length };
}
