import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { acceptCookiesCookie } from "../../server/visitor/cookies";
import { openVisit } from "../../server/visitor/visit";

/** Stores that the visitor closed the cookie notice. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  visit.change(acceptCookiesCookie, "1");
  return visit.redirect(safePath(form.get("return_to")));
}

/** For POST only; a GET redirects to the start page. */
export const loader = () => redirect("/", 302);
