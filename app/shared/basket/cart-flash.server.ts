import type { CartLine } from "../../../contract/cart";
import type { Visit } from "../../../server/visitor/visit";
import { productName } from "../web/words/product-words.server";

/**
 * Sets a flash message about the added product, with a link to the cart. With scripts the counters and the cart show it
 * instead.
 */
export function sayAdded(visit: Visit, name: string) {
  const { t } = visit;
  visit.addFlash({
    tone: "good",
    text: t("basket:flash.added", { name: productName(name) }),
    link: { to: visit.path("cart"), words: t("basket:flash.toCart") },
  });
}

/** Sets a flash message about the removed line, with a form that restores it. */
export function sayRemoved(visit: Visit, { name, product_key, count, chosen_modifiers }: CartLine, return_to: string) {
  const { t } = visit;
  const modifiers = Object.entries(chosen_modifiers ?? {}).map(([id, n]) => [`modifiers.${id}`, String(n)] as const);
  visit.addFlash({
    tone: "info",
    text: t("basket:flash.removed", { name: productName(name) }),
    form: {
      action: visit.path("cart/add"),
      fields: { product_key, count: String(count), return_to, ...Object.fromEntries(modifiers) },
      words: t("basket:flash.putBack"),
    },
  });
}
