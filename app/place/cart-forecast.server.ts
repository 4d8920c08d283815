import type { CartLine } from "../../contract/cart";
import type { Product } from "../../contract/menu";
import { isSold } from "../../rules/cart";
import { modifiersOf, priceWithModifiers } from "../../rules/modifiers";
import { toMinor } from "../../rules/money";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/**
 * Whether takeaway at a shop would change the dishes of the visitor's cart or their prices: then the visitor is asked first. Read from the shop's
 * menu, because asking the upstream's cart would move it there. True also if that cannot be told.
 */
export async function wouldChangeCart(visit: Visit, shop_id: number): Promise<boolean> {
  try {
    const cart = await visit.cart();
    const lines = Object.values(cart?.products ?? {}).filter(({ count }) => count > 0);
    if (lines.length === 0) return false;
    const city_id = (await visit.city()).id;
    const { product_groups, popular_products } = await visit.upstream.products({
      city_id,
      order_type: "takeaway",
      shop_id,
    });
    const products = [...product_groups.flatMap((group) => group.products), ...(popular_products ?? [])];
    return !lines.every((line) => isSame(line, products));
  } catch (error) {
    asFailure(error);
    return true;
  }
}

/** Whether the menu sells what the line holds, as the line does and at its price. */
export function isSame(line: CartLine, products: readonly Product[]): boolean {
  const product = products.find(({ key }) => key === line.product_key);
  if (!product || isSold(product) !== isSold(line)) return false;
  const price = priceWithModifiers(toMinor(product.price), modifiersOf(product), line.chosen_modifiers ?? {});
  return price === toMinor(line.price_with_modifiers);
}
