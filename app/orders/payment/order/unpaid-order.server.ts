import type { ListedOrder } from "../../../../contract/order";
import { paymentState } from "../../../../rules/payment";
import { inTime } from "../../../../server/operate/in-time";
import { asFailure } from "../../../../server/upstream/failure";
import { aliasOfCity } from "../../../../server/visitor/city";
import type { Visit } from "../../../../server/visitor/visit";
import { typeOfOrder } from "../../tracking/own-order.server";
import { lastPayment, type OpenPayment } from "../../../../server/visitor/open-payment";
import { openPayment } from "../open-payment.server";
import { recentOrders } from "../../tracking/latest-orders.server";
import { rememberActiveOrders } from "../../tracking/active-order/active-order.server";

/** A page waits no longer for the list. The answer is there for the next page. */
const WAIT_MS = 400;

/**
 * The customer's order that waits for its payment. The payment was started in another browser and becomes this
 * browser's payment. Other active orders become this browser's, too.
 */
export async function unpaidOrder(visit: Visit): Promise<OpenPayment | undefined> {
  if (!visit.isCustomer) return undefined;
  try {
    const [recent, last] = await Promise.all([inTime(recentOrders(visit), WAIT_MS), lastPayment(visit)]);
    if (!recent) return undefined;
    const { orders } = recent;
    await rememberActiveOrders(visit, orders);
    const isWaiting = ({ status }: Pick<ListedOrder, "status">) => paymentState(status?.alias ?? "") === "waiting";
    const waiting = orders.find((order) => isWaiting(order) && order.order_id !== last?.order_id);
    if (!waiting) return undefined;
    const [{ order }, city] = await Promise.all([visit.upstream.order({ id: waiting.order_id }), visit.city()]);
    // The list may be a minute old.
    if (!isWaiting(order)) return undefined;
    const alias = (await aliasOfCity(visit.upstream, order.city_id)) ?? city.alias;
    return await openPayment(visit, alias, { ...order, order_type: typeOfOrder(order) });
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
