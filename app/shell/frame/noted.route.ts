import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData, singleValue } from "../../../server/guard/form";
import { safePath } from "../../../server/guard/safe-path";
import { setConsent } from "../../../server/visitor/consent";
import { openVisit } from "../../../server/visitor/visit";

/** Stores the answer to the cookie notice, or that it was closed. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  setConsent(visit, singleValue(form, "analytics") === "all");
  return visit.redirect(safePath(form.get("return_to")));
}

/** A GET redirects to the start page. */
export const loader = () => redirect("/", 302);
