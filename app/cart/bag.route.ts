import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { wantsData } from "../../server/visitor/finish";
import { openVisit } from "../../server/visitor/visit";
import { setBags, single } from "./change-cart.server";
import { cartAnswer } from "./cart-outcome.server";

/** With a bag or without, as scripts ask for it; a form without a script is sent on to the cart's page. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  if (!wantsData(form)) return redirect(visit.path("cart"), 307);
  return cartAnswer(visit, await setBags(visit, single(form, "without_bag")));
}
