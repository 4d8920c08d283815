import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { cookies, liteCookie } from "../../server/visitor/cookies";
import { openVisit } from "../../server/visitor/visit";

/** Stores whether the visitor wants lite pages and redirects to `return_to`. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  const lite = cookies.lite.parse(String(form.get("lite")));
  if (!lite) throw new Response(null, { status: 422 });
  visit.change(liteCookie, lite);
  return visit.redirect(safePath(form.get("return_to")));
}

/** For POST only; a GET redirects to the start page. */
export const loader = () => redirect("/", 302);
