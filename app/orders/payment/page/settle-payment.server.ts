import { cityPath } from "../../../../rules/city-alias";
import { timeToPay } from "../../../../rules/payment";
import { anyOpenPayment, endPayment, type OpenPayment } from "../../../../server/visitor/open-payment";
import type { Visit } from "../../../../server/visitor/visit";
import { orderEvent } from "../../events/order-events.server";
import { unpaidOrder } from "../order/unpaid-order.server";
import { paymentStatus } from "../payment-status.server";

/** `none`: there is nothing to tell. */
export type SettledPayment =
  | { state: "none" }
  | { state: "waiting"; payment: OpenPayment }
  | { state: "paid" | "canceled"; payment: OpenPayment; order_id: number };

/**
 * Looks what became of the payment in progress. If it has ended, this does what follows, so that the visitor need not
 * come back from the bank's page. An order that another browser left unpaid becomes the payment of this one. The
 * payment's own pages look themselves.
 */
export async function settlePayment(visit: Visit): Promise<SettledPayment> {
  const payment = (await anyOpenPayment(visit)) ?? (await unpaidOrder(visit));
  if (!payment || isOwnPage(visit, payment)) return { state: "none" };
  const status = await paymentStatus(visit, payment);
  if (status.state === "paid") {
    const { order_id } = status;
    await orderEvent(visit, "paid", { payment, order_id });
    return { state: "paid", payment, order_id };
  }
  if (status.state === "canceled" || timeToPay(payment.pay_until, visit.now()) === 0) {
    if (status.state === "unknown") return { state: "none" };
    endPayment(visit, payment);
    // A visitor who had not begun to pay has lost nothing.
    const isTold = status.state === "canceled" && payment.step;
    return isTold ? { state: "canceled", payment, order_id: status.order_id } : { state: "none" };
  }
  return payment.is_replaced ? { state: "none" } : { state: "waiting", payment };
}

function isOwnPage({ request }: Visit, { city }: OpenPayment): boolean {
  const { pathname } = new URL(request.url);
  return ["order/payment/", "back-to-home"].some((page) => pathname.startsWith(cityPath(city, page)));
}
