import type { Database } from "./database";
import type { OrderRow, Step } from "./orders";

/** What an order did to its customer's points. Minor units. */
export interface OrderPoints {
  city_id: number;
  spent: number;
  /** Given once the order is done. */
  earned: number;
  timeline: Step[];
}

/** Points are not booked anywhere: the orders say what was spent and earned, so that the two never differ. */
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
