import type { Shop } from "../../../contract/place";
import { cityTime } from "../../../rules/city-time";
import { currentWorkingDay, lastHourLeft } from "../../../rules/schedule";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { chosenShop } from "../place/shops/chosen-shop.server";
import { dayTimes } from "./day-times.server";
import { placeReadiness } from "./readiness.server";

/** Whether the visitor's order is one of its shop's last work hour, when counts follow `sale_multiplicity_last_hour`. */
export async function sellsLastHour(visit: Visit): Promise<boolean> {
  return (await minutesOfLastHour(visit)) > 0;
}

/**
 * Minutes left of the last work hour of the visitor's shop; 0 outside of it, and for an order that can only be made, or
 * is to be made, on another working day. Also 0 if the shops could not be loaded, because the upstream checks the counts
 * anyway.
 */
export async function minutesOfLastHour(visit: Visit): Promise<number> {
  const [city, order_type, shop] = await Promise.all([visit.city(), visit.orderType(), chosenShop(visit)]);
  const schedule = shop && (shop.schedule ?? city.schedule);
  if (!schedule) return 0;
  const time = cityTime(visit.now(), city);
  const left = lastHourLeft({
    last_hour: visit.settings.last_hour,
    order_type,
    country_code: city.country.code,
    schedule,
    time,
  });
  if (left === 0) return 0;
  const day = (moment: typeof time) => currentWorkingDay(schedule, moment).date;
  if (visit.time) return day(cityTime(visit.time.start, city)) === day(time) ? left : 0;
  return (await canBeToday(visit, shop)) ? left : 0;
}

const ofVisits = new WeakMap<Visit, { of: Shop; answer: Promise<boolean> }>();

/** By the hours, and by the slots only where the hours say no. */
function canBeToday(visit: Visit, shop: Shop): Promise<boolean> {
  const known = ofVisits.get(visit);
  if (known?.of.id === shop.id) return known.answer;
  const answer = (async () => {
    if ((await placeReadiness(visit)).isNow) return true;
    if (!visit.session) return false;
    try {
      const { own } = await dayTimes(visit, await visit.city(), undefined);
      const ready = await placeReadiness(visit, own);
      return ready.isNow || ready.isToday;
    } catch (error) {
      asFailure(error);
      return false;
    }
  })();
  ofVisits.set(visit, { of: shop, answer });
  return answer;
}
