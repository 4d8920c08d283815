import { shortHash } from "../../cart/cart-signature.server";
import type { CartView } from "../../cart/cart.view";
import { cut } from "../../../rules/cut";
import type { OrderLine } from "../../../rules/order-changes";

const LONGEST_NAME = 40;

/** The lines of a cart, short enough for a cookie. */
export function storedLines({ lines }: Pick<CartView, "lines">): OrderLine[] {
  return lines.map(({ line_key, name, count, price }) => ({
    key: shortHash(line_key),
    name: cut(name, LONGEST_NAME),
    count,
    price,
  }));
}
