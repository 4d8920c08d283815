import type { Visit } from "../../../../server/visitor/visit";
import { cityPath } from "../../../../rules/city-alias";
import { formatPrice } from "../../../../rules/money";
import { timeToPay } from "../../../../rules/payment";
import type { CityFrameView, UnderWayView } from "../../../shared/web/context/city-frame";
import { anyOpenPayment, closePayment, endPayment, paymentPage } from "../open-payment.server";
import { paymentStatus } from "../payment-status.server";
import { unpaidOrder } from "../order/unpaid-order.server";

/** `line`: the payment waits. `notice`: what became of it. */
type PaymentNews = { line?: UnderWayView; notice?: CityFrameView["payment"] };

/**
 * Shown on every page until the payment's result is known, so that a visitor who left the bank's page finds the order.
 * Empty on the payment's own pages.
 */
export async function paymentNews(visit: Visit): Promise<PaymentNews> {
  const open = (await anyOpenPayment(visit)) ?? (await unpaidOrder(visit));
  const path = (page: string) => cityPath(open?.city ?? "", page);
  const here = new URL(visit.request.url).pathname;
  const isOwn = here.startsWith(path("order/payment/")) || here.startsWith(path("back-to-home"));
  if (!open || isOwn) return {};
  const { t } = visit;
  const noticeOf = (tone: "good" | "danger", words: "paid" | "canceled", number: number) => ({
    tone,
    text: t(`payment:notice.${words}`, { number }),
    to: path(`order/${number}/tracking`),
    words: t("payment:notice.track"),
  });
  const status = await paymentStatus(visit, open);
  if (status.state === "paid") {
    await closePayment(visit, open, status.order_id);
    return { notice: noticeOf("good", "paid", status.order_id) };
  }
  if (status.state === "canceled" || timeToPay(open.pay_until, visit.now()) === 0) {
    if (status.state === "unknown") return {};
    endPayment(visit, open);
    if (status.state !== "canceled" || !open.step) return {};
    return { notice: noticeOf("danger", "canceled", status.order_id) };
  }
  if (open.is_replaced) return {};
  const sum = formatPrice(open.total, visit.priceFormat(await visit.city()));
  const minutes = Math.ceil(timeToPay(open.pay_until, visit.now()) / 60_000);
  const line = {
    name: t("tracking:waiting"),
    title: t("tracking:waiting"),
    note: t("payment:notice.waiting", { sum, minutes }),
    icon: "clock",
    to: path(paymentPage(open)),
    own_pages: path("order/payment/"),
    words: t("payment:notice.pay"),
    unpaid: true,
    ...(open.order_id && { of: { order: open.order_id, status: "waiting_for_payment" } }),
  } as const;
  return { line };
}
