import type { LoaderFunctionArgs } from "@remix-run/node";
import { isFinal } from "../../../../rules/order";
import { PERSONAL } from "../../../../server/guard/content-security";
import { openVisit } from "../../../../server/visitor/visit";
import { orderNumber, ownOrder } from "../own-order.server";
import { calendarOf } from "./calendar.server";

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
