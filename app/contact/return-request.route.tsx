import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { formData } from "../../server/guard/form";
import { openVisit } from "../../server/visitor/visit";
import { contactView } from "./contact-view.server";
import { sendMessage } from "./send-message.server";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await contactView(visit, "return"));
}

export async function action(args: ActionFunctionArgs) {
  return sendMessage(await openVisit(args), await formData(args.request), "return");
}

export { clientAction, default, meta, shouldRevalidate } from "./ContactPage";
