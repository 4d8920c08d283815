import { purchaseEvents, type PurchaseEvents } from "../../../../rules/purchase-events";
import { allowsAnalytics } from "../../../../server/visitor/consent";
import { isToBeCounted, setCounted } from "../../../../server/visitor/purchases";
import type { Visit } from "../../../../server/visitor/visit";
import { boughtIn } from "./record-purchase.server";
import { hasContents, orderNumber, ownOrder } from "../own-order.server";

/**
 * The purchase for analytics, once per order and only if the visitor allows it. Undefined if there is nothing to count,
 * or if the order could not be loaded.
 */
export async function claimPurchase(visit: Visit, order_id: string | undefined): Promise<PurchaseEvents | undefined> {
  const number = orderNumber(order_id);
  if (!(await allowsAnalytics(visit)) || !(await isToBeCounted(visit, number))) return undefined;
  const [city, order] = await Promise.all([visit.city(), ownOrder(visit, order_id)]);
  if (!hasContents(order)) return undefined;
  await setCounted(visit, number);
  return purchaseEvents({ order_id: number, currency_code: city.prices.currency_code, ...boughtIn(order.cart) });
}
