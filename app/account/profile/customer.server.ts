import type { HideableFeature } from "../../../server/operate/settings";
import { asFailure, type UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import type { TypedValues } from "../../../server/guard/form";
import { signInPath } from "../../sign-in/sign-in-path.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";

/**
 * Protects the pages of signed-in customers. Other visitors are redirected by a thrown Response: to the sign-in and
 * back here, or to the order look-up if the chain has no sign-in. A rejected form whose session has ended is shown all
 * the same, so that its values are not lost.
 */
export async function customerOnly(visit: Visit): Promise<void> {
  if (!visit.settings.customers.is_auth_enabled) throw await visit.redirect(visit.path("order-status"));
  if (!visit.session?.signed_in && !visit.formFailed) throw await visit.redirect(signInPath(visit));
}

/** Like `customerOnly`, for a page of a feature. Throws a 404 Response if the chain lacks it. */
export async function customerOnlyWith(visit: Visit, feature: HideableFeature): Promise<void> {
  if (!visit.offers(feature)) throw new Response(null, { status: 404 });
  await customerOnly(visit);
}

export type OnFailure = (failure: UpstreamFailure) => void;

/**
 * Awaits customer data from the upstream. Undefined if it could not be loaded; `failed` gets the reason. If the session
 * has ended, it throws a redirect to the sign-in and back here.
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
    if (visit.formFailed) return undefined;
    throw await signInAgain(visit);
  }
}

/**
 * Redirects from an ended session to the sign-in, with a message. The whole document is reloaded because its frame
 * names the customer.
 */
export async function signInAgain(visit: Visit): Promise<Response> {
  visit.setFlash({ tone: "info", text: visit.t("profile:ended") });
  const answer = await visit.redirect(signInPath(visit));
  answer.headers.set("X-Remix-Reload-Document", "true");
  return answer;
}

/** Rejects a form whose session has ended, with its values and a link to the sign-in beside `words`. */
export function rejectEnded(visit: Visit, typed: TypedValues, words = visit.t("profile:errors.signedOut")) {
  return rejectForm(visit, { errors: { form: words }, typed, signed_out: true as const }, 401);
}

/** Whether the customer is no longer signed in: the session is over, or it continues without its customer. */
export const hasEnded = ({ kind }: UpstreamFailure): boolean => kind === "signed_out";
