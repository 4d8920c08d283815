import { LRUCache } from "lru-cache";
import { paymentState } from "../../../../rules/payment";
import { asFailure } from "../../../../server/upstream/failure";
import { numberUnpaidBasket } from "../../../../server/visitor/baskets";
import { aliasOfCity } from "../../../../server/visitor/city";
import type { Visit } from "../../../../server/visitor/visit";
import { basketOfOrder } from "../../../cart/view/stored-basket.server";
import { typeOfOrder } from "../../tracking/own-order.server";
import { paymentOf, saveOpenPayment, type OpenPayment } from "../open-payment.server";
import { latestOrders } from "../../tracking/latest-orders.server";
import { keepOrdersUnderWay } from "../../tracking/under-way/order-under-way.server";

/** An order waits ten minutes for its payment. */
const LOOKUP_INTERVAL_MS = 2 * 60_000;

/** Session keys are sealed, so visitors cannot invent any. */
const recentSessions = new LRUCache<string, true>({
  max: 10_000,
  ttl: LOOKUP_INTERVAL_MS,
  perf: { now: () => Date.now() },
});

/**
 * The customer's order that waits for its payment. The payment was started in another browser and becomes this
 * browser's payment. Other orders under way become this browser's, too.
 */
export async function unpaidOrder(visit: Visit): Promise<OpenPayment | undefined> {
  const { session } = visit;
  if (!session?.signed_in || recentSessions.has(session.key)) return undefined;
  recentSessions.set(session.key, true);
  try {
    const { orders } = await latestOrders(visit);
    await keepOrdersUnderWay(visit, orders);
    const waiting = orders.find(({ status }) => status && paymentState(status.alias) === "waiting");
    if (!waiting) return undefined;
    const [{ order }, city] = await Promise.all([visit.upstream.order({ id: waiting.order_id }), visit.city()]);
    const alias = (await aliasOfCity(visit.upstream, order.city_id)) ?? city.alias;
    const found = { ...order, order_type: typeOfOrder(order) };
    const open = paymentOf(visit, alias, found);
    await numberUnpaidBasket(visit, found.order_id, basketOfOrder(alias, found));
    saveOpenPayment(visit, open);
    return open;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
