import { isSold } from "../../../rules/cart";
import { toMinor } from "../../../rules/money";
import { seenNow } from "../../../rules/seen-prices";
import type { Cart } from "../../../contract/cart";
import { readCookie } from "../../../server/visitor/cookie-header";
import { MAX_COMPARED_LINES, seenPricesCookie } from "../../../server/visitor/seen-prices";
import type { Visit } from "../../../server/visitor/visit";
import { shortHash } from "../../shared/basket/cart-signature.server";

const nameOf = (line_key: string) => shortHash(line_key).slice(0, 8);

/**
 * Returns the earlier price of a line in minor units if it has changed since the visitor saw this cart. Stores the
 * current prices.
 */
export async function pricesBefore(
  visit: Visit,
  { cart, version, whose }: { cart: Cart; version: number; whose: string },
): Promise<(line_key: string) => number | undefined> {
  const seen = await readCookie(visit.cookies, seenPricesCookie);
  const sold = Object.values(cart.products).filter((line) => line.count > 0 && isSold(line));
  const prices = sold
    .slice(0, MAX_COMPARED_LINES)
    .map((line) => [nameOf(line.key), toMinor(line.price_with_modifiers)] as const);
  const now = seenNow(seen, { cart: shortHash(whose).slice(0, 8), version, prices: Object.fromEntries(prices) });
  if (JSON.stringify(now) !== JSON.stringify(seen) && (seen || prices.length > 0)) visit.change(seenPricesCookie, now);
  return (line_key) => now.before[nameOf(line_key)];
}
