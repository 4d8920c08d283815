import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../../server/visitor/visit";
import { claimPurchase } from "../tracking/purchases/claim-purchase.server";
import { orderNumber } from "../tracking/own-order.server";

/** The former confirmation page redirects to the order's page (docs/specification/product.md#addresses). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.redirect(visit.path(`order/${orderNumber(args.params.order_id)}/tracking`));
}

/** Returns the purchase that a script of the order's page reports to analytics, or 204. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const events = await claimPurchase(visit, args.params.order_id);
  if (!events) return new Response(null, { status: 204 });
  return Response.json(events, { headers: await visit.headers() });
}
