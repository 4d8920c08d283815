import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { formData, typedValues } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { finish } from "../../server/visitor/finish";
import { openVisit } from "../../server/visitor/visit";
import { rejectForm } from "../page/form-answer.server";
import { CartPage } from "./CartPage";
import { cartPageView } from "./cart-page.server";
import { countsOf, setBags, setCounts, single } from "./change-cart.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await cartPageView(visit, args.request));
}

/** What the cart's forms and the menu's counters send without a script: counts, or whether a bag is wanted. Back to `return_to`, with the product in sight. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const counts = countsOf(form);
  const outcome = form.has("without_bag")
    ? await setBags(visit, single(form, "without_bag"))
    : await setCounts(visit, counts);
  if (!outcome.ok) {
    return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  }
  return finish(visit, form, placeOf(safePath(form.get("return_to"), visit.path("cart")), counts));
}

/** The anchor to come back to: the form's own or the product's card; a line that is gone has none. */
function placeOf(path: string, counts: Map<string, number> | null): string {
  const [change] = counts ?? [];
  if (!change) return path;
  const [key, count] = change;
  if (path.includes("#")) return count === 0 ? path.replace(/#line-.*$/, "#cart") : path;
  // A line's key begins with its product's, which is the name of its card.
  return `${path}#${encodeURIComponent(key.split("~")[0] ?? key)}`;
}

export { skipRevalidationForModals as shouldRevalidate } from "../modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

/** The cart (spec 1 §2), and CartModal. */
export default function CartRoute() {
  return <CartPage />;
}
