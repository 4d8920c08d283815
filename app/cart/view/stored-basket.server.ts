import type { CartLine } from "../../../contract/cart";
import type { Order } from "../../../contract/order";
import type { OrderType } from "../../../contract/primitives";
import { toMinor } from "../../../rules/money";
import { isSold } from "../../../rules/cart";
import type { BasketContents } from "../../../server/visitor/baskets";
import type { Visit } from "../../../server/visitor/visit";
import { linesInOrder } from "./cart-sums.server";

/** The dishes of this request's cart and where they go to. Undefined for a cart without dishes that are sold. */
export async function storedBasket(visit: Visit): Promise<BasketContents | undefined> {
  const cart = await visit.cart();
  const lines = cart ? dishesOf(linesInOrder(cart).filter(isSold)) : [];
  if (lines.length === 0) return undefined;
  const [{ alias }, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const shop_id = order_type === "takeaway" ? visit.place.shop?.id : undefined;
  return { city: alias, order_type, shop_id, lines };
}

/** The dishes of an order, also those that are off by now. `city`: an alias. */
export function basketOfOrder(
  city: string,
  { order_type, shop, cart }: Pick<Order, "shop" | "cart"> & { order_type: OrderType },
): BasketContents {
  const shop_id = order_type === "takeaway" ? shop?.id : undefined;
  return { city, order_type, shop_id, lines: dishesOf(linesInOrder(cart)) };
}

/** Packages are added by the upstream. */
function dishesOf(lines: CartLine[]): BasketContents["lines"] {
  return lines
    .filter(({ type }) => type !== "packet")
    .map(({ product_key, count, price_with_modifiers, chosen_modifiers }) => ({
      key: product_key,
      count,
      price: toMinor(price_with_modifiers),
      ...(Object.keys(chosen_modifiers ?? {}).length > 0 ? { modifiers: chosen_modifiers ?? {} } : {}),
    }));
}
