import type { Visit } from "../../../server/visitor/visit";
import { lastPayment } from "../../../server/visitor/open-payment";
import { paymentPage } from "./open-payment.server";

/**
 * Handles `{city}/?state=payment-success|payment-failure` (docs/specification/product.md#addresses), which proves
 * nothing. A browser that has paid gets its order. One without a payment, such as the one inside a bank's app, gets a neutral message and a link to the
 * order look-up.
 */
export async function paymentResult(visit: Visit): Promise<Response | undefined> {
  const url = new URL(visit.request.url);
  const state = url.searchParams.get("state");
  if (state !== "payment-success" && state !== "payment-failure") return undefined;
  const open = await lastPayment(visit);
  if (open) return visit.redirect(visit.path(paymentPage(open, "done")));
  const link = { to: visit.path("order-status"), words: visit.t("payment:elsewhere.find") };
  visit.setFlash({ tone: "info", text: visit.t("payment:elsewhere.text"), link, stays: true });
  return visit.redirect(visit.path());
}
