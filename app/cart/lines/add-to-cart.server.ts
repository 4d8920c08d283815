import type { ModifierGroup, Product, ProductModifiers } from "../../../contract/menu";
import type { Translate } from "../../../locales";
import { singleValue, typedValues } from "../../../server/guard/form";
import { formReturn } from "../../../server/guard/safe-path";
import type { Visit } from "../../../server/visitor/visit";
import { lineWith } from "../../../server/basket/lines";
import { setPieces } from "../../shared/basket/set-pieces.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { sellsLastHour } from "../../fulfilment/time-slots/last-hour.server";
import { MAX_COUNT, saleMultiplicity, validCount } from "../../../rules/counts";
import {
  choose,
  defaultSelection,
  modifiersOf,
  selectionErrors,
  type ChosenModifiers,
  type SelectionError,
} from "../../../rules/modifiers";
import {
  countRefusal,
  messageOf,
  refusal,
  type CartOutcome,
  type CartRefusal,
} from "../../shared/basket/cart-outcome.server";
import { timeOf } from "../../fulfilment/time-slots/chosen-time.server";
import { isSold } from "../../../rules/cart";
import { sayAdded } from "../../shared/basket/cart-flash.server";
import { NEW_LINE } from "../store/cart-requests";

/**
 * Adds the product of a form to the cart: `product_key`, and optionally `count` and modifiers. The form is idempotent:
 * `count` is the line's total count afterwards. Without it a line in the cart stays as it is and a new one gets the
 * smallest count that is sold, unless `new_line` says that there is no line yet.
 */
export async function addToCart(visit: Visit, form: FormData): Promise<CartOutcome> {
  const product_key = singleValue(form, "product_key");
  if (!product_key) return productRefusal(visit.t("basket:errors.unknown"));
  const typedCount = form.has("count") ? validCount(singleValue(form, "count")) : undefined;
  if (typedCount === null || typedCount === 0) return countRefusal(visit);
  try {
    const product = await findProduct(visit, product_key);
    if (!product) return productRefusal(visit.t("basket:errors.unknown"));
    // For a later time only the upstream knows whether the product is made.
    const isForLater = product.type === "unavailable" && timeOf(visit, await visit.cart()).chosen;
    if (!isSold(product) && !isForLater)
      return productRefusal(product.alert || visit.t("basket:errors.soldOut", { name: product.name }));
    const chosen = modifiersInForm(form, modifiersOf(product));
    const errors = choiceErrors(modifiersOf(product), chosen, visit.t);
    if (Object.keys(errors).length > 0) return { ok: false, status: 422, errors };

    const mayExist = typedCount === undefined && !form.has(NEW_LINE);
    const existing = mayExist ? lineWith(await visit.ownCart(), product_key, chosen) : undefined;
    if (existing) return { ok: true, product_key, line_key: existing.key };
    const count = typedCount ?? saleMultiplicity(product, await sellsLastHour(visit));
    const modifiers = Object.keys(chosen).length > 0 ? chosen : undefined;
    const cart = await setPieces(visit, { product_key, modifiers }, Math.min(count, MAX_COUNT));
    const line_key = lineWith(cart, product_key, chosen)?.key;
    return { ok: true, product_key, line_key, added: product.name };
  } catch (error) {
    return refusal(visit, error);
  }
}

export async function findProduct(visit: Visit, product_key: string): Promise<Product | undefined> {
  const { product_groups, popular_products } = await visit.upstream.products(await visit.priceScope());
  const products = [...product_groups.flatMap((group) => group.products), ...(popular_products ?? [])];
  return products.find(({ key }) => key === product_key);
}

export function productRefusal(message: string): CartRefusal {
  return { ok: false, status: 422, concerns: "product", errors: { product: message } };
}

/** Prefixes of modifier field names: of a count, and of a group of radios. */
const COUNT_PREFIX = "modifiers.";
const CHOICE_PREFIX = "modifier_group.";

