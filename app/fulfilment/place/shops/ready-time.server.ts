import type { City, Shop } from "../../../../contract/place";
import { cityTime } from "../../../../rules/city-time";
import type { Readiness } from "../../../../rules/readiness";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { inTime } from "../../../../server/operate/in-time";
import { laterNote } from "./hours-words.server";

/**
 * When an order that is placed now is ready to collect, or when orders are taken again. Undefined if the upstream does
 * not answer soon enough; pages then omit it. The answer is shared by all visitors and cached for half a minute.
 */
export async function readyWords(visit: Visit, city: City, shop: Shop, ready: Readiness): Promise<string | undefined> {
  const time = cityTime(visit.now(), city);
  if (!ready.isNow) return laterNote(visit.t, visit.language, shop.schedule ?? city.schedule, time, ready);
  const where = { city_id: city.id, order_type: "takeaway", shop_id: shop.id } as const;
  try {
    const settings = await inTime(visit.upstream.timeSettings({ date: time.date, ...where }));
    return settings?.cooking_time ? visit.t("place:shop.ready", { minutes: settings.cooking_time }) : undefined;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
