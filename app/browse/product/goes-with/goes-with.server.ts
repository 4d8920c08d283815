import type { Product, ProductGroup } from "../../../../contract/menu";
import { typedValues, type TypedValues } from "../../../../server/guard/form";
import { safePath } from "../../../../server/guard/safe-path";
import type { Visit } from "../../../../server/visitor/visit";
import { addToCart } from "../../../cart/lines/add-to-cart.server";
import { sayAdded } from "../../../shared/basket/cart-flash.server";
import { messageOf } from "../../../shared/basket/cart-outcome.server";
import { dishesThatGoWith, type RelatedView } from "../../../cart/related/related.server";
import { shownGroups } from "../../../../rules/menu";
import { missing } from "../../../shared/web/errors/missing.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";

/** A dish of the menu and its group. Throws a 404 Response for a dish that is not on the menu. */
export async function dishOnMenu(
  visit: Visit,
  product_key: string | undefined,
): Promise<{ product: Product; group?: ProductGroup }> {
  const { product_groups, popular_products } = await visit.needed(
    visit.priceScope().then((where) => visit.upstream.products(where)),
  );
  const groups = shownGroups(product_groups);
  const all = [...groups.flatMap(({ products }) => products), ...(popular_products ?? [])];
  const product = all.find(({ key, type }) => key === product_key && type !== "packet");
  if (!product) throw await missing(visit);
  return { product, group: groups.find(({ products }) => products.some(({ key }) => key === product_key)) };
}

/** The dishes that go with one; empty if the upstream has none, undefined if they are unavailable. */
export async function goesWith(
  visit: Visit,
  product: Product,
  group: ProductGroup | undefined,
): Promise<RelatedView[] | undefined> {
  const group_id = product.product_group_id ?? group?.id;
  if (!product.has_related_products || group_id === undefined) return [];
  return dishesThatGoWith(visit, product, group_id);
}

/** Adds a dish that goes with this one. The redirect keeps the choice for this dish in the query. */
export async function answerBeside(visit: Visit, form: FormData, product_key: string) {
  const own = new FormData();
  own.set("product_key", product_key);
  const outcome = await addToCart(visit, own);
  const typed = typedValues(form);
  if (!outcome.ok) return rejectForm(visit, { errors: { form: messageOf(outcome) }, typed }, outcome.status);
  if (outcome.added) sayAdded(visit, outcome.added);
  const query = new URLSearchParams({ return_to: safePath(form.get("return_to"), visit.path()), ...choiceIn(typed) });
  return visit.redirect(`${new URL(visit.request.url).pathname}?${query}#${LIST_ID}`);
}

const LIST_ID = "goes-with";

/** The choice in a query, in the shape of a rejected form's values. Undefined if there is none. */
export function typedInAddress(search: URLSearchParams): TypedValues | undefined {
  const choice = choiceIn(Object.fromEntries(search));
  return Object.keys(choice).length > 0 ? choice : undefined;
}

const MAX_CHOICE_FIELDS = 40;

function choiceIn(typed: TypedValues): TypedValues {
  const fields = Object.entries(typed).filter(
    ([name, value]) => /^((modifiers|modifier_group)\..|count$)/.test(name) && name.length < 80 && value.length < 80,
  );
  return Object.fromEntries(fields.slice(0, MAX_CHOICE_FIELDS));
}
