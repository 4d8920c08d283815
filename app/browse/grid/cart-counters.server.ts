import { createElement } from "react";
import { asFailure, UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import type { Cart, CartLine } from "../../../contract/cart";
import { saleMultiplicity } from "../../../rules/counts";
import { formatPrice, toMinor } from "../../../rules/money";
import { pricesOf } from "../../cart/store/shown-cart";
import { CardCounter, ChosenPrice, type CountedProduct } from "./Counters";
import type { Personal } from "./grid-pieces.server";

/**
 * The counters of the visitor's cart, by product key. If the cart does not load, the panel shows an error and
 * all cards have the Add button.
 */
export async function cartCounters(visit: Visit, city: string, lastHour: boolean): Promise<Personal["counters"]> {
  const cart = await visit.ownCart().catch(asFailure);
  if (!cart || cart instanceof UpstreamFailure) return new Map();
  const { t } = visit;
  const money = visit.priceFormat(await visit.city());
  return new Map(
    countedProducts(cart, lastHour).map(({ lines, ...product }) => {
      const { name, product_key, choices, sale_multiplicity } = product;
      const [less, more] =
        choices > 1
          ? [t("menu:fewerOf", { name }), t("menu:moreOf", { name })]
          : [t("menu:less", { name }), t("menu:more", { name })];
      const words = { less, more, full: t("menu:full") };
      const counter = createElement(CardCounter, { product, city, words, locked: visit.basket.locked });
      const prices = lines.map(({ price_with_modifiers }) => formatPrice(toMinor(price_with_modifiers), money));
      const price = pricesOf(prices.map((one) => ({ price: one, sale_multiplicity })));
      const chosen = (cardPrice: string) => createElement(ChosenPrice, { price, cardPrice, words: t("menu:yours") });
      return [product_key, (cardPrice) => createElement("span", null, chosen(cardPrice), counter)];
    }),
  );
}

/** One counter per product; with several lines it shows their sum. */
function countedProducts(cart: Cart, lastHour: boolean): (CountedProduct & { lines: CartLine[] })[] {
  const products = new Map<string, CountedProduct & { lines: CartLine[] }>();
  for (const [line_key, line] of Object.entries(cart.products)) {
    const { product_key, name, count } = line;
    const before = products.get(product_key);
    const total = (before?.total ?? 0) + count;
    const choices = (before?.choices ?? 0) + 1;
    const sale_multiplicity = saleMultiplicity(line, lastHour);
    const lines = [...(before?.lines ?? []), line];
    products.set(product_key, { product_key, name, total, line_key, choices, sale_multiplicity, lines });
  }
  return [...products.values()].filter(({ total }) => total > 0);
}
