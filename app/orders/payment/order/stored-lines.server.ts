import { shortHash } from "../../../shared/basket/cart-signature.server";
import type { CartView } from "../../../shared/basket/cart.view";
import { cut } from "../../../../rules/cut";
import type { OrderLine } from "../../../../rules/order-changes";

const MAX_NAME_LENGTH = 40;

/** Short enough for a cookie. */
export function storedLines({ lines }: Pick<CartView, "lines">): OrderLine[] {
  return lines.map(({ line_key, name, count, price }) => ({
    key: shortHash(line_key),
    name: cut(name, MAX_NAME_LENGTH),
    count,
    price,
  }));
}
