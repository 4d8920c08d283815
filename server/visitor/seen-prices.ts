import { z } from "zod";
import type { SeenPrices } from "../../rules/seen-prices";
import { cookies, type CookieShape } from "./cookies";
import { fitting, packed, unpacked } from "./fitting";

/** A cart with more lines is not compared, because the cookie has to fit into a request beside the others. */
export const MAX_COMPARED_LINES = 40;

const name = z.string().regex(/^[\w-]{1,16}$/);
const minor = z.number().int().min(0).max(1e11);
const line = z.union([z.tuple([name, minor]), z.tuple([name, minor, minor])]);
const written = z.tuple([name, z.number().int().nonnegative(), z.array(line).max(MAX_COMPARED_LINES)]);

/**
 * Stores the prices of the last shown cart, so that a changed price can be shown with its former value. Lines have
 * short names. The last lines of a cart that does not fit are not compared.
 */
export const seenPricesCookie: CookieShape<SeenPrices> = {
  name: "seen_prices",
  parse: (text) => {
    try {
      const read = written.safeParse(JSON.parse(unpacked(text)));
      if (!read.success) return undefined;
      const [cart, version, lines] = read.data;
      return {
        cart,
        version,
        prices: Object.fromEntries(lines.map(([key, price]) => [key, price])),
        before: Object.fromEntries(lines.flatMap(([key, , was]) => (was === undefined ? [] : [[key, was]]))),
      };
    } catch {
      return undefined;
    }
  },
  serialise: ({ cart, version, prices, before }, _before, maxBytes = cookies.seen_prices.maxBytes) => {
    const lines = Object.entries(prices).map(([key, price]) =>
      key in before ? [key, price, before[key]] : [key, price],
    );
    return fitting(
      lines,
      maxBytes,
      (kept) => packed(JSON.stringify([cart, version, kept])),
      (kept) => (kept.length > 0 ? kept.slice(0, -1) : undefined),
    );
  },
};
