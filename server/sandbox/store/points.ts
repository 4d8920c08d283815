import type { Step } from "./orders";
import type { Connection } from "./database";

/** What an order did to its customer's points. Minor units. */
export interface OrderPoints {
  city_id: number;
  spent: number;
  /** Given once the order is done. */
  earned: number;
  timeline: Step[];
}

type Row = Omit<OrderPoints, "timeline"> & { timeline: string };

/** Points are not booked anywhere: the orders say what was spent and earned, so that the two never differ. */
export function pointsStore(connection: Connection) {
  const ofUser = connection.prepare(`
    SELECT json_extract(document, '$.city_id') AS city_id, coalesce(json_extract(document, '$.basket.receipt.bonuses'), 0) AS spent,
      coalesce(json_extract(document, '$.basket.upcoming'), 0) AS earned, timeline FROM orders WHERE user_id = ?
  `);
  return {
    of: (user_id: number): OrderPoints[] => (ofUser.all(user_id) as Row[]).map((row) => ({ ...row, timeline: JSON.parse(row.timeline) as Step[] })),
  };
}
