import type { Cart, CartLine } from "../../contract/cart";
import { singleValue } from "../../server/guard/form";
import type { Visit } from "../../server/visitor/visit";
import { validCount } from "../../rules/counts";
import { acceptCart } from "./accept-cart.server";
import { countRefusal, refusal, type CartOutcome } from "./cart-outcome.server";

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
      const line = lineOf(await visit.cart(), line_key);
      if (!line && count > 0) return { ok: false, status: 409, errors: { form: visit.t("basket:errors.gone") } };
      if (line && line.count !== count) await setCount(visit, line, count);
      product_key = line?.product_key;
      if (count === 0) removed = line;
    }
    return { ok: true, product_key, removed };
  } catch (error) {
    return refusal(visit, error);
  }
}

export function lineOf(cart: Cart | undefined, line_key: string): CartLine | undefined {
  return Object.values(cart?.products ?? {}).find(({ key }) => key === line_key);
}

/** The contract removes pieces by a line's key (`product_key`), but adds them by a product with its modifiers. */
async function setCount(visit: Visit, line: CartLine, count: number) {
  const { upstream } = visit;
  const where = await visit.priceScope();
  if (count === 0) await acceptCart(visit, await upstream.cartForget({ product_key: line.key, ...where }));
  else if (count < line.count)
    await acceptCart(visit, await upstream.cartRemove({ product_key: line.key, count, ...where }));
  else {
    const { product_key, chosen_modifiers: modifiers } = line;
    await acceptCart(visit, await upstream.cartAdd({ product_key, count, modifiers, ...where }));
  }
}

export async function setBags(visit: Visit, without: string | undefined): Promise<CartOutcome> {
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
