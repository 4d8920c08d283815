import type { ActionFunctionArgs } from "@remix-run/node";
import { isCrossSite } from "../../../../server/guard/cross-site";
import { formData, typedValues, type TypedValues } from "../../../../server/guard/form";
import { setConsent } from "../../../../server/visitor/consent";
import { ownPathname } from "../../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import type { FormAnswer } from "../modal/page";
import { SWITCH_FIELD } from "../switches/saved-form";
import { chooseLanguage, chooseLite } from "../switches/switches.server";
import { sentFields } from "../../../../rules/sent-fields";

/**
 * The action of a page with a form to fill in. If a switch of the page was sent with the form (FormSwitches.tsx), it
 * takes effect, and the form is shown again with its values; `act` is not called. `again` makes that answer.
 */
export function formAction<Answer>(
  act: (visit: Visit, form: FormData, args: ActionFunctionArgs) => Promise<Answer>,
  again: (visit: Visit, typed: TypedValues) => Promise<FormAnswer> | FormAnswer = (_, typed) => ({ typed }),
) {
  return async (args: ActionFunctionArgs) => {
    const visit = await openVisit(args);
    const form = await formData(args.request);
    if (!takeSwitch(visit, form)) return act(visit, form, args);
    return visit.answer<FormAnswer>(await again(visit, typedValues(form)));
  };
}

/**
 * The same for a form that is not posted (a search): the switch takes effect, and a redirect is thrown to the address
 * with the form's other values. Links of other sites change nothing.
 */
export async function takeSwitchOfAddress(visit: Visit) {
  const fields = new URLSearchParams(sentFields(new URL(visit.request.url).searchParams));
  const pathname = ownPathname(visit.request);
  if (isCrossSite("POST", pathname, visit.request.headers) || !takeSwitch(visit, fields)) return;
  const filled = [...fields].filter(([, value]) => value);
  throw await visit.redirect(pathname + (filled.length > 0 ? `?${new URLSearchParams(filled)}` : ""));
}

/** Throws a 422 Response for an unknown value. */
function takeSwitch(visit: Visit, form: FormData | URLSearchParams): boolean {
  if (!form.has(SWITCH_FIELD)) return false;
  const [name, argument] = String(form.get(SWITCH_FIELD)).split(":");
  form.delete(SWITCH_FIELD);
  if (name === "language") chooseLanguage(visit, argument);
  else if (name === "lite") chooseLite(visit, argument);
  else if (name === "notice") setConsent(visit, false);
  else throw new Response(null, { status: 422 });
  return true;
}
