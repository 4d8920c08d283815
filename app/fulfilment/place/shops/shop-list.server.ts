import type { City } from "../../../../contract/place";
import { inListOrder, metresTo, shopInstead, shopPoint } from "../../../../rules/shops";
import type { Point } from "../../../../rules/zones";
import { visitorsPosition } from "../../../../server/visitor/position";
import type { Visit } from "../../../../server/visitor/visit";
import { distanceText } from "../../../shared/web/words/distance-words.server";
import type { ListedShopView, ShopInsteadView } from "../place.view";
import { shopsOf, shopView } from "./shop-view.server";

/** The point from which distances are measured: the visitor's position or their address. */
export type Origin = { point: Point; address?: string };

/**
 * The city's shops: those that take orders first, sorted by distance if the visitor's position is known. Throws
 * UpstreamFailure.
 */
export async function shopViews(visit: Visit, city: City, from?: Origin): Promise<ListedShopView[]> {
  const origin = from ?? (await originOf(visit));
  const listed = (await shopsOf(visit, city)).map((shop, index): ListedShopView => {
    const metres = metresTo(shopPoint(shop), origin?.point);
    const distance = metres === undefined ? undefined : distanceText(visit.language, metres);
    return { ...shopView(visit, city, shop), number: index + 1, distance };
  });
  return inListOrder(listed, origin?.point);
}

/** The browser's position if the visitor has shared it, otherwise their address. */
export async function originOf(visit: Visit): Promise<Origin | undefined> {
  const position = await visitorsPosition(visit);
  if (position) return { point: position };
  const { address } = visit.place;
  return address?.at && { point: address.at, address: address.address };
}

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
