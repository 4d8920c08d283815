import { z } from "zod";
import type { SeenPrices } from "../../rules/seen-prices";
import type { CookieShape } from "./cookies";

/** A cart with more lines is not compared, because the cookie has to fit into a request beside the others. */
export const MAX_COMPARED_LINES = 40;

const name = z.string().regex(/^[\w-]{1,16}$/);
const minor = z.number().int().min(0).max(1e11);
const line = z.union([z.tuple([name, minor]), z.tuple([name, minor, minor])]);
const written = z.tuple([name, z.number().int().nonnegative(), z.array(line).max(MAX_COMPARED_LINES)]);

/**
 * Stores the prices of the last shown cart, so that a changed price can be shown with its former value. Lines have
 * short names.
 */
export const seenPricesCookie: CookieShape<SeenPrices> = {
  name: "seen_prices",
  parse: (text) => {
    try {
      const read = written.safeParse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
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
  serialise: ({ cart, version, prices, before }) => {
    const lines = Object.entries(prices).map(([key, price]) =>
      key in before ? [key, price, before[key]] : [key, price],
    );
    return Buffer.from(JSON.stringify([cart, version, lines])).toString("base64url");
  },
};
