import { asFailure, type UpstreamFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { TypedValues } from "../../server/guard/form";
import { signInPath } from "../account/sign-in-path.server";
import { rejectForm } from "../form/form-answer.server";

/**
 * For the pages of a signed-in customer. Throws a Response for everybody else: to the sign-in and back here or, where nobody signs in, to
 * the order look-up. A form whose session has ended comes back all the same: what was typed would be lost.
 */
export async function customerOnly(visit: Visit): Promise<void> {
  if (!visit.settings.customers.is_auth_enabled) throw await visit.redirect(visit.path("order-status"));
  if (!visit.session?.signed_in && !visit.formFailed) throw await visit.redirect(signInPath(visit));
}

export type OnFailure = (failure: UpstreamFailure) => void;

/**
 * Reads something of the customer from the upstream. Undefined: it could not be loaded, and `failed` was called with the reason. A session that has ended leads to the sign-in and
 * back here.
 */
export async function ofCustomer<Answer>(
  visit: Visit,
  read: Promise<Answer>,
  failed?: OnFailure,
): Promise<Answer | undefined> {
  try {
    return await read;
  } catch (error) {
    const failure = asFailure(error);
    if (!hasEnded(failure)) {
      failed?.(failure);
      return undefined;
    }
    visit.forgetPerson();
    if (visit.formFailed) return undefined;
    throw await signInAgain(visit);
  }
}

/** From a session that has ended to the sign-in, which says so. The whole document is loaded: the frame of this one names the customer. */
export async function signInAgain(visit: Visit): Promise<Response> {
  visit.setFlash({ tone: "info", text: visit.t("profile:ended") });
  const answer = await visit.redirect(signInPath(visit));
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

/** A form whose session has ended comes back with what was typed, and with the way to the sign-in beside `words`. */
export function rejectEnded(visit: Visit, typed: TypedValues, words = visit.t("profile:errors.signedOut")) {
  visit.forgetPerson();
  return rejectForm(visit, { errors: { form: words }, typed, signed_out: true as const }, 401);
}

/** Whether nobody is signed in any more: the session is unknown, or it goes on without its customer. */
export function hasEnded({ kind, status }: UpstreamFailure): boolean {
  return kind === "signed_out" || status === 403;
}
