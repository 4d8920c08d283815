import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { safePath } from "../../server/guard/safe-path";
import { languageCookie } from "../../server/visitor/cookies";
import { openVisit } from "../../server/visitor/visit";
import { isLanguage } from "../../rules/languages";

/** Stores the chosen language and redirects to `return_to`. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  const language = form.get("language");
  if (!isLanguage(language) || !visit.settings.languages.includes(language)) throw new Response(null, { status: 422 });
  visit.change(languageCookie, language);
  return visit.redirect(safePath(form.get("return_to")));
}

/** For POST only; a GET redirects to the start page. */
export const loader = () => redirect("/", 302);
