import type { ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { answerAdd } from "./add-to-cart.server";

/** Adds a product without scripts: the menu is one form with a button per product. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  return answerAdd(visit, await formData(args.request));
}

/** The page of a failed addition: the cart with the errors and a way to try again. */
export { default, loader, meta, shouldRevalidate } from "./cart.route";
