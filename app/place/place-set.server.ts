import type { Cart } from "../../contract/cart";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/** The cart before a change of place. Undefined also when it can't be had: then nothing can be said about the difference. */
export async function cartBefore(visit: Visit): Promise<Cart | undefined> {
  try {
    return await visit.cart();
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** Whether a new place has changed what is in the cart or what a piece of it costs. Fees do not count: they are the place's own. */
export function cartChanged(before: Cart | undefined, after: Cart | undefined | null): boolean {
  if (!before || !after) return false;
  return stock(before) !== stock(after);
}

/**
 * After an upstream write has set a place: its cart becomes the visit's, and the next page says what was set, whether the cart
 * is another now, and what the upstream had to say.
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
