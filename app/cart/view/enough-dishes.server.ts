import { isSold } from "../../../rules/cart";
import { cardPrice, shownGroups } from "../../../rules/menu";
import { fromMinor } from "../../../rules/money";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { sellsLastHour } from "../../fulfilment/when/last-hour.server";

/** As many dishes as a visitor looks through at a glance. */
const ENOUGH_TO_CHOOSE = 12;

/**
 * The menu's address with the cheapest dishes of which one alone reaches the minimum order; the whole menu if no dish
 * costs that much, or if the menu cannot be loaded. `missing` is in minor units.
 */
export async function enoughDishes(visit: Visit, missing: number): Promise<string> {
  const prices = await pricesFrom(visit, missing);
  const to = prices[Math.min(prices.length, ENOUGH_TO_CHOOSE) - 1];
  if (to === undefined) return visit.path("#dishes");
  const query = new URLSearchParams({ from: String(fromMinor(missing)), to: String(fromMinor(to)) });
  return visit.path(`?${query}#dishes`);
}

/** In minor units, ascending. */
async function pricesFrom(visit: Visit, missing: number): Promise<number[]> {
  try {
    const [{ product_groups }, lastHour] = await Promise.all([
      visit.upstream.products(await visit.priceScope()),
      sellsLastHour(visit),
    ]);
    return shownGroups(product_groups)
      .flatMap(({ products }) => products.filter(isSold))
      .map((product) => cardPrice(product, lastHour))
      .filter((price) => price >= missing)
      .sort((one, other) => one - other);
  } catch (error) {
    asFailure(error);
    return [];
  }
}
