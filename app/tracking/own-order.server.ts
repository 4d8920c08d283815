import type { Order } from "../../contract/order";
import type { OrderType } from "../../rules/order";
import { asFailure, isOutage } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

export type OwnOrder = Order & { status: NonNullable<Order["status"]>; order_type: OrderType };

/**
 * The order that an address names, if it is this visitor's (decisions §9). Undefined during an outage of the upstream. Throws a Response: 404
 * for other visitors' orders, or a redirect to sign in for a visitor whose session has expired.
 */
export async function ownOrder(visit: Visit, order_id: string | undefined): Promise<OwnOrder | undefined> {
  const id = orderNumber(order_id);
  const { session } = visit;
  if (!session) throw new Response(null, { status: 404 });
  try {
    return await withStatus(visit, (await visit.upstream.order({ id })).order);
  } catch (error) {
    const failure = asFailure(error);
    if (isOutage(failure) || failure.kind === "limited") return undefined;
    if (visit.session?.key !== session.key && visit.settings.customers.is_auth_enabled)
      throw await visit.redirect(signInPathBackHere(visit));
    throw new Response(null, { status: 404 });
  }
}

/** Reads the order, whose order type the status call needs (spec 2 §7). Undefined if neither call tells the status. */
async function withStatus(visit: Visit, order: Order): Promise<OwnOrder | undefined> {
  const asked = order.order_type ?? undefined;
  const told = await visit.upstream
    .orderStatus({ order_id: order.order_id, order_type: asked })
    .catch((error: unknown) => void asFailure(error));
  const status = told?.status ?? order.status;
  return status
    ? {
        ...order,
        status,
        order_type: asked ?? told?.order_type ?? (order.shop && !order.delivery_address ? "takeaway" : "delivery"),
      }
    : undefined;
}

/** Throws a 404 Response for anything but an order number. */
export function orderNumber(order_id: string | undefined): number {
  const number = /^[1-9]\d{0,15}$/.test(order_id ?? "") ? Number(order_id) : NaN;
  if (!Number.isSafeInteger(number)) throw new Response(null, { status: 404 });
  return number;
}

function signInPathBackHere(visit: Visit): string {
  return `${visit.path("login")}?${new URLSearchParams({ request_uri: new URL(visit.request.url).pathname.replace(/\.data$/, "") })}`;
}
