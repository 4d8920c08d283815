import { isSold } from "../../../../rules/cart";
import { asFailure } from "../../../../server/upstream/failure";
import { picturePath } from "../../../../server/upstream/pictures";
import type { Visit } from "../../../../server/visitor/visit";
import { priceLine, productName } from "../words/product-words.server";
import type { DishLinkView, MissingView } from "./missing.view";

const MAX_POPULAR_DISHES = 4;

/** A 404 whose error page offers popular dishes. */
export async function missing(visit: Visit): Promise<Response> {
  const view: MissingView = { popular: await popularDishes(visit) };
  return Response.json(view, { status: 404 });
}

/** Empty during an outage. */
async function popularDishes(visit: Visit): Promise<DishLinkView[]> {
  try {
    const money = visit.priceFormat(await visit.city());
    const { popular_products, product_groups } = await visit.upstream.products(await visit.priceScope());
    const all = [...(popular_products ?? []), ...product_groups.flatMap(({ products }) => products)];
    const sold = new Map(
      all
        .filter(({ type }) => type !== "packet")
        .filter(isSold)
        .map((dish) => [dish.key, dish]),
    );
    return [...sold.values()].slice(0, MAX_POPULAR_DISHES).map((dish) => ({
      key: dish.key,
      name: productName(dish.name),
      price: priceLine(dish, { t: visit.t, money, lastHour: false }),
      picture: visit.lite ? undefined : picturePath(dish.images?.small),
    }));
  } catch (error) {
    asFailure(error);
    return [];
  }
}
