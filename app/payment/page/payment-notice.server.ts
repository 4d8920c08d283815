import type { Visit } from "../../../server/visitor/visit";
import { cityPath } from "../../../rules/city-alias";
import { formatPrice } from "../../../rules/money";
import { timeToPay } from "../../../rules/payment";
import type { CityFrameView } from "../../context/city-frame";
import { clock } from "../../tracking/order-words.server";
import { anyOpenPayment, closePayment, forgetOpenPayment, paymentPage } from "../open-payment.server";
import { paymentStatus } from "../payment-status.server";
import { unpaidOrder } from "../order/unpaid-order.server";

/**
 * Shown on every page until the payment's result is known, so that a visitor who left the bank's page finds the order.
 * Undefined on the payment's own pages.
 */
export async function paymentNotice(visit: Visit): Promise<CityFrameView["payment"]> {
  const open = (await anyOpenPayment(visit)) ?? (await unpaidOrder(visit));
  const path = (page: string) => cityPath(open?.city ?? "", page);
  const here = new URL(visit.request.url).pathname;
  const isOwn = here.startsWith(path("order/payment/")) || here.startsWith(path("back-to-home"));
  if (!open || isOwn) return undefined;
  const { t } = visit;
  const status = await paymentStatus(visit, open);
  if (status.state === "paid") {
    await closePayment(visit, open, status.order_id);
    return {
      tone: "good",
      text: t("payment:notice.paid", { number: status.order_id }),
      to: path(`order/${status.order_id}/tracking`),
      words: t("payment:notice.track"),
    };
  }
  if (status.state === "canceled" || timeToPay(open.pay_until, visit.now()) === 0) {
    if (status.state === "unknown") return undefined;
    forgetOpenPayment(visit);
    if (status.state !== "canceled" || !open.step) return undefined;
    return {
      tone: "danger",
      text: t("payment:notice.canceled", { number: status.order_id }),
      to: path(`order/${status.order_id}/tracking`),
      words: t("payment:notice.track"),
    };
  }
  const city = await visit.city();
  const sum = formatPrice(open.total, visit.priceFormat(city));
  return {
    tone: "info",
    text: t("payment:notice.waiting", { sum, time: clock(visit, city, open.pay_until) }),
    to: path(paymentPage(open)),
    words: t("payment:notice.pay"),
  };
}
