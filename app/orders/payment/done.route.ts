import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { completionOf, type Completion } from "./complete-link.server";
import { lastPayment, saveOpenPayment, type OpenPayment } from "../../../server/visitor/open-payment";
import { paymentPage } from "./open-payment.server";
import { orderEvent } from "../events/order-events.server";
import { placeFrom } from "./payment-place.server";

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
  const { status, place, path } = await placeFrom("done", visit, open);
  if (status.state === "paid") return toPaidOrder(visit, open, status.order_id);
  if (place === "wait" && !open.step)
    saveOpenPayment(visit, { ...open, step: { at: "asked", key: crypto.randomUUID() } });
  return visit.redirect(path);
}

async function toPaidOrder(visit: Visit, open: OpenPayment, order_id: number) {
  const { pathname, searchParams } = new URL(visit.request.url);
  const completion = completionOf(visit, searchParams.get("complete_link") ?? open.complete_link);
  if (completion && completion.path?.split("?")[0] !== pathname) return follow(visit, open, completion, order_id);
  await orderEvent(visit, "paid", { payment: open, order_id });
  return visit.redirect(visit.path(`order/${order_id}/tracking`));
}

/** A page of ours leads to another origin. The menu's `state` leads on to the order, which says that it is paid. */
async function follow(visit: Visit, open: OpenPayment, { path, url }: Completion, order_id: number) {
  await orderEvent(visit, "paid", { payment: { ...open, complete_link: url }, order_id });
  if (path === undefined) return visit.redirect(visit.path(paymentPage(open, "complete")));
  if (!/[?&]state=payment-/.test(path))
    visit.setFlash({ tone: "good", text: visit.t("payment:paid", { number: order_id }) });
  return visit.redirect(path);
}
