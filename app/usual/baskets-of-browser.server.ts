import { orderedBaskets, type StoredBasket } from "../../server/visitor/baskets";
import type { Visit } from "../../server/visitor/visit";
import { withRoom } from "../place/address/door-words.server";
import type { PastBasket } from "./past-basket";
import { usualIntents } from "./usual.view";

/** The last different baskets that were ordered in this browser to this city. Throws UpstreamFailure. */
export async function basketsOfBrowser(visit: Visit): Promise<PastBasket[]> {
  const stored = await orderedBaskets(visit);
  if (stored.length === 0) return [];
  const { alias } = await visit.city();
  const here = stored.filter(({ city }) => city === alias);
  return (await Promise.all(here.map((basket) => pastBasket(visit, basket)))).filter((basket) => basket !== undefined);
}

/** The basket of this city with this id. */
export async function basketOfBrowser(visit: Visit, id: string): Promise<StoredBasket | undefined> {
  const { alias } = await visit.city();
  return (await orderedBaskets(visit)).find((basket) => basket.id === id && basket.city === alias);
}

/** Undefined if nobody can bring or give it out here any more. */
async function pastBasket(visit: Visit, basket: StoredBasket): Promise<PastBasket | undefined> {
  const { id, order_type, shop_id, lines } = basket;
  const { order_types } = await visit.city();
  if (!order_types[order_type]) return undefined;
  const intent = usualIntents.field("order", id).value;
  const { address } = visit.place;
  if (order_type === "delivery") {
    const place = address ? await withRoom(visit, address) : visit.t("common:delivery");
    return { intent, order_type, delivery_zone_id: address?.delivery_zone_id, place, lines };
  }
  const shop = await shopOf(visit, shop_id);
  if (!shop) return undefined;
  const place = [visit.t("common:takeaway"), shop.address.street].filter(Boolean).join(", ");
  return { intent, order_type, shop_id, place, lines };
}

/** Undefined if this city does not have it any more. Throws UpstreamFailure. */
export async function shopOf(visit: Visit, shop_id: number | undefined) {
  const { id: city_id } = await visit.city();
  const { shops } = await visit.upstream.shops({ city_id });
  return shops.find(({ id }) => id === shop_id);
}
