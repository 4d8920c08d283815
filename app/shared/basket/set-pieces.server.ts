import type { Cart } from "../../../contract/cart";
import type { Dish } from "../../../server/basket/own-basket";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "./accept-cart.server";

/** Sets how many pieces of a dish are the visitor's own, and accepts the cart of the answer. Throws UpstreamFailure. */
export async function setPieces(visit: Visit, dish: Dish, count: number): Promise<Cart> {
  const answer = await visit.basket.set(dish, count);
  await acceptCart(visit, answer);
  return answer.cart;
}
