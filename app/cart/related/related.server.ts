import type { Cart } from "../../../contract/cart";
import type { Product } from "../../../contract/menu";
import { isSold } from "../../../rules/cart";
import { saleMultiplicity } from "../../../rules/counts";
import { cardState } from "../../../rules/menu";
import { formatFor, toMinor } from "../../../rules/money";
import { asFailure } from "../../../server/upstream/failure";
import { picturePath } from "../../../server/upstream/pictures";
import type { Visit } from "../../../server/visitor/visit";
import { inTime } from "../../../server/operate/in-time";
import { sellsLastHour } from "../../fulfilment/time-slots/last-hour.server";
import { portionNote, priceLine, productName } from "../../shared/web/words/product-words.server";

/** A dish that goes with the cart. Prices are text. */
export type RelatedView = {
  key: string;
  name: string;
  note: string;
  price: string;
  picture?: string;
  /** The number of pieces that are sold at a time; undefined for 1. */
  step?: number;
  /** Whether the dish is added directly or needs a choice on its page. */
  state: "add" | "choose";
};

const MAX_RELATED_DISHES = 12;

/**
 * The dishes that go with the cart for a page; undefined if they do not load soon enough or fail. Scripts load them
 * later in that case.
 */
export const relatedForPage = (visit: Visit) => inTime(relatedDishes(visit));

/**
 * Available dishes that go with those in the cart (docs/specification/product.md#cart-page-and-panel). They are the
 * upstream's suggestions for the dishes' groups or, if those cannot be loaded, the cart's own. Undefined if both fail.
 * The list is empty while nothing may be added.
 */
export async function relatedDishes(visit: Visit): Promise<RelatedView[] | undefined> {
  try {
    const cart = await visit.cart();
    const lines = Object.values(cart?.products ?? {}).filter(({ count }) => count > 0);
    if (!cart || lines.length === 0 || visit.basket.locked) return [];
    const found = await productsFor(visit, cart);
    const inCart = new Set(lines.map(({ product_key }) => product_key));
    const others = found && distinct(found).filter(({ key }) => !inCart.has(key));
    return others && (await viewsOf(visit, others));
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** The dishes that go with one dish of a group, under the same conditions as `relatedDishes`. */
export async function dishesThatGoWith(
  visit: Visit,
  { key }: Product,
  group_id: number,
): Promise<RelatedView[] | undefined> {
  try {
    const where = await visit.priceScope();
    const { related_products } = await visit.upstream.relatedProducts({ product_groups_ids: [group_id], ...where });
    return await viewsOf(
      visit,
      distinct(Object.values(related_products)).filter((other) => other.key !== key),
    );
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

async function productsFor(visit: Visit, cart: Cart): Promise<Product[] | undefined> {
  const groups = Object.values(cart.products).flatMap(({ product_group_id }) => product_group_id ?? []);
  const product_groups_ids = [...new Set(groups)].sort((one, other) => one - other).slice(0, 100);
  const named = cart.related && Object.values(cart.related);
  if (product_groups_ids.length === 0) return named ?? undefined;
  try {
    const where = await visit.priceScope();
    const { related_products } = await visit.upstream.relatedProducts({ product_groups_ids, ...where });
    return Object.values(related_products);
  } catch (error) {
    asFailure(error);
    return named ?? undefined;
  }
}

const distinct = (products: readonly Product[]) => [...new Map(products.map((one) => [one.key, one])).values()];

async function viewsOf(visit: Visit, products: readonly Product[]): Promise<RelatedView[]> {
  const { t } = visit;
  const [city, lastHour] = await Promise.all([visit.city(), sellsLastHour(visit)]);
  const sold = products.filter((product) => isSold(product) && product.type !== "packet").slice(0, MAX_RELATED_DISHES);
  const money = formatFor(
    sold.map(({ price }) => toMinor(price)),
    visit.priceFormat(city),
  );
  return sold.map((product) => {
    const step = saleMultiplicity(product, lastHour);
    return {
      key: product.key,
      name: productName(product.name),
      note: portionNote(product, t),
      picture: picturePath(product.images?.small),
      price: priceLine(product, { t, money, lastHour }),
      step: step > 1 ? step : undefined,
      state: cardState(product) === "add" ? "add" : "choose",
    };
  });
}
