import type { Cart, CartLine } from "../../contract/cart";
import type { Product } from "../../contract/menu";
import { typedValues } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { finish } from "../../server/visitor/finish";
import type { Visit } from "../../server/visitor/visit";
import { rejectForm } from "../page/form-answer.server";
import { sellsLastHour } from "../place/last-hour.server";
import { MAX_COUNT, saleMultiplicity, validCount } from "../../rules/counts";
import { lineKey, modifiersOf, modifierSignature, type ChosenModifiers } from "../../rules/modifiers";
import { linesInOrder } from "./cart-view.server";
import { single, wrongCount } from "./change-cart.server";
import { choiceErrors, chosenIn } from "./chosen-modifiers.server";
import { refusal, sentence, type CartOutcome, type CartRefusal } from "./cart-outcome.server";

/**
 * Puts the product of a form into the cart: `product_key`, perhaps `count` and a choice (chosen-modifiers.server). `count` is what its line
 * holds afterwards; without one a line that is there stays as it is, and a new one gets the least that is sold: submitting twice does
 * not add twice.
 */
export async function addToCart(visit: Visit, form: FormData): Promise<CartOutcome> {
  const product_key = single(form, "product_key");
  if (!product_key) return unknownProduct(visit);
  const typed = form.has("count") ? validCount(single(form, "count")) : undefined;
  if (typed === null || typed === 0) return wrongCount(visit);
  try {
    const product = await findProduct(visit, product_key);
    if (!product) return unknownProduct(visit);
    if (product.type === "stop" || product.type === "unavailable") return soldOut(visit, product);
    const modifiers = modifiersOf(product);
    const chosen = chosenIn(form, modifiers);
    const errors = choiceErrors(modifiers, chosen, visit.t);
    if (Object.keys(errors).length > 0) return { ok: false, status: 422, errors };
    const line = typed === undefined ? lineWith(await visit.cart(), product_key, chosen) : undefined;
    if (line) return { ok: true, line: line.key };
    return await put(visit, product, typed ?? saleMultiplicity(product, await sellsLastHour(visit)), chosen);
  } catch (error) {
    return refusal(visit, error);
  }
}

async function put(visit: Visit, { key }: Product, count: number, chosen: ChosenModifiers): Promise<CartOutcome> {
  const modifiers = Object.keys(chosen).length > 0 ? chosen : undefined;
  const answer = await visit.upstream.cartAdd({
    product_key: key,
    count: Math.min(count, MAX_COUNT),
    modifiers,
    ...(await visit.where()),
  });
  visit.cartChanged(answer);
  return { ok: true, line: lineWith(answer.cart, key, chosen)?.key };
}

async function findProduct(visit: Visit, key: string): Promise<Product | undefined> {
  const { product_groups, popular_products } = await visit.upstream.products(await visit.where());
  return [...product_groups.flatMap(({ products }) => products), ...(popular_products ?? [])].find(
    (product) => product.key === key,
  );
}

function lineWith(cart: Cart | undefined, product_key: string, chosen: ChosenModifiers): CartLine | undefined {
  const lines = cart ? linesInOrder(cart).filter((line) => line.product_key === product_key) : [];
  const signature = modifierSignature(chosen);
  return lines.find(
    (line) => line.key === lineKey(product_key, chosen) || modifierSignature(line.chosen_modifiers ?? {}) === signature,
  );
}

function unknownProduct(visit: Visit): CartRefusal {
  return {
    ok: false,
    status: 422,
    concerns: "product",
    errors: { product: visit.t("cart:errors.unknown") },
  };
}

function soldOut(visit: Visit, { name, alert }: Product): CartRefusal {
  return {
    ok: false,
    status: 422,
    concerns: "product",
    errors: { product: alert || visit.t("cart:errors.soldOut", { name }) },
  };
}

/**
 * The whole answer to a form that adds a product, from the menu or from the product's own page: back to where it was with the product in
 * sight; to the order types when the address does not allow it (spec 2 §8); else `errors` and what was typed, for the page to show.
 */
export async function answerAdd(visit: Visit, form: FormData) {
  const outcome = await addToCart(visit, form);
  const back = safePath(form.get("return_to"), visit.path());
  const anchor = back.includes("#") ? "" : `#${encodeURIComponent(single(form, "product_key") ?? "")}`;
  if (outcome.ok) return finish(visit, form, back + anchor);
  if (outcome.concerns === "delivery_address") {
    visit.setFlash({ tone: "danger", text: sentence(outcome) });
    return finish(visit, form, `${visit.path("order-type")}?${new URLSearchParams({ return_to: back })}`);
  }
  return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
}
