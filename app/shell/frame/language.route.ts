import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { formData } from "../../../server/guard/form";
import { safePath } from "../../../server/guard/safe-path";
import { openVisit } from "../../../server/visitor/visit";
import { chooseLanguage } from "../../shared/web/switches/switches.server";

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const form = await formData(args.request);
  chooseLanguage(visit, form.get("language"));
  return visit.redirect(safePath(form.get("return_to")));
}

/** A GET redirects to the start page. */
export const loader = () => redirect("/", 302);
