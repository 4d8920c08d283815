import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { completionOf, type Completion } from "./complete-link.server";
import {
  closePayment,
  lastPayment,
  paymentPage,
  saveOpenPayment,
  timeOver,
  type OpenPayment,
} from "./open-payment.server";
import { paymentStatus } from "./payment-status.server";

/**
 * The bank's page and every successful payment lead here. The state comes from the upstream, not from the address. A
 * paid order leads on to its `complete_link`, of `order/pay` or of `order/post3ds` (which is in the address, as its call
 * has no cookies), or else to its own page. A browser without this payment gets the menu.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const open = await lastPayment(visit);
  if (!open || open.key !== args.params.order_cache_key) return visit.redirect(visit.path());
  if (open.is_seen_paid) return visit.redirect(visit.path(`order/${open.order_id}/tracking`));
  const status = await paymentStatus(visit, open);
  const { pathname, searchParams } = new URL(visit.request.url);
  const completion = completionOf(visit, searchParams.get("complete_link") ?? open.complete_link);
  if (status.state === "paid" && completion && completion.path?.split("?")[0] !== pathname)
    return follow(visit, open, completion, status.order_id);
  switch (status.state) {
    case "paid":
      await closePayment(visit, open, status.order_id);
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

/** A page of ours leads to another origin. The menu's `state` leads on to the order, which says that it is paid. */
async function follow(visit: Visit, open: OpenPayment, { path, url }: Completion, order_id: number) {
  await closePayment(visit, { ...open, complete_link: url }, order_id);
  if (path === undefined) return visit.redirect(visit.path(paymentPage(open, "complete")));
  if (!/[?&]state=payment-/.test(path))
    visit.setFlash({ tone: "good", text: visit.t("payment:paid", { number: order_id }) });
  return visit.redirect(path);
}
