/** The most favourites that a browser keeps (docs/specification/behaviour.md#favourites). */
export const MOST_FAVOURITES = 50;

/** Of a key that can be kept, in bytes of UTF-8. With 50 of them the cookie takes 3.3 kB; browsers drop one of more than 4. */
export const LONGEST_KEY = 48;

/** Whether a product's key can be kept: the list is stored one key a line. */
export function canBeFavourite(product_key: string): boolean {
  const bytes = new TextEncoder().encode(product_key).length;
  return bytes > 0 && bytes <= LONGEST_KEY && !/[\p{Cc}\ufffd]/u.test(product_key);
}

/**
 * The favourites, newest first, after this one was added. Undefined: there are as many as there may be. A dish that is not offered here any more is
 * not shown, so nobody could remove it: the oldest such one makes room.
 */
export function withFavourite(
  keys: readonly string[],
  product_key: string,
  isOffered: (product_key: string) => boolean,
): readonly string[] | undefined {
  if (keys.includes(product_key)) return keys;
  const next = [product_key, ...keys];
  if (next.length <= MOST_FAVOURITES) return next;
  const gone = keys.filter((key) => !isOffered(key)).slice(-1)[0];
  return gone === undefined ? undefined : next.filter((key) => key !== gone);
}

export function withoutFavourite(keys: readonly string[], product_key: string): readonly string[] {
  return keys.filter((key) => key !== product_key);
}
