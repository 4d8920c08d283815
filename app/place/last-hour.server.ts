import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { cityTime } from "../rules/city-time";
import { isLastHour } from "../rules/schedule";
import { findShop } from "./shop-view.server";

/**
 * Whether this visitor's shop is in its last work hour, when things are sold by `sale_multiplicity_last_hour`. Where the shops cannot be had
 * it is an hour like any other: the upstream has the last word on counts.
 */
export async function sellsLastHour(visit: Visit, now = Date.now()): Promise<boolean> {
  const order_type = await visit.orderType();
  const { shop } = visit.place;
  if (order_type !== "takeaway" || !shop) return false;
  const city = await visit.city();
  try {
    const found = await findShop(visit, city, shop.id);
    const schedule = found && (found.schedule ?? city.schedule);
    return isLastHour({ brand: visit.brand, order_type, country_code: city.country.code, schedule, time: cityTime(now, city.timezone) });
  } catch (error) {
    asFailure(error);
    return false;
  }
}
