import type { Order } from "../../server/contract/order";
import { asFailure, isOutage } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/**
 * The order that an address names, if it is this visitor's (decisions §9). Undefined: the upstream has no answer now. Throws a Response: 404
 * for everybody else's, or the way to sign in for a visitor whose session has ended.
 */
export async function ownOrder(visit: Visit, order_id: string | undefined): Promise<Order | undefined> {
  const id = orderNumber(order_id);
  const { session } = visit;
  if (!session) throw new Response(null, { status: 404 });
  try {
    return (await visit.upstream.order({ id })).order;
  } catch (error) {
    const failure = asFailure(error);
    if (isOutage(failure) || failure.kind === "limited") return undefined;
    if (visit.session?.key !== session.key && visit.settings.customers.is_auth_enabled) throw await visit.redirect(signInPath(visit));
    throw new Response(null, { status: 404 });
  }
}

/** Throws a Response of 404 for what is no number of an order. */
export function orderNumber(order_id: string | undefined): number {
  if (!order_id || !/^\d{1,12}$/.test(order_id)) throw new Response(null, { status: 404 });
  return Number(order_id);
}

/** "48 213", in one unbreakable piece. */
export function writtenNumber(id: number): string {
  return String(id).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
}

function signInPath(visit: Visit): string {
  return `${visit.path("login")}?${new URLSearchParams({ request_uri: new URL(visit.request.url).pathname.replace(/\.data$/, "") })}`;
}
