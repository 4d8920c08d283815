import type { Cart } from "../../../../contract/cart";
import type { Upstream } from "../../../../server/upstream/client";
import { UpstreamFailure } from "../../../../server/upstream/failure";
import {
  isNewPurchase,
  sendPurchase,
  tellsPurchases,
  type Purchase,
} from "../../../../server/upstream/purchase-webhook";
import { log } from "../../../../server/operate/log";
import { countOrder } from "../../../../server/operate/metrics";
import { readCookie } from "../../../../server/visitor/cookie-header";
import { mayAllowAnalytics } from "../../../../server/visitor/consent";
import { utmSourceCookie } from "../../../../server/visitor/cookies";
import { keepPurchase } from "../../../../server/visitor/purchases";
import type { Visit } from "../../../../server/visitor/visit";

/**
 * Records an order that was placed or paid. If the visitor allows analytics, now or later, the order's page counts it
 * once in the browser (app/orders/tracking/purchases/count-purchase.ts). The deployment's hook is notified once, with scripts and
 * without. That happens in the background: the visitor does not wait, and a failure has no further effect.
 */
export async function recordPurchase(
  visit: Visit,
  order_id: number,
  { is_paid, payment_type }: { is_paid: boolean; payment_type: string },
): Promise<void> {
  countOrder(payment_type, is_paid);
  if (await mayAllowAnalytics(visit)) await keepPurchase(visit, order_id);
  void notifyOfPurchase(visit, order_id, is_paid);
}

/**
 * Notifies the hook in the background, unless it has been notified of this order. `upstream` serves work that continues
 * after the visit. Never rejects.
 */
export async function notifyOfPurchase(
  visit: Visit,
  order_id: number,
  is_paid: boolean,
  upstream = visit.upstream,
): Promise<void> {
  if (!tellsPurchases()) return;
  try {
    if (await isNewPurchase(order_id)) await sendPurchase(await purchaseOf(visit, order_id, is_paid, upstream));
  } catch (error) {
    log.error({ err: error }, "the hook was not notified of a purchase");
  }
}

async function purchaseOf(visit: Visit, order_id: number, is_paid: boolean, upstream: Upstream): Promise<Purchase> {
  const [city, utm_source] = await Promise.all([visit.city(), readCookie(visit.cookies, utmSourceCookie)]);
  const common = {
    order_id,
    at: visit.now(),
    city: city.alias,
    is_paid,
    utm_source,
    currency_code: city.prices.currency_code,
  };
  try {
    const { order } = await upstream.order({ id: order_id });
    const { order_type, payment_type, cart } = order;
    return { ...common, order_type, payment_type, ...boughtIn(cart) };
  } catch (error) {
    // The purchase is reported even if its contents could not be loaded.
    if (error instanceof UpstreamFailure) return common;
    throw error;
  }
}

/** The contents of an order for a purchase record. */
export function boughtIn({ prices, products }: Cart): Pick<Purchase, "value" | "delivery" | "discount" | "items"> {
  const { total, delivery, discount } = prices;
  const items = Object.values(products).map(({ product_key, key, name, price_with_modifiers, price, count }) => ({
    product_key: product_key ?? key,
    name,
    price: price_with_modifiers ?? price,
    count,
  }));
  return { value: total, delivery, discount, items };
}
