import type { Cart } from "../../contract/cart";
import type { Upstream } from "../../server/upstream/client";
import { UpstreamFailure } from "../../server/upstream/failure";
import { isNewPurchase, sendPurchase, tellsPurchases, type Purchase } from "../../server/upstream/purchase-webhook";
import { log } from "../../server/operate/log";
import { readCookie } from "../../server/visitor/cookie-header";
import { mayAllowAnalytics } from "../../server/visitor/consent";
import { utmSourceCookie } from "../../server/visitor/cookies";
import { keepPurchase } from "../../server/visitor/purchases";
import type { Visit } from "../../server/visitor/visit";

/**
 * Records an order that was placed or paid: its page counts it in the browser of who allows that, then or later, once (app/tracking/count-purchase.ts), and the deployment's
 * hook is told, once, with scripts and without. The hook is told in the background: the visitor waits for none of it, and what fails here fails nothing else.
 */
export async function recordPurchase(visit: Visit, order_id: number, is_paid: boolean): Promise<void> {
  if (await mayAllowAnalytics(visit)) await keepPurchase(visit, order_id);
  tellPurchase(visit, order_id, is_paid);
}

/** Tells the hook, in the background, of an order that it has not been told of. `upstream`: for work that goes on after the visit. */
export function tellPurchase(visit: Visit, order_id: number, is_paid: boolean, upstream = visit.upstream) {
  if (!tellsPurchases()) return;
  isNewPurchase(order_id)
    .then(async (isNew) => isNew && sendPurchase(await purchaseOf(visit, order_id, is_paid, upstream)))
    .catch((error: unknown) => log.error({ err: error }, "a purchase was not told"));
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
    // That there was an order is worth more than what was in it.
    if (error instanceof UpstreamFailure) return common;
    throw error;
  }
}

/** What a record has of an order's contents. */
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
