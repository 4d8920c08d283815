/** By line, in minor units. */
export interface SeenPrices {
  /** The cart and its currency. Prices of another cart or currency are not compared. */
  cart: string;
  /** The version grows with every change of the cart. */
  version: number;
  prices: Readonly<Record<string, number>>;
  /** The earlier prices of the lines whose price has changed. */
  before: Readonly<Record<string, number>>;
}

/**
 * Returns the prices that count as seen once the cart is shown. A changed price keeps its earlier price until the next
 * change of the cart, so that a reload still shows it, or until it is the same again.
 */
export function seenNow(seen: SeenPrices | undefined, now: Omit<SeenPrices, "before">): SeenPrices {
  if (seen?.cart !== now.cart) return { ...now, before: {} };
  const kept = seen.version === now.version ? seen.before : {};
  const before = Object.entries(now.prices).flatMap(([line, price]) => {
    const was = kept[line] ?? seen.prices[line];
    return was === undefined || was === price ? [] : [[line, was] as const];
  });
  return { ...now, before: Object.fromEntries(before) };
}
