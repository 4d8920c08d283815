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

export interface OrderedDish extends DishEnergy {
  type?: string | null;
  count: number;
  price_with_modifiers: number;
}

/**
 * Kilocalories of all lines, rounded to tens because additions and portions vary, and the number of dishes whose energy
 * is unknown, with the `gifts`, whose energy the upstream never tells. Packages and things that cost nothing, such as
 * cutlery, are no dishes. Undefined if nothing is known to have any.
 */
export function orderEnergy(
  lines: readonly OrderedDish[],
  gifts: number,
): { kcal: number; unknown: number } | undefined {
  const portions = lines.map((line) => ({ ...line, portion: portionEnergy(line) }));
  const kcal = 10 * Math.round(portions.reduce((sum, { portion = 0, count }) => sum + portion * count, 0) / 10);
  if (kcal <= 0) return undefined;
  const unknown = portions.filter((line) => line.portion === undefined && isDish(line)).length;
  return { kcal, unknown: unknown + gifts };
}

const isDish = ({ type, price_with_modifiers }: OrderedDish) => type !== "packet" && price_with_modifiers > 0;
