/** A browser stores at most this many (docs/specification/behaviour.md#favourites). */
export const MAX_FAVOURITES = 50;

/** 50 such keys fit into the cookie, unless they are without any pattern (server/visitor/favourites.ts). */
export const MAX_FAVOURITE_KEY_BYTES = 48;

/** The cookie has one key a line. */
export function canBeFavourite(product_key: string): boolean {
  const bytes = new TextEncoder().encode(product_key).length;
  return bytes > 0 && bytes <= MAX_FAVOURITE_KEY_BYTES && !/[\p{Cc}\ufffd]/u.test(product_key);
}

/**
 * Adds the newest first. In a full list it replaces the oldest dish that is not offered here any more, because the
 * visitor cannot see that one. Undefined if all dishes of a full list are offered.
 */
export function withFavourite(
  keys: readonly string[],
  product_key: string,
  isOffered: (product_key: string) => boolean,
): readonly string[] | undefined {
  if (keys.includes(product_key)) return keys;
  const next = [product_key, ...keys];
  if (next.length <= MAX_FAVOURITES) return next;
  const gone = keys.filter((key) => !isOffered(key)).slice(-1)[0];
  return gone === undefined ? undefined : next.filter((key) => key !== gone);
}

export function withoutFavourite(keys: readonly string[], product_key: string): readonly string[] {
  return keys.filter((key) => key !== product_key);
}
