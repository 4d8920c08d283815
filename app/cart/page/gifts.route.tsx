import type { ActionFunctionArgs } from "@remix-run/node";
import { formData, typedValues } from "../../../server/guard/form";
import { safePath } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { setGiftOf } from "../gifts/set-gift.server";

/** Takes a gift, or changes its count, without scripts. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await visit.city();
  const form = await formData(args.request);
  const outcome = await setGiftOf(visit, form);
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors, typed: typedValues(form) }, outcome.status);
  return visit.finish(form, safePath(form.get("return_to"), visit.path("cart")));
}

/** A failed submission shows the cart with the reason. */
export { clientAction, default, loader, meta, shouldRevalidate } from "./cart.route";
