import type { City } from "../../contract/place";
import type { Visit } from "../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { canCancel, isTracked } from "../../rules/order";
import { orderMap } from "./map-view.server";
import { cardOf, clock, headline, stepsOf, whereWords } from "./order-words.server";
import { orderNumber, type OwnOrder } from "./own-order.server";
import type { OrderView, TrackingView } from "./tracking.view";

const REFRESH_AFTER = 30;

/** The tracking page. Without an order (an outage) it shows a notice and keeps polling. */
export async function trackingView(
  visit: Visit,
  order_id: string | undefined,
  order: OwnOrder | undefined,
): Promise<TrackingView> {
  const city = await visit.city();
  const number = String(orderNumber(order_id));
  const wanted = new URL(visit.request.url).searchParams.get("refresh") !== "off";
  const refresh = wanted && isTracked(order?.status.alias ?? "");
  const view = order && (await orderOf(visit, city, order));
  return {
    title: `${view?.headline ?? visit.t("tracking:number", { number })} · ${visit.settings.name}`,
    path: visit.path(`order/${order_id}/tracking`),
    number,
    updated_at: formatMinutes(cityTime(visit.now(), city.timezone).minute),
    refresh,
    ...(refresh ? { refresh_after: REFRESH_AFTER } : {}),
    order: view,
  };
}

async function orderOf(visit: Visit, city: City, order: OwnOrder): Promise<OrderView> {
  return {
    status: order.status.alias,
    headline: headline(visit, city, order),
    where: whereWords(visit, order),
    steps: stepsOf(visit, city, order),
    card: cardOf(visit, city, order),
    money: moneyWords(visit, city, order),
    pay: order.status.alias === "waiting_for_payment" ? visit.path(`order/payment/${order.order_id}`) : undefined,
    can_cancel: canCancel(order.status.alias) && !order.by_phone,
    cancel_by_call: canCancel(order.status.alias) && Boolean(order.by_phone),
    map: order.status.alias === "canceled" ? undefined : await orderMap(visit, city, order),
  };
}

/** What became of the money, or until when the order waits for it. */
function moneyWords(visit: Visit, city: City, { status, payment_state, pay_until }: OwnOrder): string | undefined {
  if (payment_state === "refunded") return visit.t("tracking:refunded");
  if (status.alias !== "waiting_for_payment" || !pay_until) return undefined;
  return visit.t("payment:deadline.until", { time: clock(visit, city, pay_until) });
}
