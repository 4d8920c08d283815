import { asFailure, type UpstreamFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { signInPath } from "../account/sign-in-path.server";

/**
 * For the pages of a signed-in customer. Throws a Response for everybody else: to the sign-in and back here or, where nobody signs in, to
 * the order look-up. A form whose session has ended comes back all the same: what was typed would be lost.
 */
export async function customerOnly(visit: Visit): Promise<void> {
  if (!visit.settings.customers.is_auth_enabled) throw await visit.redirect(visit.path("order-status"));
  if (!visit.session?.signed_in && !visit.formFailed) throw await visit.redirect(signInPath(visit));
}

/** What the upstream knows of the customer. Undefined: it could not be loaded. A session that has ended leads to the sign-in and back here. */
export async function ofCustomer<Answer>(visit: Visit, read: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await read;
  } catch (error) {
    const failure = asFailure(error);
    if (!hasEnded(failure)) return undefined;
    visit.forgetPerson();
    await customerOnly(visit);
    return undefined;
  }
}

/** Whether nobody is signed in any more: the session is unknown, or it goes on without its customer. */
export function hasEnded({ kind, status }: UpstreamFailure): boolean {
  return kind === "signed_out" || status === 403;
}
