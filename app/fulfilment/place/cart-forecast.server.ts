import type { CartLine } from "../../../contract/cart";
import type { Product } from "../../../contract/menu";
import { isSold } from "../../../rules/cart";
import { modifiersOf, priceWithModifiers } from "../../../rules/modifiers";
import { toMinor } from "../../../rules/money";
import type { OrderType } from "../../../rules/order";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";

/** The place by which the upstream selects a menu. */
type MenuPlace = { order_type: OrderType; shop_id?: number; delivery_zone_id?: number };

/**
 * Whether takeaway at a shop would change the cart's dishes or prices, so that a confirmation is needed. Also true if
 * the menu could not be loaded.
 */
export async function wouldChangeCart(visit: Visit, shop_id: number): Promise<boolean> {
  try {
    return (await cartChanges(visit, { order_type: "takeaway", shop_id })).length > 0;
  } catch (error) {
    asFailure(error);
    return true;
  }
}

/**
 * The names of the cart's dishes that another place does not sell at the same price. They are compared with that
 * place's menu, because a request for the cart there would move the cart. Throws UpstreamFailure.
 */
export async function cartChanges(visit: Visit, there: MenuPlace): Promise<string[]> {
  const cart = await visit.cart();
  const lines = Object.values(cart?.products ?? {}).filter(({ count }) => count > 0);
  if (lines.length === 0) return [];
  const products = await menuOf(visit, there);
  return lines.filter((line) => !isSame(line, products)).map(({ name }) => name);
}

/** Whether another place sells other dishes, or at other prices. Throws UpstreamFailure. */
export async function menuChanges(visit: Visit, there: MenuPlace): Promise<boolean> {
  const here = await visit.priceScope();
  const [now, then] = await Promise.all([menuOf(visit, here), menuOf(visit, there)]);
  return offered(now) !== offered(then);
}

async function menuOf(visit: Visit, place: MenuPlace): Promise<Product[]> {
  const city_id = (await visit.city()).id;
  const { order_type, shop_id, delivery_zone_id } = place;
  const { product_groups, popular_products } = await visit.upstream.products({
    city_id,
    order_type,
    shop_id,
    delivery_zone_id,
  });
  return [...product_groups.flatMap((group) => group.products), ...(popular_products ?? [])];
}

function offered(products: readonly Product[]): string {
  const sold = products.filter(isSold).map(({ key, price }) => `${key} ${price}`);
  return [...new Set(sold)].sort().join("\n");
}

/** Whether the menu sells the line's dish with its modifiers at the same price. */
function isSame(line: CartLine, products: readonly Product[]): boolean {
  const product = products.find(({ key }) => key === line.product_key);
  if (!product || isSold(product) !== isSold(line)) return false;
  const price = priceWithModifiers(toMinor(product.price), modifiersOf(product), line.chosen_modifiers ?? {});
  return price === toMinor(line.price_with_modifiers);
}
