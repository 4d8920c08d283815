import type { CartLine } from "../../contract/cart";
import type { Product } from "../../contract/menu";
import { isSold } from "../../rules/cart";
import { modifiersOf, priceWithModifiers } from "../../rules/modifiers";
import { toMinor } from "../../rules/money";
import type { OrderType } from "../../rules/order";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/** A place as menus know it. */
type MenuPlace = { order_type: OrderType; shop_id?: number; delivery_zone_id?: number };

/** Whether takeaway at a shop would change the dishes of the visitor's cart or their prices: then the visitor is asked first. True also if that cannot be told. */
export async function wouldChangeCart(visit: Visit, shop_id: number): Promise<boolean> {
  try {
    return (await cartChanges(visit, { order_type: "takeaway", shop_id })).length > 0;
  } catch (error) {
    asFailure(error);
    return true;
  }
}

/**
 * The names of the cart's dishes that another place does not sell, or not at their price. Read from that place's menu, because asking the upstream's cart
 * would move it there. Throws UpstreamFailure.
 */
export async function cartChanges(visit: Visit, there: MenuPlace): Promise<string[]> {
  const cart = await visit.cart();
  const lines = Object.values(cart?.products ?? {}).filter(({ count }) => count > 0);
  if (lines.length === 0) return [];
  const products = await menuOf(visit, there);
  return lines.filter((line) => !isSame(line, products)).map(({ name }) => name);
}

/** Whether another place sells other dishes than the visitor's, or at other prices. Throws UpstreamFailure. */
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

/** Whether the menu sells what the line holds, as the line does and at its price. */
function isSame(line: CartLine, products: readonly Product[]): boolean {
  const product = products.find(({ key }) => key === line.product_key);
  if (!product || isSold(product) !== isSold(line)) return false;
  const price = priceWithModifiers(toMinor(product.price), modifiersOf(product), line.chosen_modifiers ?? {});
  return price === toMinor(line.price_with_modifiers);
}
