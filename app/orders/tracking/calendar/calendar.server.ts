import ical, { ICalAlarmType } from "ical-generator";
import type { City } from "../../../../contract/place";
import type { Visit } from "../../../../server/visitor/visit";
import { whereWords } from "../order-words.server";
import type { OwnOrder } from "../own-order.server";

/** A customer who collects the order is reminded this long before. */
const REMINDER_SECONDS = 15 * 60;

/**
 * One event in the format of RFC 5545, at the moment when the food is expected. It has no end, because the upstream tells
 * none. Its id stays the same, so that a second import replaces the first.
 */
export function calendarOf(visit: Visit, city: City, order: OwnOrder, expected_at: number): string {
  const { order_id, order_type } = order;
  const page = visit.absolute(`order/${order_id}/tracking`);
  const shop = visit.settings.name;
  const calendar = ical({ prodId: { company: shop, product: "orders", language: visit.language.toUpperCase() } });
  const event = calendar.createEvent({
    id: `order-${order_id}@${new URL(page).hostname}`,
    stamp: new Date(visit.now()),
    start: new Date(expected_at),
    summary: visit.t(`tracking:calendar.${order_type}`, { shop, number: order_id }),
    location: whereWords(visit, city, order) || null,
    url: page,
  });
  if (order_type === "takeaway") event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDER_SECONDS });
  return `${calendar.toString()}\r\n`;
}
