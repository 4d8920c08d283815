import type { Cart, CartLine } from "../../contract/cart";
import { lineKey, modifierSignature, type ChosenModifiers } from "../../rules/modifiers";

export function lineOf(cart: Pick<Cart, "products"> | undefined, line_key: string): CartLine | undefined {
  return Object.values(cart?.products ?? {}).find(({ key }) => key === line_key);
}

export function lineWith(
  cart: Pick<Cart, "products"> | undefined,
  product_key: string,
  chosen: ChosenModifiers,
): CartLine | undefined {
  const signature = modifierSignature(chosen);
  return Object.values(cart?.products ?? {}).find(
    (line) =>
      line.product_key === product_key &&
      line.count > 0 &&
      (line.key === lineKey(product_key, chosen) || modifierSignature(line.chosen_modifiers ?? {}) === signature),
  );
}
