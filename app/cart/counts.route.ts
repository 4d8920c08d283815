import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { wantsData } from "../../server/visitor/finish";
import { openVisit } from "../../server/visitor/visit";
import { addToCart } from "./add-to-cart.server";
import { countsOf, setCounts } from "./change-cart.server";
import { cartAnswer } from "./cart-outcome.server";

/** The cart as scripts read it. */
export async function loader(args: LoaderFunctionArgs) {
  return cartAnswer(await openVisit(args), { ok: true });
}

/**
 * What scripts change: the counts of several lines (`count.{line key}`, absolute) or one product to add (as in add.route). Answers the new
 * cart, or why not. A form that came here without a script is sent on to the cart's own page, which can show what went wrong.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  if (!wantsData(form)) return redirect(visit.path("cart") + new URL(args.request.url).search, 307);
  return cartAnswer(
    visit,
    form.has("product_key") ? await addToCart(visit, form) : await setCounts(visit, countsOf(form)),
  );
}
