import { canCancel } from "../../rules/order";
import { digitsOf } from "../../rules/digits";
import { missing, Refusal } from "../respond";
import { statusAt } from "../shop/place/kitchen";
import { orderOf, statusOf } from "../shop/orders";
import { paymentStateOf } from "../shop/payment/order-money";
import { moveOrder } from "../shop/payments";
import type { StoredOrder } from "../store/orders";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import type { Handler } from "./handler";

export const order: Handler<"order"> = ({ request, world, session, language }) => ({
  order: orderOf(world, ownOrder(world, request.id, session, request.phone ?? undefined), language),
});

const ORDERS_PER_PAGE = 10;

/** The signed-in customer's orders, or those of an anonymous session. */
export const orders: Handler<"orders"> = ({ request: { page }, world, session, language }) => {
  const found = session ? world.store.orders.ofOwner(session, ORDERS_PER_PAGE, (page - 1) * ORDERS_PER_PAGE) : [];
  return { orders: found.map((one) => orderOf(world, one, language)) };
};

/**
 * Accessible to the session that ordered, its customer, or a visitor with the order's number and phone
 * (docs/specification/behaviour.md#access-to-orders).
 */
export const orderStatus: Handler<"orderStatus"> = ({ request: { order_id, phone }, world, session, language }) => {
  const found = ownOrder(world, order_id, session, phone ?? undefined);
  const { order_type } = found.document;
  const alias = statusAt(found.timeline, world.clock.now());
  return {
    order_id,
    order_type,
    status: statusOf(alias, order_type, language),
    payment_state: paymentStateOf(world, found),
  };
};

/** Possible only while the order is accepted; a payment is refunded. */
export const orderCancel: Handler<"orderCancel"> = ({ request, world, session }) => {
  const found = ownOrder(world, request.order_id, session);
  const alias = statusAt(found.timeline, world.clock.now());
  if (alias === "canceled") return {};
  if (!canCancel(alias))
    throw new Refusal(422, { key: alias === "waiting_for_payment" ? "unpaidCantCancel" : "tooLateToCancel" });
  moveOrder(world, found, "canceled");
  return {};
};

/** Throws a Refusal of 404 for another visitor's order too, so that a stranger cannot find out whether it exists. */
export function ownOrder(world: World, id: number, session: Session | undefined, phone?: string): StoredOrder {
  const found = world.store.orders.find(id);
  const isOwn = found !== undefined && session !== undefined && belongsTo(found, session);
  const isKnown = found !== undefined && phone !== undefined && digitsOf(phone) === found.phone;
  if (!found || !(isOwn || isKnown)) throw missing("unknownOrder");
  return found;
}

/** Orders of a signed-in customer belong to the customer, in any session. */
export const belongsTo = (owner: Pick<StoredOrder, "session_key" | "user_id">, { key, user_id }: Session): boolean =>
  owner.user_id === null ? owner.session_key === key : owner.user_id === user_id;
