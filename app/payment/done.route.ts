import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../server/visitor/visit";
import { closePayment, lastPayment, paymentPage, saveOpenPayment } from "./open-payment.server";
import { paymentStatus, timeOver } from "./payment-status.server";

/**
 * The bank's page and every successful payment lead here. The state comes from the upstream, not from the address. A
 * browser without this payment gets the menu.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await lastPayment(visit);
  if (!open || open.key !== args.params.order_cache_key) return visit.redirect(visit.path());
  if (open.is_seen_paid) return visit.redirect(visit.path(`order/${open.order_id}/tracking`));
  const status = await paymentStatus(visit, open);
  switch (status.state) {
    case "paid":
      await closePayment(visit, open, status.order_id);
      visit.setFlash({ tone: "good", text: visit.t("payment:paid", { number: status.order_id }) });
      return visit.redirect(visit.path(`order/${status.order_id}/tracking`));
    case "canceled":
      return visit.redirect(timeOver(visit));
    case "none":
      return visit.redirect(visit.path(paymentPage(open)));
    default:
      saveOpenPayment(visit, { ...open, step: open.step ?? { at: "asked", key: crypto.randomUUID() } });
      return visit.redirect(visit.path(paymentPage(open, "wait")));
  }
}
