import type { Database } from "./database";
import type { OrderDocument, Step } from "./orders";

/** The points that an order spent and earned. Minor units. */
interface OrderPoints {
  city_id: number;
  spent: number;
  /** Credited once the order is done. */
  earned: number;
  timeline: Step[];
}

/** Points have no table of their own: they are computed from the orders, so the two cannot differ. */
export function pointsStore(database: Database) {
  const orders = database.prepare("SELECT timeline, document FROM orders WHERE user_id = ? ORDER BY id");
  return {
    ofCustomer: (user_id: number): OrderPoints[] =>
      (orders.all(user_id) as { timeline: string; document: string }[]).map(({ timeline, document }) => {
        const { city_id, basket } = JSON.parse(document) as OrderDocument;
        const steps = JSON.parse(timeline) as Step[];
        return { city_id, spent: basket.receipt.bonuses, earned: basket.upcoming ?? 0, timeline: steps };
      }),
  };
}
