import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isSold } from "../../../rules/cart";
import type { PageHandle } from "../../shared/web/context/city-frame";
import { singleValue, typedValues } from "../../../server/guard/form";
import { formReturn } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { formAction } from "../../shared/web/form/form-action.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { withProductAnchor } from "../lines/add-to-cart.server";
import { sayRemoved } from "../../shared/basket/cart-flash.server";
import { CartPage } from "./CartPage";
import { cartPageView } from "./cart-page.server";
import { countsOf, setBags, setCounts } from "../../shared/basket/change-cart.server";
import { setBonuses } from "../offers/points.server";
import { changePromocode, isOfPromocode } from "../offers/promocode.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await cartPageView(visit, args.request));
}

/**
 * Handles the forms of the cart and of the menu's counters without scripts: counts of lines, the promo code, points, or
 * whether to order bags.
 */
export const action = formAction(async (visit, form) => {
  await visit.city();
  if (isOfPromocode(form)) {
    const outcome = await changePromocode(visit, form);
    if (outcome.ok) return visit.finish(form, `${visit.path("cart")}#promocode`);
    return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  }
  if (form.has("bonuses")) {
    const outcome = await setBonuses(visit, singleValue(form, "bonuses"));
    if (outcome.ok) return visit.finish(form, `${visit.path("cart")}#points`);
    return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  }
  const counts = countsOf(form);
  const outcome = form.has("without_bag")
    ? await setBags(visit, singleValue(form, "without_bag"))
    : await setCounts(visit, counts);
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  const back = formReturn(visit.request, form, visit.path("cart"));
  const [count] = counts?.values() ?? [];
  // A removed line has no anchor any more.
  const path = count === 0 ? back.replace(/#line-.*$/, "#cart") : back;
  // An unavailable line cannot be restored.
  if (outcome.removed && !isSold(outcome.removed)) return visit.finish(form, path);
  if (outcome.removed) sayRemoved(visit, outcome.removed, path);
  return visit.finish(form, withProductAnchor(path, outcome.product_key));
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

export const handle: PageHandle = { frame: "brief" };

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

/** The cart's page and CartModal (docs/specification/product.md#cart-page-and-panel). */
export default function CartRoute() {
  return <CartPage />;
}
