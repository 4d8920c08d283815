import type { ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { answerAdd } from "./add-to-cart.server";

/** Puts a product into the cart: what the menu's one form sends where no script does. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  return answerAdd(visit, await formData(args.request));
}

/** Its page is seen only when that did not work: the cart as it is, with what is wrong and a way to try again. */
export { default, loader, meta, shouldRevalidate } from "./cart.route";
