import type { Cart } from "../../contract/cart";
import type { Visit } from "../../server/visitor/visit";
import { MAX_COUNT, validCount } from "../../rules/counts";
import { refusal, type CartOutcome, type CartRefusal } from "./cart-outcome.server";

/** Lines that one request may change, and how long their names may be. */
const MOST_LINES = 50;
const LONGEST_KEY = 500;

/** The only value of a field; undefined where it is missing, repeated, or a file. */
export function single(form: FormData, name: string): string | undefined {
  const values = form.getAll(name);
  return values.length === 1 && typeof values[0] === "string" ? values[0] : undefined;
}

/**
 * The counts in a form, by line key; null when any of them is wrong. Scripts and the menu's one form send `count.{line key}`, a line's own
 * form `product_key` (the line's key) with `count`.
 */
export function countsOf(form: FormData): Map<string, number> | null {
  const named = [...form.entries()]
    .filter(([name]) => name.startsWith("count."))
    .map(([name, value]) => [name.slice("count.".length), value] as const);
  const pairs = named.length > 0 ? named : [[single(form, "product_key") ?? "", single(form, "count")] as const];
  const counts = new Map<string, number>();
  for (const [key, value] of pairs) {
    const count = validCount(value);
    if (!key || key.length > LONGEST_KEY || counts.has(key) || count === null) return null;
    counts.set(key, count);
  }
  return counts.size <= MOST_LINES ? counts : null;
}

/** Sets lines to counts; 0 takes a line away. Stops at the first that does not work. */
export async function setCounts(visit: Visit, counts: Map<string, number> | null): Promise<CartOutcome> {
  if (!counts) return wrongCount(visit);
  try {
    for (const [key, count] of counts) {
      const done = await setCount(visit, await visit.cart(), key, count);
      if (!done) return { ok: false, status: 409, errors: { form: visit.t("cart:errors.gone") } };
    }
    return { ok: true };
  } catch (error) {
    return refusal(visit, error);
  }
}

/** False: there is no such line any more. */
async function setCount(visit: Visit, cart: Cart | undefined, key: string, count: number): Promise<boolean> {
  const line = Object.values(cart?.products ?? {}).find((one) => one.key === key);
  if (!line) return count === 0;
  if (line.count === count) return true;
  const where = await visit.where();
  const answer = await (count === 0
    ? visit.upstream.cartForget({ product_key: key, ...where })
    : count < line.count
      ? visit.upstream.cartRemove({ product_key: key, count, ...where })
      : visit.upstream.cartAdd({ product_key: line.product_key, count, modifiers: line.chosen_modifiers, ...where }));
  visit.cartChanged(answer);
  return true;
}

/** Words for a count that no form of ours sends. */
export function wrongCount(visit: Visit): CartRefusal {
  return {
    ok: false,
    status: 422,
    errors: { count: visit.t("cart:errors.count", { max: MAX_COUNT }) },
  };
}

/** Orders the packages with bags ("0") or without ("1"). */
export async function setBags(visit: Visit, without: string | undefined): Promise<CartOutcome> {
  if (without !== "0" && without !== "1")
    return { ok: false, status: 422, errors: { form: visit.t("cart:errors.bag") } };
  try {
    const answer = await visit.upstream.cartPackagesBag({ without_bag: without === "1", ...(await visit.where()) });
    visit.cartChanged(answer);
    return { ok: true };
  } catch (error) {
    return refusal(visit, error);
  }
}
