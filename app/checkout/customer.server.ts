import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

export function needsSignIn(visit: Visit): boolean {
  return visit.settings.customers.is_auth_enabled && !visit.session?.signed_in;
}

/** Who is signed in. Undefined: nobody (`needsSignIn` then says so, too), or the upstream can't say now. */
export async function signedInUser(visit: Visit) {
  if (!visit.settings.customers.is_auth_enabled || !visit.session?.signed_in) return undefined;
  try {
    return (await visit.upstream.user({})).user;
  } catch (error) {
    // 403: the session is known, but whoever was signed in to it is not any more.
    if (asFailure(error).status === 403 && visit.session) visit.setSession({ ...visit.session, signed_in: undefined });
    return undefined;
  }
}

/** Where to sign in, and back here. */
export function signInPath(visit: Visit): string {
  const here = visit.path("checkout");
  return `${visit.path("login")}?${new URLSearchParams({ request_uri: here, return_to: visit.path("cart") })}`;
}
