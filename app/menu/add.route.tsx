import type { ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { answerAdd } from "../cart/lines/add-to-cart.server";
import { action as changeCart } from "../cart/page/cart.route";
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
  return answerAdd(visit, form);
}

/** A failed submission shows the cart with the errors. */
export { default, loader, meta, shouldRevalidate } from "../cart/page/cart.route";
