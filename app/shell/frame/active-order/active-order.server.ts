import { cityPath } from "../../../../rules/city-alias";
import { formatPrice } from "../../../../rules/money";
import { timeToPay } from "../../../../rules/payment";
import { asFailure } from "../../../../server/upstream/failure";
import type { OpenPayment } from "../../../../server/visitor/open-payment";
import type { Visit } from "../../../../server/visitor/visit";
import { groupLine } from "../../../cart/group-order/group-line.server";
import { paymentPage } from "../../../orders/payment/open-payment.server";
import { settlePayment, type SettledPayment } from "../../../orders/payment/page/settle-payment.server";
import {
  lineOfOrder,
  newestActiveOrder,
  type FollowedOrder,
} from "../../../orders/tracking/active-order/active-order.server";
import type { CityFrameView, ActiveOrderView } from "../../../shared/web/context/city-frame";

export type OrdersNews = { payment: SettledPayment; order?: FollowedOrder };

/**
 * Settles the payment that has ended and forgets orders that are over. `showsEnd`: for a page that stays open, a
 * finished order is told instead.
 */
export async function catchUpWithOrders(visit: Visit, showsEnd = false): Promise<OrdersNews> {
  const payment = await settlePayment(visit);
  return payment.state === "none" ? { payment, order: await newestActiveOrder(visit, showsEnd) } : { payment };
}

/**
 * The line about the active order, or the notice of what became of a payment. An order that waits for its payment
 * comes first, and an order whose payment has just ended has only its notice. Without an order it is the group order
 * that the visitor takes part in.
 */
export async function activeOrderView(
  visit: Visit,
  { payment, order }: OrdersNews,
): Promise<{ line?: ActiveOrderView; notice?: CityFrameView["payment"] }> {
  switch (payment.state) {
    case "none":
      return { line: order ? await lineOfOrder(visit, order) : await groupLine(visit) };
    case "waiting":
      return { line: await lineOfPayment(visit, payment.payment) };
    default:
      return { notice: noticeOf(visit, payment) };
  }
}

function noticeOf({ t }: Visit, { state, payment, order_id }: Extract<SettledPayment, { order_id: number }>) {
  return {
    tone: state === "paid" ? "good" : "danger",
    text: t(`payment:notice.${state}`, { number: order_id }),
    to: cityPath(payment.city, `order/${order_id}/tracking`),
    words: t("payment:notice.track"),
  } as const;
}

async function lineOfPayment(visit: Visit, open: OpenPayment): Promise<ActiveOrderView> {
  const { t } = visit;
  const minutes = Math.ceil(timeToPay(open.pay_until, visit.now()) / 60_000);
  const sum = await sumOf(visit, open);
  return {
    name: t("tracking:waiting"),
    title: t("tracking:waiting"),
    note: sum && t("payment:notice.waiting", { sum, minutes }),
    icon: "clock",
    to: cityPath(open.city, paymentPage(open)),
    own_pages: cityPath(open.city, "order/payment/"),
    words: t("payment:notice.pay"),
    unpaid: true,
    ...(open.order_id && { of: { order: open.order_id, status: "waiting_for_payment" } }),
  };
}

/** In the currency of the payment's city, which may be another one than the page's. Undefined if that city cannot be loaded. */
async function sumOf(visit: Visit, { city: alias, total }: OpenPayment): Promise<string | undefined> {
  try {
    const here = await visit.city();
    const city = here.alias === alias ? here : (await visit.upstream.city({ alias })).city;
    return formatPrice(total, visit.priceFormat(city));
  } catch (error) {
    if (error instanceof Response) throw error;
    asFailure(error);
    return undefined;
  }
}
