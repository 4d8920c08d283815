import type { City } from "../../../../contract/place";
import { mayAllowAnalytics } from "../../../../server/visitor/consent";
import { isToBeCounted } from "../../../../server/visitor/purchases";
import type { Visit } from "../../../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../../../rules/city-time";
import { canCancel, canRepeat, isForLater, isTracked, refundOf } from "../../../../rules/order";
import { orderedCart } from "../../../cart/view/cart-view.server";
import { courierOf, courierView } from "./courier.server";
import { orderMap } from "./map-view.server";
import {
  cardOf,
  clock,
  contentsTitle,
  headline,
  statusNote,
  stepsOf,
  tabWords,
  totalOf,
  whereWords,
} from "../order-words.server";
import { hasContents, orderNumber, type OwnOrder } from "../own-order.server";
import type { OrderView, TrackingView } from "../tracking.view";
import { orderNews } from "../active-order/active-order.server";

const REFRESH_AFTER = 30;

/** Without an order (an outage) the page shows a notice and keeps polling. */
export async function trackingView(
  visit: Visit,
  order_id: string | undefined,
  order: OwnOrder | undefined,
): Promise<TrackingView> {
  const city = await visit.city();
  const id = orderNumber(order_id);
  const number = String(id);
  const wanted = new URL(visit.request.url).searchParams.get("refresh") !== "off";
  const refresh = wanted && isTracked(order?.status.alias ?? "");
  const view = order && (await orderOf(visit, city, order));
  return {
    title: `${order ? tabWords(visit, city, order) : visit.t("tracking:number", { number })} · ${visit.settings.name}`,
    path: visit.path(`order/${order_id}/tracking`),
    number,
    updated_at: formatMinutes(cityTime(visit.now(), city).minute),
    refresh,
    ...(refresh ? { refresh_after: REFRESH_AFTER } : {}),
    order: view,
    news: order && (await orderNews(visit, order)),
    purchase: (await isPurchase(visit, id)) ? visit.path(`order/${number}/finish`) : undefined,
  };
}

/** Whether analytics should count this order, now or once the visitor allows it. */
const isPurchase = async (visit: Visit, order_id: number) =>
  (await mayAllowAnalytics(visit)) && isToBeCounted(visit, order_id);

async function orderOf(visit: Visit, city: City, order: OwnOrder): Promise<OrderView> {
  const { alias } = order.status;
  const [contents, courier] = await Promise.all([contentsOf(visit, city, order), courierOf(visit, order)]);
  return {
    status: alias,
    order_type: order.order_type,
    headline: headline(visit, city, order),
    note: statusNote(order),
    where: whereWords(visit, city, order),
    steps: stepsOf(visit, city, order),
    contents,
    money: moneyWords(visit, city, order),
    pay:
      alias === "waiting_for_payment"
        ? { to: visit.path(`order/payment/${order.order_id}`), sum: contents?.total ?? "" }
        : undefined,
    repeat: canRepeat(alias) && canOrderAgain(visit, order) ? visit.path("profile?tab=orders") : undefined,
    calendar: isForLater(alias, order.expected_at, visit.now())
      ? visit.path(`order/${order.order_id}/calendar.ics`)
      : undefined,
    can_cancel: canCancel(alias) && !order.by_phone,
    cancel_by_call: canCancel(alias) && Boolean(order.by_phone),
    courier: courier && courierView(visit, courier),
    map: await orderMap(visit, city, order, courier),
  };
}

async function contentsOf(visit: Visit, city: City, order: OwnOrder): Promise<OrderView["contents"]> {
  if (!hasContents(order)) return undefined;
  const { cart, order_id, order_type, currency, comment } = order;
  const { alias } = order.status;
  return {
    ...(await orderedCart(visit, cart, order_type === "delivery", currency)),
    title: contentsTitle(visit, order),
    card: cardOf(visit, city, order),
    comment: comment?.trim() || undefined,
    receipt_page:
      alias === "canceled" || alias === "waiting_for_payment" ? undefined : visit.path(`order/${order_id}/receipt`),
  };
}

/** Only the customer can repeat an order, not a visitor who knows its phone and number. */
const canOrderAgain = (visit: Visit, { by_phone }: OwnOrder) =>
  visit.isCustomer && !by_phone && visit.offers("repeated orders");

function moneyWords(visit: Visit, city: City, order: OwnOrder): string | undefined {
  const { status, payment_state, pay_until } = order;
  if (refundOf(status.alias, payment_state) === "under way")
    return hasContents(order)
      ? visit.t("tracking:refundedSum", { sum: totalOf(visit, city, order) })
      : visit.t("tracking:refunded");
  if (status.alias !== "waiting_for_payment" || !pay_until) return undefined;
  return visit.t("payment:deadline.until", { time: clock(visit, city, pay_until) });
}
