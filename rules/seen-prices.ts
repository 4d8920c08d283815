/** What a visitor has seen of a cart's prices. Minor units, by line. */
export interface SeenPrices {
  /** Names the cart and its currency: prices of another one are not compared. */
  cart: string;
  /** Grows with every change of the cart. */
  version: number;
  prices: Readonly<Record<string, number>>;
  /** What the prices were that have changed since. */
  before: Readonly<Record<string, number>>;
}

/**
 * What is seen once the cart is shown with these prices. A price that changed keeps what it was until the next change of the cart
 * (so that it can be read again), or until it is what it was.
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
