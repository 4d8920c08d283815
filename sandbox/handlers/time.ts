import type { Language } from "../../rules/languages";
import { say } from "../messages";
import { wrong } from "../respond";
import { leadTimes } from "../shop/place/kitchen";
import { isShopDate } from "../shop/place/time";
import { datesFrom, intervalsOf, slotsOf, today, type OpenSlot } from "../shop/place/slots";
import { orderingPlace, placeOfSession } from "../shop/place/ordering-place";
import type { Handler } from "./handler";

export const timeSettings: Handler<"timeSettings"> = ({ request, world }) => {
  const here = orderingPlace(request);
  if (!isShopDate(request.date)) throw wrong("date", "wrongDate");
  const free = slotsOf(world, here, request.date).filter(({ taken }) => !taken);
  return { time_list: free.map(({ id }) => id.slice(-5)), ...leadTimes(here) };
};

/** The intervals of the session's place. Taken slots are listed as disabled. */
export const intervals: Handler<"intervals"> = ({ request: { date }, world, session, language }) => {
  if (!isShopDate(date)) throw wrong("date", "wrongDate");
  const here = session && placeOfSession(world, session);
  if (!here) throw wrong("city_id", "chooseCity");
  const date_today = today(world, here);
  const slots = slotsOf(world, here, date);
  return {
    intervals: intervalsOf(slots, date, language),
    dates: datesFrom(date_today, language),
    date_today,
    message: noFreeSlotMessage(slots, date === date_today, here.order_type === "takeaway", language),
  };
};

/** Returns the reason why a day has no free slot; undefined if it has one. */
function noFreeSlotMessage(
  slots: readonly OpenSlot[],
  isToday: boolean,
  isTakeaway: boolean,
  language: Language,
): string | undefined {
  if (slots.some(({ taken }) => !taken)) return undefined;
  if (slots.length > 0) return say(isTakeaway ? "slotsTakenTakeaway" : "slotsTakenDelivery", language);
  return say(isToday ? "notReadyToday" : "noSlots", language);
}
