import type { Database } from "./database";
import type { OrderRow, Step } from "./orders";

/** The points that an order spent and earned. Minor units. */
interface OrderPoints {
  city_id: number;
  spent: number;
  /** Credited once the order is done. */
  earned: number;
  timeline: Step[];
}

/** Points have no table of their own: they are computed from the orders, so the two cannot differ. */
export function pointsStore(database: Database<{ orders: OrderRow }>) {
  const orders = database.table("orders");
  return {
    ofCustomer(user_id: number): OrderPoints[] {
      return orders
        .list({ user_id }, { only: ["timeline", "document"] })
        .map(({ timeline, document: { city_id, basket } }) => {
          return { city_id, spent: basket.receipt.bonuses, earned: basket.upcoming ?? 0, timeline };
        });
    },
  };
}
