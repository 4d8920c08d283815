import type { LoaderFunctionArgs } from "@remix-run/node";
import { asFailure } from "../../../../server/upstream/failure";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import type { SessionNews } from "../../../shared/web/context/city-frame";
import { hasEnded } from "../../../account/profile/customer.server";

/**
 * Tells a window that comes back whether the customer is still signed in. A session without its customer keeps its
 * cart.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  if (await isSignedIn(visit)) return tell(visit, { signed_in: true });
  visit.forgetCustomer();
  return tell(visit, {
    signed_in: false,
    words: { ended: visit.t("profile:ended"), again: visit.t("profile:errors.signIn") },
  });
}

const tell = async (visit: Visit, news: SessionNews) => Response.json(news, { headers: await visit.headers() });

/** Only a definite answer ends a session; an outage does not. */
async function isSignedIn(visit: Visit): Promise<boolean> {
  const { session } = visit;
  if (!session?.signed_in) return false;
  try {
    return (await visit.upstream.checkSession({})).is_authenticated;
  } catch (error) {
    const failure = asFailure(error);
    return !hasEnded(failure) && failure.status !== 403;
  }
}
