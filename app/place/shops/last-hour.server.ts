import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { cityTime } from "../../../rules/city-time";
import { lastHourLeft } from "../../../rules/schedule";
import { findShop } from "./shop-view.server";

/** Whether the visitor's shop is in its last work hour, when counts follow `sale_multiplicity_last_hour`. */
export async function sellsLastHour(visit: Visit, now = visit.now()): Promise<boolean> {
  return (await minutesOfLastHour(visit, now)) > 0;
}

/**
 * Minutes left of the last work hour of the visitor's shop, 0 outside of it. Also 0 if the shops could not be loaded,
 * because the upstream checks the counts anyway.
 */
export async function minutesOfLastHour(visit: Visit, now = visit.now()): Promise<number> {
  const order_type = await visit.orderType();
  const { shop } = visit.place;
  if (order_type !== "takeaway" || !shop) return 0;
  const city = await visit.city();
  try {
    const found = await findShop(visit, city, shop.id);
    const schedule = found && (found.schedule ?? city.schedule);
    return lastHourLeft({
      last_hour: visit.settings.last_hour,
      order_type,
      country_code: city.country.code,
      schedule,
      time: cityTime(now, city),
    });
  } catch (error) {
    asFailure(error);
    return 0;
  }
}
