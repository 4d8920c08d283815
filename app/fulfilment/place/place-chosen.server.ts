import type { Cart } from "../../../contract/cart";
import { returnTo } from "../../../server/guard/safe-path";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "../../shared/basket/accept-cart.server";

/** The cart before a change of place. Undefined also if it could not be loaded; no difference is reported then. */
export async function cartBefore(visit: Visit): Promise<Cart | undefined> {
  try {
    return await visit.cart();
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** Whether the new place changed the cart's products or their prices. Delivery fees do not count. */
function cartChanged(before: Cart | undefined, after: Cart | undefined | null): boolean {
  if (!before || !after) return false;
  return stock(before) !== stock(after);
}

export type PlaceChosen = {
  words: string;
  before: Cart | undefined;
  /** The upstream's answer to the write that set the place. */
  answer: { cart?: Cart | null; notification?: string | null };
};

/**
 * Makes the new place's cart the visit's cart. The news are a change of the cart and the upstream's notification; the
 * text names the place, too.
 */
export async function takePlace(
  visit: Visit,
  { words, before, answer }: PlaceChosen,
): Promise<{ text: string; news: string; changed: boolean }> {
  if (answer.cart) await acceptCart(visit, { cart: answer.cart });
  else visit.forgetCart();
  const changed = cartChanged(before, answer.cart);
  const repriced = changed ? visit.t("place:repriced") : undefined;
  const news = [repriced, answer.notification].filter(Boolean).join(" ");
  return { text: [words, news].filter(Boolean).join(" "), news, changed };
}

/**
 * Responds to the form that chose a place, with a flash message on the next page. With `closeAll` the modals below this
 * one close too.
 */
export async function placeChosen(
  visit: Visit,
  form: FormData,
  { closeAll, ...chosen }: PlaceChosen & { closeAll?: true },
) {
  const { text, changed } = await takePlace(visit, chosen);
  visit.setFlash({ tone: changed ? "info" : "good", text });
  return visit.finish(form, pathAfterPlace(visit), closeAll && { closeAll });
}

/**
 * The path to redirect to after a place was chosen. If `return_to` is itself a page that asks for a place, its own
 * `return_to` is used.
 */
export function pathAfterPlace(visit: Visit): string {
  const asking = [
    "order-type",
    "order-type/takeaway",
    "address",
    "address/map",
    "address/confirm",
    "nearest-shop",
    "delivery",
  ].map((page) => visit.path(page));
  let path = returnTo(visit.request, visit.path());
  // Such pages may be nested: the address form leads to the map, the map to its confirmation.
  for (let steps = 0; steps < asking.length; steps += 1) {
    const url = new URL(path, "http://site.invalid");
    if (!asking.includes(url.pathname)) return path;
    path = returnTo({ url: url.href }, visit.path());
  }
  return visit.path();
}

function stock({ products }: Cart): string {
  const lines = Object.entries(products).map(([key, { count, price_with_modifiers, type }]) =>
    [key, count, price_with_modifiers, type ?? "default"].join(" "),
  );
  return lines.sort().join("\n");
}
