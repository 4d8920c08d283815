import { z } from "zod";
import { id, orderType } from "../../contract/primitives";
import { sealedCookie } from "./sealed-cookie";
import type { Visit } from "./visit";

const MAX_STORED_ORDERS = 3;

/** `city`: an alias. */
const placedOrder = z.object({ order_id: id, city: z.string().max(100), order_type: orderType });

export type PlacedOrder = z.infer<typeof placedOrder>;

export const placedOrdersCookie = sealedCookie(
  "placed_orders",
  z.array(placedOrder).max(MAX_STORED_ORDERS),
  (orders) => (orders.length > 1 ? orders.slice(0, -1) : undefined),
);

/** The orders of this browser that were under way when it last asked, the newest first. */
export async function placedOrders(visit: Visit): Promise<PlacedOrder[]> {
  return (await visit.read(placedOrdersCookie)) ?? [];
}

/** Stores orders, the newest first, before those that are stored already. */
export async function keepPlacedOrders(visit: Visit, orders: PlacedOrder[]) {
  const before = await placedOrders(visit);
  const others = before.filter(({ order_id }) => !orders.some((order) => order.order_id === order_id));
  setPlacedOrders(visit, [...orders, ...others]);
}

export async function dropPlacedOrder(visit: Visit, order_id: number) {
  const before = await placedOrders(visit);
  setPlacedOrders(
    visit,
    before.filter((order) => order.order_id !== order_id),
  );
}

/** Without the cookie the visitor's pages may be cached pages again. */
function setPlacedOrders(visit: Visit, orders: PlacedOrder[]) {
  const kept = orders.slice(0, MAX_STORED_ORDERS);
  visit.change(placedOrdersCookie, kept.length > 0 ? kept : undefined);
}
