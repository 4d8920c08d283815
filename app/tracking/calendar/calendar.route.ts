import type { LoaderFunctionArgs } from "@remix-run/node";
import { isFinal } from "../../../rules/order";
import { PERSONAL } from "../../../server/guard/content-security";
import { openVisit } from "../../../server/visitor/visit";
import { orderNumber, ownOrder } from "../own-order.server";
import { calendarOf } from "./calendar.server";

/**
 * The order as a calendar file, for everybody who may see its page. Responds with 404 if it is over or its time is
 * unknown, and with 503 during an outage.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const order_id = orderNumber(args.params.order_id);
  const [city, order] = await Promise.all([
    visit.city(),
    ownOrder(visit, args.params.order_id, visit.path(`order/${order_id}/tracking`)),
  ]);
  if (!order) throw new Response(null, { status: 503 });
  const { status, expected_at } = order;
  if (!expected_at || isFinal(status.alias)) throw new Response(null, { status: 404 });
  const headers = await visit.headers();
  headers.set("Cache-Control", PERSONAL);
  headers.set("Content-Type", "text/calendar; charset=utf-8");
  // Safari on iPhones opens the calendar only for a file that is not an attachment. Other browsers save both.
  headers.set("Content-Disposition", `inline; filename="order-${order_id}.ics"`);
  return new Response(calendarOf(visit, city, order, expected_at), { headers });
}
