import type { City } from "../../../contract/place";
import { inListOrder, metresTo, shopInstead, shopPoint } from "../../../rules/shops";
import type { Point } from "../../../rules/zones";
import { visitorsPosition } from "../../../server/visitor/near";
import type { Visit } from "../../../server/visitor/visit";
import { distanceText } from "../../words/distance-words.server";
import type { ListedShopView, ShopInsteadView } from "../place.view";
import { shopsOf, shopView } from "./shop-view.server";

/** Where the visitor is, or wants the food: from there distances count. */
export type Origin = { point: Point; address?: string };

/** The city's shops: those that take orders first, the nearest first if it is known where the visitor is. Throws UpstreamFailure. */
export async function shopViews(visit: Visit, city: City, from?: Origin): Promise<ListedShopView[]> {
  const origin = from ?? (await originOf(visit));
  const listed = (await shopsOf(visit, city)).map((shop, index): ListedShopView => {
    const metres = metresTo(shopPoint(shop), origin?.point);
    const distance = metres === undefined ? undefined : distanceText(visit.language, metres);
    return { ...shopView(visit, city, shop), number: index + 1, distance };
  });
  return inListOrder(listed, origin?.point);
}

/** Where the browser says that the visitor is, which they asked for last; otherwise their address. */
export async function originOf(visit: Visit): Promise<Origin | undefined> {
  const position = await visitorsPosition(visit);
  if (position) return { point: position };
  const { address } = visit.place;
  return address?.at && { point: address.at, address: address.address };
}

/** The shop to go to instead of this one, and how far it is from here. */
export function insteadOf(
  visit: Visit,
  shop: ListedShopView,
  shops: readonly ListedShopView[],
): ShopInsteadView | undefined {
  const other = shopInstead(shop, shops);
  if (!other) return undefined;
  const metres = metresTo(other.at, shop.at);
  const { id, number, street, hours, open } = other;
  return {
    id,
    number,
    street,
    hours,
    open,
    distance: metres === undefined ? undefined : distanceText(visit.language, metres),
  };
}
