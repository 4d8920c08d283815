import { cityTime } from "../../rules/city-time";
import { isOpen } from "../../rules/schedule";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { inTime } from "../../server/operate/in-time";
import { chosenShop, isPlaceStopped } from "../place/shops/chosen-shop.server";
import { hoursNow } from "../place/shops/shop-view.server";
import { timeOf } from "./chosen-time.server";
import { titleOf } from "./times";
import { whenView } from "./when-view.server";

export type EarliestTime = { value: string; words: string; closed: string; other: string };

/**
 * The earliest time while the visitor's place is closed, so that a menu can offer it. Undefined while the place is
 * open, without a place, after a time was chosen or lost, and if the times do not load soon enough.
 */
export async function earliestTime(visit: Visit): Promise<EarliestTime | undefined> {
  const { t, language, place, session } = visit;
  const order_type = await visit.orderType();
  if (!session || !(order_type === "delivery" ? place.address : place.shop)) return undefined;
  const [city, shop] = await Promise.all([visit.city(), chosenShop(visit)]);
  const schedule = shop?.schedule ?? city.schedule;
  const now = cityTime(visit.now(), city);
  if (!schedule || isOpen(schedule, now) || (await isPlaceStopped(visit))) return undefined;
  try {
    const choice = timeOf(visit, await visit.cart());
    if (choice.chosen || choice.lost) return undefined;
    const when = await inTime(whenView(visit, city, shop, {}));
    const words = { closed: hoursNow(t, language, schedule, now), other: t("checkout:otherTime") };
    if (when?.first)
      return {
        ...words,
        value: when.first,
        words: t(`when:submitAt.${order_type}`, { time: titleOf(when, when.first.slice(11)) }),
      };
    return when?.next && { ...words, ...when.next };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
