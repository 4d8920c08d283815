import type { Cart } from "../../../contract/cart";
import { MAX_ORDERED_LINES, type OrderPayload } from "../../../contract/order";
import { linesInOrder } from "./cart-sums.server";

/** The cart that the customer saw, so that the upstream refuses the order if another tab has changed the cart since. */
export function payloadLines(cart: Cart | undefined): OrderPayload["cart"] {
  const lines = cart && linesInOrder(cart);
  if (!lines || lines.length > MAX_ORDERED_LINES) return undefined;
  return lines.map(({ product_key, count, chosen_modifiers = {} }) => ({
    product_key,
    count,
    ...(Object.keys(chosen_modifiers ?? {}).length > 0 ? { modifiers: chosen_modifiers } : {}),
  }));
}
