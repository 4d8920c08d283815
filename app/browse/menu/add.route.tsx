import type { ActionFunctionArgs } from "@remix-run/node";
import { formData, singleValue } from "../../../server/guard/form";
import { formReturn } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { answerAdd } from "../../cart/lines/add-to-cart.server";
import { action as changeCart } from "../../cart/page/cart.route";
import { action as changeFavourites } from "../favourites/favourites.route";

/**
 * Adds a product without scripts: the menu is one form with a button per product. Counters and hearts use `formaction`,
 * which w3m does not support, so their submissions may arrive here.
 */
export async function action(args: ActionFunctionArgs) {
  const form = await formData(args.request.clone());
  if (form.has("like") || form.has("unlike")) return changeFavourites(args);
  if ([...form.keys()].some((name) => name.startsWith("count."))) return changeCart(args);
  const visit = await openVisit(args);
  await visit.city();
  const page = openedPage(form);
  if (page)
    return visit.redirect(
      visit.path(`${page}?${new URLSearchParams({ return_to: formReturn(visit.request, form, visit.path()) })}`),
    );
  return answerAdd(visit, form);
}

/** The page that a counter opens for a dish with several choices in the cart (app/browse/grid/Counters.tsx). */
function openedPage(form: FormData): string | undefined {
  if (form.has("open_cart")) return "cart";
  const product_key = singleValue(form, "open_product");
  return product_key && `product/${encodeURIComponent(product_key)}`;
}

/** A failed submission shows the cart with the errors. */
export { clientAction, default, loader, meta, shouldRevalidate } from "../../cart/page/cart.route";
