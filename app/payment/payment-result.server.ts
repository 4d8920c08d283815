import type { Visit } from "../../server/visitor/visit";
import { anyOpenPayment, paymentPage } from "./open-payment.server";

/**
 * What `{city}/?state=payment-success|payment-failure` says (spec 1 §2). The address proves nothing: a payment of this browser goes on to where
 * it stands, and anything else is the menu.
 */
export async function paymentResult(visit: Visit): Promise<Response | undefined> {
  const url = new URL(visit.request.url);
  const state = url.searchParams.get("state");
  if (state !== "payment-success" && state !== "payment-failure") return undefined;
  const open = await anyOpenPayment(visit);
  if (open) return visit.redirect(visit.path(paymentPage(open, "done")));
  if (state === "payment-failure") visit.setFlash({ tone: "danger", text: visit.t("payment:unpaid") });
  return visit.redirect(visit.path());
}
