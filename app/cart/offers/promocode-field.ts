import { isOrderDisabled } from "../../../rules/cart";
import type { CartView } from "../../shared/basket/cart.view";

/** Whether the cart's page has the field of the promo code. */
export function hasPromocodeField({ state, lines, others, block, promocode, code_or_points }: CartView): boolean {
  const isFull = state === "ok" && lines.length + (others?.length ?? 0) > 0;
  return isFull && !promocode && !code_or_points && !isOrderDisabled(block);
}
