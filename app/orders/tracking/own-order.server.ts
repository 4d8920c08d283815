import type { Order } from "../../../contract/order";
import type { OrderType } from "../../../rules/order";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import { phoneOfOrder } from "../../../server/visitor/looked-up";
import type { Visit } from "../../../server/visitor/visit";
import { signInPath } from "../../sign-in/sign-in-path.server";
import { readId } from "../../../rules/digits";

export type OwnOrder = Omit<Order, "cart"> & {
  /** Undefined if `order/{id}` failed and only the status could be loaded. */
  cart?: Order["cart"];
  status: NonNullable<Order["status"]>;
  order_type: OrderType;
  /**
   * The phone of an order that was looked up and does not belong to the session. The upstream returns it by this phone
   * only and accepts no cancellation.
   */
  by_phone?: string;
};

export type WholeOrder = OwnOrder & Pick<Order, "cart">;

export const hasContents = (order: OwnOrder | undefined): order is WholeOrder => order?.cart !== undefined;

/**
 * The order of a URL, if it is this visitor's or was looked up in this browser
 * (docs/specification/behaviour.md#access-to-orders). Undefined during an outage of the upstream. Throws a Response:
 * 404 for other visitors' orders, or a redirect to the sign-in or the look-up if the session has expired. Signing in leads
 * back to `page`, by default that of the request.
 */
export async function ownOrder(
  visit: Visit,
  order_id: string | undefined,
  page?: string,
): Promise<OwnOrder | undefined> {
  const id = orderNumber(order_id);
  const { session } = visit;
  const phone = await phoneOfOrder(visit, id);
  const own = session ? await loadOrder(visit, id) : "refused";
  if (own !== "refused") return own;
  if (session && visit.session?.key !== session.key) throw await visit.redirect(wayBackIn(visit, page));
  const found = phone ? await loadOrder(visit, id, phone) : "refused";
  if (found === "refused") throw new Response(null, { status: 404 });
  return found && { ...found, by_phone: phone };
}

/** The order from the upstream, at least with its status. Undefined during an outage. */
async function loadOrder(visit: Visit, id: number, phone?: string): Promise<OwnOrder | undefined | "refused"> {
  try {
    return await withStatus(visit, (await visit.upstream.order({ id, phone })).order, phone);
  } catch (error) {
    const failure = asFailure(error);
    return isOutage(failure) || failure.kind === "limited" ? withStatus(visit, { order_id: id }, phone) : "refused";
  }
}

type Told = Omit<Order, "cart"> & { cart?: Order["cart"] };

/** Adds the order's status, whose call needs the order type. Undefined if no call returns a status. */
async function withStatus(visit: Visit, order: Told, phone?: string): Promise<OwnOrder | undefined> {
  const asked = order.order_type ?? undefined;
  const current = await visit.upstream
    .orderStatus({ order_id: order.order_id, order_type: asked, phone })
    .catch((error: unknown) => void asFailure(error));
  const status = current?.status ?? order.status;
  return status
    ? {
        ...order,
        status,
        order_type: asked ?? current?.order_type ?? typeOfOrder(order),
      }
    : undefined;
}

/** The order type, or a guess from the order's shop and address. */
export function typeOfOrder({ order_type, shop, delivery_address }: Omit<Order, "cart">): OrderType {
  return order_type ?? (shop && !delivery_address ? "takeaway" : "delivery");
}

/** Throws a 404 Response unless the text is an order number. */
export function orderNumber(order_id: string | undefined): number {
  const number = readId(order_id);
  if (number === undefined) throw new Response(null, { status: 404 });
  return number;
}

function wayBackIn(visit: Visit, page: string | undefined): string {
  if (!visit.settings.customers.is_auth_enabled) return visit.path("order-status");
  return signInPath(visit, page);
}