/**
 * The modifiers in a form: `modifiers.{id}` is a count, `modifier_group.{group id}` the id of the chosen radio, or
 * empty. Without any such field it is the default choice. An unreadable or repeated field becomes the count NaN, which
 * the rules reject.
 */
export function modifiersInForm(form: FormData, modifiers: ProductModifiers): ChosenModifiers {
  const chosen = new Map<string, number>();
  let any = false;
  for (const [name, value] of form.entries()) {
    if (name.startsWith(COUNT_PREFIX)) setOnce(chosen, name.slice(COUNT_PREFIX.length), validCount(value) ?? NaN);
    else if (name.startsWith(CHOICE_PREFIX))
      setRadio(
        chosen,
        modifiers.groups.find(({ id }) => id === name.slice(CHOICE_PREFIX.length)),
        value,
      );
    else continue;
    any = true;
  }
  if (!any) return defaultSelection(modifiers);
  return Object.fromEntries([...chosen].filter(([, count]) => count !== 0));
}

function setRadio(chosen: Map<string, number>, group: ModifierGroup | undefined, value: FormDataEntryValue) {
  if (value === "") return;
  const modifier = group?.modifiers.find(({ id }) => id === value);
  // A radio chooses the whole minimum of its group, as a click with scripts does.
  const count = modifier && group ? (choose({}, modifier, group)[modifier.id] ?? 1) : 1;
  setOnce(chosen, String(value), count);
}

function setOnce(chosen: Map<string, number>, id: string, count: number) {
  chosen.set(id, chosen.has(id) ? NaN : count);
}

export function choiceErrors(
  modifiers: ProductModifiers,
  chosen: ChosenModifiers,
  t: Translate,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const error of selectionErrors(modifiers, chosen)) {
    const field = "group_id" in error ? `${CHOICE_PREFIX}${error.group_id}` : `${COUNT_PREFIX}${error.modifier_id}`;
    errors[field] ??= errorMessage(error, modifiers, t);
  }
  return errors;
}

function errorMessage(error: SelectionError, { single, groups }: ProductModifiers, t: Translate): string {
  const name = (wanted: string) =>
    [...single, ...groups.flatMap((group) => group.modifiers)].find(({ id }) => id === wanted)?.name ?? "";
  const group = (wanted: string) => groups.find(({ id }) => id === wanted)?.name ?? "";
  switch (error.code) {
    case "group_missing":
      return t("menu:errors.group_missing", { group: group(error.group_id), count: error.missing });
    case "group_exceeded":
      return t("menu:errors.group_exceeded", { group: group(error.group_id), max: error.max });
    case "modifier_missing":
      return t("menu:errors.modifier_missing", { name: name(error.modifier_id) });
    case "modifier_exceeded":
      return t("menu:errors.modifier_exceeded", { name: name(error.modifier_id), max: error.max });
    case "stopped":
      return t("menu:errors.stopped", { name: name(error.modifier_id) });
    default:
      return t("menu:errors.unknown");
  }
}

/**
 * The response to a form that adds a product, from the menu or the product's page. After a success it redirects back to
 * the product's card. If the address does not allow the order, it redirects to the order types
 * (docs/specification/rules-and-calls.md#cart-errors). Otherwise the page shows the errors and the typed values.
 */
export async function answerAdd(visit: Visit, form: FormData) {
  const outcome = await addToCart(visit, form);
  const back = formReturn(visit.request, form, visit.path());
  if (outcome.ok) {
    if (outcome.added) sayAdded(visit, outcome.added);
    return visit.finish(form, withProductAnchor(back, outcome.product_key));
  }
  if (outcome.concerns === "delivery_address") {
    visit.setFlash({ tone: "danger", text: messageOf(outcome) });
    return visit.finish(form, `${visit.path("order-type")}?${new URLSearchParams({ return_to: back })}`);
  }
  return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
}

/** The path with the anchor of the product's card, unless it has an anchor already. */
export function withProductAnchor(path: string, product_key: string | undefined): string {
  return product_key === undefined || path.includes("#") ? path : `${path}#${encodeURIComponent(product_key)}`;
}
