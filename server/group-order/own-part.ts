import type { Cart, CartLine } from "../../contract/cart";
import { isSold } from "../../rules/cart";
import { fromMinor, toMinor } from "../../rules/money";
import { HOST, piecesOf, type GroupOrder } from "./group-order";

type Part = { group: GroupOrder; person: string };

/** The lines of a person with the pieces that are theirs, by key. */
export function ownLines({ products }: Pick<Cart, "products">, { group, person }: Part): Record<string, CartLine> {
  return Object.fromEntries(
    Object.entries(products).flatMap(([key, line]) => {
      const count = piecesOf(group, person, line);
      return count > 0 ? [[key, { ...line, count }]] : [];
    }),
  );
}

/** The lines of the host's cart with the pieces that are the guests'. */
export function guestsLines({ products }: Cart, { group }: Part): Record<string, CartLine> {
  return Object.fromEntries(
    Object.entries(products).flatMap(([key, line]) => {
      const count = line.count - piecesOf(group, HOST, line);
      return count > 0 ? [[key, { ...line, count }]] : [];
    }),
  );
}

/** The sum of a person's dishes in minor units, without delivery, packaging and discounts on the order. */
export function dishesSum(lines: Readonly<Record<string, CartLine>>): number {
  return Object.values(lines)
    .filter(isSold)
    .reduce((sum, { price_with_modifiers, count }) => sum + toMinor(price_with_modifiers) * count, 0);
}

/** A guest's part of the host's cart, as a cart. It has nothing of the order as a whole: no fees, gifts, codes, points. */
export function guestCart(cart: Cart, part: Part): Cart {
  const products = ownLines(cart, part);
  const sum = fromMinor(dishesSum(products));
  return {
    count: Object.values(products).reduce((total, { count }) => total + count, 0),
    products,
    prices: { subtotal: sum, delivery: fromMinor(0), packages: fromMinor(0), discount: fromMinor(0), total: sum },
    version: cart.version,
  };
}
