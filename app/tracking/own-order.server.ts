import type { Order } from "../../contract/order";
import type { OrderType } from "../../rules/order";
import { asFailure, isOutage } from "../../server/upstream/failure";
import { phoneOfOrder } from "../../server/visitor/looked-up";
import type { Visit } from "../../server/visitor/visit";
import { signInPath } from "../account/sign-in-path.server";

export type OwnOrder = Omit<Order, "cart"> & {
  /** Undefined: only the status is known, because `order/{id}` had no answer. */
  cart?: Order["cart"];
  status: NonNullable<Order["status"]>;
  order_type: OrderType;
  /** It was looked up, and is not the session's: the upstream tells it by this phone, and takes no cancellation. */
  by_phone?: string;
};

export type WholeOrder = OwnOrder & Pick<Order, "cart">;

export const hasContents = (order: OwnOrder | undefined): order is WholeOrder => order?.cart !== undefined;

/**
 * The order that an address names, if it is this visitor's, or was looked up in this browser (docs/specification/behaviour.md#access-to-orders). Undefined
 * during an outage of the upstream. Throws a Response: 404 for other visitors' orders, or a redirect for a visitor whose session has expired, to sign in or to
 * look the order up.
 */
export async function ownOrder(visit: Visit, order_id: string | undefined): Promise<OwnOrder | undefined> {
  const id = orderNumber(order_id);
  const { session } = visit;
  const phone = await phoneOfOrder(visit, id);
  const own = session ? await toldOrder(visit, id) : "refused";
  if (own !== "refused") return own;
  if (session && visit.session?.key !== session.key) throw await visit.redirect(wayBackIn(visit));
  const known = phone ? await toldOrder(visit, id, phone) : "refused";
  if (known === "refused") throw new Response(null, { status: 404 });
  return known && { ...known, by_phone: phone };
}

/** What the upstream tells of the order: its status at least. Undefined during an outage. */
async function toldOrder(visit: Visit, id: number, phone?: string): Promise<OwnOrder | undefined | "refused"> {
  try {
    return await withStatus(visit, (await visit.upstream.order({ id, phone })).order, phone);
  } catch (error) {
    const failure = asFailure(error);
    return isOutage(failure) || failure.kind === "limited" ? withStatus(visit, { order_id: id }, phone) : "refused";
  }
}

type Told = Omit<Order, "cart"> & { cart?: Order["cart"] };

/** Reads the order's status, whose call needs its type. Undefined if nothing tells the status. */
async function withStatus(visit: Visit, order: Told, phone?: string): Promise<OwnOrder | undefined> {
  const asked = order.order_type ?? undefined;
  const told = await visit.upstream
    .orderStatus({ order_id: order.order_id, order_type: asked, phone })
    .catch((error: unknown) => void asFailure(error));
  const status = told?.status ?? order.status;
  return status
    ? {
        ...order,
        status,
        order_type: asked ?? told?.order_type ?? typeOfOrder(order),
      }
    : undefined;
}

/** As the order itself says, or as its contents suggest. */
export function typeOfOrder({ order_type, shop, delivery_address }: Omit<Order, "cart">): OrderType {
  return order_type ?? (shop && !delivery_address ? "takeaway" : "delivery");
}

/** Throws a 404 Response for anything but an order number. */
export function orderNumber(order_id: string | undefined): number {
  const number = /^[1-9]\d{0,15}$/.test(order_id ?? "") ? Number(order_id) : NaN;
  if (!Number.isSafeInteger(number)) throw new Response(null, { status: 404 });
  return number;
}

function wayBackIn(visit: Visit): string {
  if (!visit.settings.customers.is_auth_enabled) return visit.path("order-status");
  return signInPath(visit);
}
