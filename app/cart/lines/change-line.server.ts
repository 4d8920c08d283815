import { singleValue, typedValues } from "../../../server/guard/form";
import { safePath } from "../../../server/guard/safe-path";
import type { Visit } from "../../../server/visitor/visit";
import { isSold } from "../../../rules/cart";
import { MAX_COUNT, validCount } from "../../../rules/counts";
import { lineKey, modifiersOf } from "../../../rules/modifiers";
import { setPieces } from "../../shared/basket/set-pieces.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { choiceErrors, modifiersInForm, findProduct, productRefusal } from "./add-to-cart.server";
import { sayRemoved } from "../../shared/basket/cart-flash.server";
import { countRefusal, refusal, type CartOutcome } from "../../shared/basket/cart-outcome.server";
import { setCounts } from "../../shared/basket/change-cart.server";
import { lineOf, lineWith } from "../../../server/basket/lines";

/**
 * Gives a line of the cart the choice and count of a form: `line_key`, `product_key`, `count`, modifiers. The contract
 * has no call for that, so the line of the new choice is added before the old one is removed: a failure between the two
 * calls leaves one line too many, never one too few. It is idempotent, because the count of the new line is the count
 * that the page showed there (`held.{line key}`) plus that of this line.
 */
export async function changeLine(visit: Visit, form: FormData): Promise<CartOutcome> {
  const line_key = singleValue(form, "line_key") ?? "";
  const count = validCount(singleValue(form, "count"));
  if (!count) return countRefusal(visit);
  try {
    const cart = await visit.ownCart();
    const line = lineOf(cart, line_key);
    const product_key = line?.product_key ?? singleValue(form, "product_key") ?? "";
    const product = await findProduct(visit, product_key);
    if (!product) return productRefusal(visit.t("basket:errors.unknown"));
    const chosen = modifiersInForm(form, modifiersOf(product));
    const errors = choiceErrors(modifiersOf(product), chosen, visit.t);
    if (Object.keys(errors).length > 0) return { ok: false, status: 422, errors };

    const target = lineWith(cart, product_key, chosen);
    if (target?.key === line_key) {
      const outcome = await setCounts(visit, new Map([[line_key, count]]));
      return outcome.ok ? { ok: true, product_key, line_key } : outcome;
    }
    if (!line && !target) return { ok: false, status: 409, errors: { form: visit.t("basket:errors.gone") } };
    const held = validCount(singleValue(form, `held.${lineKey(product_key, chosen)}`)) ?? 0;
    const modifiers = Object.keys(chosen).length > 0 ? chosen : undefined;
    const total = Math.min(held + count, MAX_COUNT);
    let changed = await setPieces(visit, { product_key, modifiers }, total);
    if (line) changed = await setPieces(visit, { product_key, modifiers: line.chosen_modifiers ?? undefined, line }, 0);
    return { ok: true, product_key, line_key: lineWith(changed, product_key, chosen)?.key };
  } catch (error) {
    return refusal(visit, error);
  }
}

export async function answerRemoval(visit: Visit, form: FormData) {
  const outcome = await setCounts(visit, new Map([[singleValue(form, "line_key") ?? "", 0]]));
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  // A removed line has no anchor any more.
  const path = safePath(form.get("return_to"), visit.path("cart")).replace(/#line-.*$/, "#cart");
  // An unavailable line cannot be restored.
  if (outcome.removed && isSold(outcome.removed)) sayRemoved(visit, outcome.removed, path);
  return visit.finish(form, path);
}

export async function answerChange(visit: Visit, form: FormData) {
  const outcome = await changeLine(visit, form);
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  const [back] = safePath(form.get("return_to"), visit.path("cart")).split("#");
  return visit.finish(form, `${back}#line-${encodeURIComponent(outcome.line_key ?? "")}`);
}
