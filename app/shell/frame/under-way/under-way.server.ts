import { paymentNews } from "../../../orders/payment/page/payment-news.server";
import type { Visit } from "../../../../server/visitor/visit";
import { groupLine } from "../../../cart/group-order/group-line.server";
import { orderUnderWay } from "../../../orders/tracking/under-way/order-under-way.server";

/**
 * The line about the order under way, or what became of a payment. An order that waits for its payment comes first, and
 * an order whose payment has just ended has only its notice. Without an order it is the group order that the visitor
 * takes part in.
 */
export async function underWay(visit: Visit, showsEnd = false): ReturnType<typeof paymentNews> {
  const news = await paymentNews(visit);
  return news.line || news.notice ? news : { line: (await orderUnderWay(visit, showsEnd)) ?? (await groupLine(visit)) };
}
