import type { LoaderFunctionArgs } from "@remix-run/node";
import { openVisit } from "../../server/visitor/visit";
import { orderNumber } from "../tracking/own-order.server";

/** The address of former confirmations: the order's page says the same (decisions §16). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.redirect(visit.path(`order/${orderNumber(args.params.order_id)}/tracking`));
}
