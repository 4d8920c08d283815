import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../server/visitor/visit";
import { formAction } from "../../shared/web/form/form-action.server";
import { contactView } from "./contact-view.server";
import { sendMessage } from "./send-message.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await contactView(visit, "landlord"));
}

export const action = formAction((visit, form) => sendMessage(visit, form, "landlord"));

/** RentPartnerModal and its page: the landlord form (docs/specification/rules-and-calls.md#forms-to-the-chain). */
export { clientAction, default, meta, shouldRevalidate } from "./ContactPage";
