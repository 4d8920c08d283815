import type { Visit } from "../../server/visitor/visit";
import { wantsData } from "../../server/visitor/finish";
import { loginPath, loginView } from "./login-view.server";

export type LoginTrouble = {
  errors: Record<string, string>;
  typed?: Record<string, string>;
  status?: number;
  /** The step that the visitor is sent back to. */
  step?: "phone" | "code";
};

/** The form again, with its errors; a phone error belongs to the phone step (spec 1 §4 "Login"). */
export async function sayTrouble(visit: Visit, { errors, typed, status = 422, step }: LoginTrouble) {
  visit.formFailed = true;
  const at = errors.phone ? "phone" : step;
  return visit.answer({ errors, typed, view: await loginView(visit, { errors, typed, step: at }) }, status);
}

/** The next step: a page of its own or, in a modal, the next view. */
export async function nextStep(visit: Visit, form: FormData, step: "phone" | "code") {
  if (wantsData(form)) return visit.answer({ view: await loginView(visit, { step }) });
  return visit.redirect(loginPath(visit, step === "phone" ? "phone" : undefined));
}
