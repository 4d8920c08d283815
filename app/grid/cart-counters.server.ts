import { createElement, type ReactElement } from "react";
import { asFailure, UpstreamFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { Cart } from "../../contract/cart";
import { saleMultiplicity } from "../../rules/counts";
import { CardCounter, type CountedProduct } from "./Counters";

/**
 * The counters of the visitor's cart, by product key. If the cart does not load, the panel shows an error and
 * all cards have the Add button.
 */
export async function cartCounters(visit: Visit, city: string, lastHour: boolean): Promise<Map<string, ReactElement>> {
  const cart = await visit.ownCart().catch(asFailure);
  if (!cart || cart instanceof UpstreamFailure) return new Map();
  const { t } = visit;
  return new Map(
    countedProducts(cart, lastHour).map((product) => {
      const { name, product_key, choices } = product;
      const [less, more] =
        choices > 1
          ? [t("menu:fewerOf", { name }), t("menu:moreOf", { name })]
          : [t("menu:less", { name }), t("menu:more", { name })];
      const words = { less, more, full: t("menu:full") };
      return [product_key, createElement("span", null, createElement(CardCounter, { product, city, words }))];
    }),
  );
}

/** One counter per product; with several lines it shows their sum. */
function countedProducts(cart: Cart, lastHour: boolean): CountedProduct[] {
  const products = new Map<string, CountedProduct>();
  for (const [line_key, line] of Object.entries(cart.products)) {
    const { product_key, name, count } = line;
    const before = products.get(product_key);
    const total = (before?.total ?? 0) + count;
    const choices = (before?.choices ?? 0) + 1;
    const sale_multiplicity = saleMultiplicity(line, lastHour);
    products.set(product_key, { product_key, name, total, line_key, choices, sale_multiplicity });
  }
  return [...products.values()].filter(({ total }) => total > 0);
}
