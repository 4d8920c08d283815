import { toMinor } from "./money";

interface Dish {
  key: string;
  price: number;
  tags?: readonly string[] | null;
  allergens?: readonly string[] | null;
}

/**
 * The dish that may stand in for one that cannot be had; `others` are those of its group that can. It brings the fewest allergens that the dish itself
 * has not, then loses the fewest of its tags (vegetarian stays vegetarian), then is closest in price, then comes first.
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

/** How many of `codes` are not among `known`. */
function lacking(codes: readonly string[] | null | undefined, known: readonly string[] | null | undefined): number {
  return (codes ?? []).filter((code) => !known?.includes(code)).length;
}

function firstDifference(one: readonly number[], two: readonly number[]): number {
  return one.map((value, place) => value - (two[place] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
