import type { City } from "../../../contract/place";
import { cityTime, DAY_MINUTES, formatMinutes } from "../../../rules/city-time";
import { dayName } from "../../../rules/day-name";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { shopViews } from "../place/shops/shop-list.server";
import type { WhenView } from "./when.view";

/** Ready times are rounded up to this step. */
const STEP_MINUTES = 5;

/**
 * Offers takeaway if a delivery is no longer possible today: the shop that takes orders now, the nearest to the address
 * if that is known, and its ready time. Undefined if there is none or the calls fail.
 */
export async function collectToday(visit: Visit, city: City): Promise<WhenView["collect"]> {
  if (!city.order_types.takeaway) return undefined;
  const now = cityTime(visit.now(), city);
  try {
    for (const { id, later, street, distance } of await shopViews(visit, city)) {
      if (later) continue;
      const where = { city_id: city.id, order_type: "takeaway", shop_id: id } as const;
      const { cooking_time } = await visit.upstream.timeSettings({ date: now.date, ...where });
      const ready = Math.ceil((now.minute + (cooking_time ?? 0)) / STEP_MINUTES) * STEP_MINUTES;
      const isToday = ready < DAY_MINUTES && dayName({ date: now.date, minute: ready }, now) === "today";
      const words = cooking_time
        ? visit.t(isToday ? "when:todayAt" : "when:soonAt", { time: formatMinutes(ready) })
        : visit.t(isToday ? "when:today" : "when:soonest");
      return { shop_id: id, words, note: [street, distance].filter(Boolean).join(" · ") };
    }
  } catch (error) {
    asFailure(error);
  }
  return undefined;
}
