import { toMinor } from "./money";

interface Dish {
  key: string;
  price: number;
  tags?: readonly string[] | null;
  allergens?: readonly string[] | null;
}

/**
 * Finds the dish to offer instead of one that is not available, among the available dishes of its group. The best one
 * adds the fewest allergens, then loses the fewest tags (vegetarian stays vegetarian), then is closest in price, then
 * comes first.
 */
export function alternativeTo<Other extends Dish>(dish: Dish, others: readonly Other[]): Other | undefined {
  const price = toMinor(dish.price);
  const distances = (other: Other) => [
    lacking(other.allergens, dish.allergens),
    lacking(dish.tags, other.tags),
    Math.abs(toMinor(other.price) - price),
  ];
  const ranked = others
    .filter(({ key }) => key !== dish.key)
    .map((other) => ({ other, distances: distances(other) }))
    .sort((one, two) => firstDifference(one.distances, two.distances));
  return ranked[0]?.other;
}

/** Counts the `codes` that are missing in `others`. */
function lacking(codes: readonly string[] | null | undefined, others: readonly string[] | null | undefined): number {
  return (codes ?? []).filter((code) => !others?.includes(code)).length;
}

function firstDifference(one: readonly number[], two: readonly number[]): number {
  return one.map((value, place) => value - (two[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
