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
 * without dishes have no share. Shares are multiples of `unit`; the first one takes what rounding leaves, so that they
 * make up the total. Points are the host's money, and lower nobody's share.
 */
export function shareOrder(dishes: readonly number[], sums: OrderSums, unit: number): (Share | undefined)[] {
  const all = dishes.reduce((sum, one) => sum + one, 0);
  const eaters = dishes.filter((sum) => sum > 0).length;
  const first = dishes.findIndex((sum) => sum > 0);
  const round = (sum: number) => Math.round(sum / unit) * unit;
  const shares = dishes.map((sum, index) => {
    if (sum <= 0 || index === first) return undefined;
    const discount = round((sums.discount * sum) / all);
    const extra = round((sums.packages + sums.delivery) / eaters);
    return { dishes: sum, discount, extra, total: Math.max(0, sum - discount + extra) };
  });
  if (first < 0) return shares;
  const rest = (whole: number, part: keyof Share) => shares.reduce((left, share) => left - (share?.[part] ?? 0), whole);
  shares[first] = {
    dishes: dishes[first] ?? 0,
    discount: rest(sums.discount, "discount"),
    extra: rest(sums.packages + sums.delivery, "extra"),
    total: rest(sums.total + sums.bonuses, "total"),
  };
  return shares;
}
