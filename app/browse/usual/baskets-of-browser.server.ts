import { orderedBaskets, type StoredBasket } from "../../../server/visitor/baskets";
import { savedCarts } from "../../../server/visitor/saved-carts";
import type { Visit } from "../../../server/visitor/visit";
import { withRoom } from "../../fulfilment/place/address/door-words.server";
import type { PastBasket } from "./past-basket";
import { usualIntents } from "./usual.view";

type NamedBasket = StoredBasket & { name?: string };

/** The last different orders that were placed in this browser in this city. Throws UpstreamFailure. */
export async function ordersOfBrowser(visit: Visit): Promise<PastBasket[]> {
  return basketsOfBrowser(visit, await orderedBaskets(visit));
}

/** Leaves out baskets that cannot be brought or given out in this city. Throws UpstreamFailure. */
export async function basketsOfBrowser(visit: Visit, stored: NamedBasket[]): Promise<PastBasket[]> {
  if (stored.length === 0) return [];
  const { alias } = await visit.city();
  const here = stored.filter(({ city }) => city === alias);
  return (await Promise.all(here.map((basket) => pastBasket(visit, basket)))).filter((basket) => basket !== undefined);
}

/** The ordered or saved cart of this city with this id. */
export async function basketOfBrowser(visit: Visit, id: string): Promise<StoredBasket | undefined> {
  const { alias } = await visit.city();
  return [...(await orderedBaskets(visit)), ...(await savedCarts(visit))].find(
    (basket) => basket.id === id && basket.city === alias,
  );
}

/** Undefined if nobody can bring or give it out here any more. */
async function pastBasket(visit: Visit, basket: NamedBasket): Promise<PastBasket | undefined> {
  const { id, name, order_type, shop_id, lines } = basket;
  const { order_types } = await visit.city();
  if (!order_types[order_type]) return undefined;
  const intent = usualIntents.field("order", id).value;
  const { address } = visit.place;
  if (order_type === "delivery") {
    const place = address ? await withRoom(visit, address) : visit.t("common:delivery");
    return { intent, name, order_type, delivery_zone_id: address?.delivery_zone_id, place, lines };
  }
  // A basket that was kept before a shop was chosen leads to that choice.
  const shop = shop_id === undefined ? undefined : await shopOf(visit, shop_id);
  if (shop_id !== undefined && !shop) return undefined;
  const place = [visit.t("common:takeaway"), shop?.address.street].filter(Boolean).join(", ");
  return { intent, name, order_type, shop_id, place, lines };
}

/** Undefined if this city does not have it any more. Throws UpstreamFailure. */
export async function shopOf(visit: Visit, shop_id: number | undefined) {
  const { id: city_id } = await visit.city();
  const { shops } = await visit.upstream.shops({ city_id });
  return shops.find(({ id }) => id === shop_id);
}
