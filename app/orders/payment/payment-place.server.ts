import { paymentPlace, timeToPay, type PaymentPlace } from "../../../rules/payment";
import type { OpenPayment } from "../../../server/visitor/open-payment";
import type { Visit } from "../../../server/visitor/visit";
import { paymentPage, timeOver } from "./open-payment.server";
import { paymentStatus, type PaymentStatus } from "./payment-status.server";

/** The status of a payment, and the path of the page that a visitor of `page` belongs to. */
export async function placeFrom(
  page: PaymentPlace,
  visit: Visit,
  open: OpenPayment,
): Promise<{ status: PaymentStatus; place: PaymentPlace; path: string }> {
  const status = await paymentStatus(visit, open);
  const place = paymentPlace(page, {
    state: status.state,
    at: open.step && (isAtBank(open.step) ? "bank" : "elsewhere"),
    isOver: Boolean(open.is_over) || timeToPay(open.pay_until, visit.now()) === 0,
  });
  const path = place === "over" ? timeOver(visit) : visit.path(paymentPage(open, place === "pay" ? "" : place));
  return { status, place, path };
}

/** Throws a redirect for a visitor who belongs to another page. */
export async function statusOn(page: PaymentPlace, visit: Visit, open: OpenPayment): Promise<PaymentStatus> {
  const { status, place, path } = await placeFrom(page, visit, open);
  if (place !== page) throw await visit.redirect(path);
  return status;
}

const isAtBank = ({ at }: NonNullable<OpenPayment["step"]>) => at === "acquirer" || at === "bank" || at === "frames";
