import type { Cart, CartLine } from "../../contract/cart";
import type { Product } from "../../contract/menu";
import { singleValue, typedValues } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { finish } from "../../server/visitor/finish";
import type { Visit } from "../../server/visitor/visit";
import { rejectForm } from "../page/form-answer.server";
import { sellsLastHour } from "../place/last-hour.server";
import { MAX_COUNT, saleMultiplicity, validCount } from "../../rules/counts";
import { lineKey, modifiersOf, modifierSignature, type ChosenModifiers } from "../../rules/modifiers";
import { countRefusal, messageOf, refusal, type CartOutcome, type CartRefusal } from "./cart-outcome.server";
import { choiceErrors, chosenModifiers } from "./chosen-modifiers.server";

/**
 * Adds the product of a form to the cart: `product_key`, and optionally `count` and modifiers. Idempotent: `count` is what its line holds
 * afterwards; without it a line in the cart stays as it is and a new one gets the least that is sold.
 */
export async function addToCart(visit: Visit, form: FormData): Promise<CartOutcome> {
  const product_key = singleValue(form, "product_key");
  if (!product_key) return productRefusal(visit.t("cart:errors.unknown"));
  const typedCount = form.has("count") ? validCount(singleValue(form, "count")) : undefined;
  if (typedCount === null || typedCount === 0) return countRefusal(visit);
  try {
    const product = await findProduct(visit, product_key);
    if (!product) return productRefusal(visit.t("cart:errors.unknown"));
    if (product.type === "stop" || product.type === "unavailable")
      return productRefusal(product.alert || visit.t("cart:errors.soldOut", { name: product.name }));
    const chosen = chosenModifiers(form, modifiersOf(product));
    const errors = choiceErrors(modifiersOf(product), chosen, visit.t);
    if (Object.keys(errors).length > 0) return { ok: false, status: 422, errors };

    const existing = typedCount === undefined ? lineWith(await visit.cart(), product_key, chosen) : undefined;
    if (existing) return { ok: true, product_key, line_key: existing.key };
    const count = typedCount ?? saleMultiplicity(product, await sellsLastHour(visit));
    const answer = await visit.upstream.cartAdd({
      product_key,
      count: Math.min(count, MAX_COUNT),
      modifiers: Object.keys(chosen).length > 0 ? chosen : undefined,
      ...(await visit.where()),
    });
    visit.cartChanged(answer);
    return { ok: true, product_key, line_key: lineWith(answer.cart, product_key, chosen)?.key };
  } catch (error) {
    return refusal(visit, error);
  }
}

async function findProduct(visit: Visit, product_key: string): Promise<Product | undefined> {
  const { product_groups, popular_products } = await visit.upstream.products(await visit.where());
  const products = [...product_groups.flatMap((group) => group.products), ...(popular_products ?? [])];
  return products.find(({ key }) => key === product_key);
}

function lineWith(cart: Cart | undefined, product_key: string, chosen: ChosenModifiers): CartLine | undefined {
  const signature = modifierSignature(chosen);
  return Object.values(cart?.products ?? {}).find(
    (line) =>
      line.product_key === product_key &&
      line.count > 0 &&
      (line.key === lineKey(product_key, chosen) || modifierSignature(line.chosen_modifiers ?? {}) === signature),
  );
}

function productRefusal(message: string): CartRefusal {
  return { ok: false, status: 422, concerns: "product", errors: { product: message } };
}

/**
 * The answer to a form that adds a product, from the menu or the product's page. Success: back, to the product's card. An address that does
 * not allow it: to the order types (spec 2 §8). Anything else: the errors and the typed values for the page to show.
 */
export async function answerAdd(visit: Visit, form: FormData) {
  const outcome = await addToCart(visit, form);
  const back = safePath(form.get("return_to"), visit.path());
  if (outcome.ok) return finish(visit, form, withProductAnchor(back, outcome.product_key));
  if (outcome.concerns === "delivery_address") {
    visit.setFlash({ tone: "danger", text: messageOf(outcome) });
    return finish(visit, form, `${visit.path("order-type")}?${new URLSearchParams({ return_to: back })}`);
  }
  return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
}

/** The path with the anchor of the product's card, unless it has an anchor already. */
export function withProductAnchor(path: string, product_key: string | undefined): string {
  return product_key === undefined || path.includes("#") ? path : `${path}#${encodeURIComponent(product_key)}`;
}
