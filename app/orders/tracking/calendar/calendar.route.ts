import type { LoaderFunctionArgs } from "@remix-run/node";
import ical, { ICalAlarmType } from "ical-generator";
import type { City } from "../../../../contract/place";
import { isFinal } from "../../../../rules/order";
import { PERSONAL } from "../../../../server/guard/content-security";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { orderNumber, ownOrder, type OwnOrder } from "../own-order.server";
import { whereWords } from "../order-words.server";

/**
 * The order as a calendar file, for everybody who may see its page. Leads to that page, which says why, if the order is
 * over, unknown or without a time, and during an outage: a browser shows nothing for an error without a page.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const order_id = orderNumber(args.params.order_id);
  const page = visit.path(`order/${order_id}/tracking`);
  const [city, order] = await Promise.all([
    visit.city(),
    ownOrder(visit, args.params.order_id, page).catch((thrown: unknown) => {
      if (thrown instanceof Response && thrown.status === 404) return undefined;
      throw thrown;
    }),
  ]);
  const expected_at = order && !isFinal(order.status.alias) ? order.expected_at : undefined;
  if (!order || !expected_at) return visit.redirect(page);
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  headers.set("Content-Type", "text/calendar; charset=utf-8");
  // Safari on iPhones opens the calendar only for a file that is not an attachment. Other browsers save both.
  headers.set("Content-Disposition", `inline; filename="order-${order_id}.ics"`);
  return new Response(calendarOf(visit, city, order, expected_at), { headers });
}

/** A customer who collects the order is reminded this long before. */
const REMINDER_SECONDS = 15 * 60;

/**
 * One event in the format of RFC 5545, at the moment when the food is expected. It has no end, because the upstream tells
 * none. Its id stays the same, so that a second import replaces the first.
 */
function calendarOf(visit: Visit, city: City, order: OwnOrder, expected_at: number): string {
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
