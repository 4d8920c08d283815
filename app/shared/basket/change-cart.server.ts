import type { Cart, CartLine } from "../../../contract/cart";
import { singleValue } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import { validCount } from "../../../rules/counts";
import { isSold } from "../../../rules/cart";
import { acceptCart } from "./accept-cart.server";
import { countRefusal, refusal, refuseToChange, type CartOutcome } from "./cart-outcome.server";
import { lineOf } from "../../../server/basket/lines";
import { setPieces } from "./set-pieces.server";

/** Limits of one request. */
const MAX_LINES = 50;
const MAX_LINE_KEY_LENGTH = 500;

/**
 * The counts in a form, by line key; null if one of them is invalid. Scripts and the menu's form send
 * `count.{line_key}`; a line's own form sends `line_key` and `count`.
 */
export function countsOf(form: FormData): Map<string, number> | null {
  const named = [...form.entries()]
    .filter(([name]) => name.startsWith("count."))
    .map(([name, value]) => [name.slice("count.".length), value] as const);
  const pairs = named.length > 0 ? named : [[singleValue(form, "line_key") ?? "", singleValue(form, "count")] as const];
  const counts = new Map<string, number>();
  for (const [line_key, value] of pairs) {
    const count = validCount(value);
    if (!line_key || line_key.length > MAX_LINE_KEY_LENGTH || counts.has(line_key) || count === null) return null;
    counts.set(line_key, count);
  }
  return counts.size <= MAX_LINES ? counts : null;
}

/** Sets the counts of lines; 0 removes a line. Stops at the first failure. */
export async function setCounts(visit: Visit, counts: Map<string, number> | null): Promise<CartOutcome> {
  if (!counts) return countRefusal(visit);
  let product_key: string | undefined;
  let removed: CartLine | undefined;
  try {
    for (const [line_key, count] of counts) {
      const line = lineOf(await visit.ownCart(), line_key) ?? soldOut(await visit.cart(), line_key);
      if (!line && count > 0) return { ok: false, status: 409, errors: { form: visit.t("basket:errors.gone") } };
      if (line && line.count !== count)
        await setPieces(
          visit,
          { product_key: line.product_key, modifiers: line.chosen_modifiers ?? undefined, line },
          count,
        );
      product_key = line?.product_key;
      if (count === 0) removed = line;
    }
    return { ok: true, product_key, removed };
  } catch (error) {
    return refusal(visit, error);
  }
}

/** A line of the guests that nobody can order any more, which the host may take out. */
function soldOut(cart: Cart | undefined, line_key: string): CartLine | undefined {
  const line = lineOf(cart, line_key);
  return line && !isSold(line) ? line : undefined;
}

export async function setBags(visit: Visit, without: string | undefined): Promise<CartOutcome> {
  if (!visit.basket.isOwn) return refuseToChange(visit.basket.ownersOnly);
  if (without !== "0" && without !== "1")
    return { ok: false, status: 422, errors: { form: visit.t("basket:errors.bag") } };
  try {
    await acceptCart(
      visit,
      await visit.upstream.cartPackagesBag({ without_bag: without === "1", ...(await visit.priceScope()) }),
    );
    return { ok: true };
  } catch (error) {
    return refusal(visit, error);
  }
}
