import type { Cart } from "../../contract/cart";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/** The cart before a change of place. Undefined also if it could not be loaded: then no difference is reported. */
export async function cartBefore(visit: Visit): Promise<Cart | undefined> {
  try {
    return await visit.cart();
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** Whether the new place changed the cart's products or their prices. Delivery fees do not count. */
export function cartChanged(before: Cart | undefined, after: Cart | undefined | null): boolean {
  if (!before || !after) return false;
  return stock(before) !== stock(after);
}

/**
 * After an upstream write that set a place: its cart becomes the visit's, and a flash message on the next page says what was set, whether
 * the cart changed, and the upstream's notification.
 */
export function sayPlaceSet(
  visit: Visit,
  words: string,
  before: Cart | undefined,
  answer: { cart?: Cart | null; notification?: string | null },
) {
  if (answer.cart) visit.setCart(answer.cart);
  const changed = cartChanged(before, answer.cart);
  const repriced = changed ? visit.t("place:repriced") : undefined;
  const text = [words, repriced, answer.notification].filter(Boolean).join(" ");
  visit.setFlash({ tone: changed ? "info" : "good", text });
}

function stock({ products }: Cart): string {
  const lines = Object.entries(products).map(([key, { count, price_with_modifiers, type }]) =>
    [key, count, price_with_modifiers, type ?? "default"].join(" "),
  );
  return lines.sort().join("\n");
}
