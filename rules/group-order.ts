/** A guest's dishes: pieces by the key of the cart's line. */
export type Held = Readonly<Record<string, number>>;

/**
 * The pieces of a line that each guest has, in the order in which they joined; the rest is the host's. The line may hold
 * fewer than the guests chose, because the host may change the whole basket: the last to join lose theirs first.
 */
export function divideLine(
  count: number,
  line_key: string,
  guests: readonly Held[],
): { guests: number[]; host: number } {
  let left = count;
  const parts = guests.map((held) => {
    const part = Math.min(new Map(Object.entries(held)).get(line_key) ?? 0, left);
    left -= part;
    return part;
  });
  return { guests: parts, host: left };
}

/** Sums in minor units. `bonuses` are the host's points, which pay a part of the total. */
type OrderSums = { packages: number; delivery: number; discount: number; bonuses: number; total: number };

/** `extra`: the part of delivery and packaging. */
export type Share = { dishes: number; discount: number; extra: number; total: number };

/**
 * Each one's share of an order (docs/specification/product.md#group-order): their dishes, less the discount in
 * proportion, and an even part of delivery and packaging. `dishes` are the sums of their dishes, the host's first; those
 * without dishes have no share. Shares are multiples of `unit` if all sums are, and make up the total: what rounding
 * leaves comes to the first ones. Points are the host's money, and lower nobody's share.
 */
export function shareOrder(dishes: readonly number[], sums: OrderSums, unit: number): (Share | undefined)[] {
  const step = [...dishes, ...Object.values(sums)].every((sum) => sum % unit === 0) ? unit : 1;
  const discounts = inProportion(sums.discount, dishes, step);
  const eaters = dishes.map((sum) => (sum > 0 ? 1 : 0));
  const extras = inProportion(sums.packages + sums.delivery, eaters, step);
  const shares = dishes.map((sum, index) => {
    const [discount = 0, extra = 0] = [discounts[index], extras[index]];
    return sum > 0 ? { dishes: sum, discount, extra, total: sum - discount + extra } : undefined;
  });
  // The upstream may have rounded the total.
  const first = shares.find((share) => share);
  const rest = shares.reduce((left, share) => left - (share?.total ?? 0), sums.total + sums.bonuses);
  if (first) first.total += rest;
  return shares;
}

/** Parts of a sum in steps, each less than one step from what is exact. */
function inProportion(whole: number, weights: readonly number[], step: number): number[] {
  const all = weights.reduce((sum, one) => sum + one, 0);
  let [weight, given] = [0, 0];
  return weights.map((one) => {
    weight += one;
    const part = all > 0 ? Math.ceil((whole * weight) / (all * step)) * step - given : 0;
    given += part;
    return part;
  });
}
