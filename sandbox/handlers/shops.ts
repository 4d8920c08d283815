import { Refusal, wrong } from "../respond";
import { cityByAlias, shopById, shopsOf } from "../shop/place/atlas";
import { menuOf } from "../shop/menu/menu";
import { shopOf } from "../shop/places";
import { popularInShop } from "../shop/menu/popular";
import { isStoppedShop } from "../shop/place/stops";
import { knownCity, moveSessionTo, orderingPlace } from "../shop/place/ordering-place";
import { sessionCart } from "./session-cart";
import type { Handler } from "./handler";

export const shops: Handler<"shops"> = ({ request, world, language }) => {
  const city = knownCity(request.city_id);
  return {
    shops: shopsOf(city).map((shop) => ({
      ...shopOf(world, shop, city, language),
      popular_products: popularInShop(world, shop, city, language),
    })),
  };
};

export const shopsSet: Handler<"shopsSet"> = ({ request, world, language, openSession }) => {
  const shop = shopById(request.shop_id);
  const city = shop && cityByAlias(shop.city);
  if (!shop || !city) throw new Refusal(404, { key: "unknownShop" }, { shop_id: { key: "unknownShop" } });
  if (isStoppedShop(world, shop)) throw wrong("shop_id", "stoppedShop");
  const session = openSession();
  const where = { city_id: city.id, order_type: "takeaway" as const, shop_id: shop.id };
  moveSessionTo(session, where);
  session.basket.version += 1;
  world.store.sessions.save(session);
  return {
    shop: shopOf(world, shop, city, language),
    cart: sessionCart(world, session, language),
    product_groups: menuOf(world, orderingPlace(where), language, session.basket.lines).product_groups,
  };
};
