import type { City } from "../../../../contract/place";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { cleanAddress } from "../../../../rules/address";
import { isPoint, type Point } from "../../../../rules/zones";
import type { ListedShopView, NearestShopView, UnservedView } from "../place.view";
import { shopViews } from "../shops/shop-list.server";

export async function unservedView(visit: Visit, address: string, point: Point | undefined): Promise<UnservedView> {
  const city = await visit.city();
  return {
    address,
    offer: point && offerOf(address, point),
    shop: point && nearestView(pickNearest(city, await shopsNear(visit, point))),
  };
}

export function offerOf(address: string, { latitude, longitude }: Point) {
  return { point: `${latitude},${longitude}`, where: cleanAddress(address) };
}

/** Parses "latitude,longitude". Undefined for any other text. */
export function readPoint(text: string | null): Point | undefined {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text ?? "") ?? [];
  const point = { latitude: Number(latitude ?? NaN), longitude: Number(longitude ?? NaN) };
  return isPoint(point) ? point : undefined;
}

/** The first shop that makes orders now of a list sorted by distance or, if none does, the first that takes them. */
export function pickNearest(city: City, shops: readonly ListedShopView[]): ListedShopView | undefined {
  if (!city.order_types.takeaway) return undefined;
  const taking = shops.filter(({ stopped }) => !stopped);
  return taking.find(({ later }) => !later) ?? taking[0];
}

/** The city's shops, nearest to a point first. The list is empty if they could not be loaded. */
export async function shopsNear(visit: Visit, point: Point): Promise<ListedShopView[]> {
  try {
    return await shopViews(visit, await visit.city(), { point });
  } catch (error) {
    asFailure(error);
    return [];
  }
}

export function nearestView(shop: ListedShopView | undefined): NearestShopView | undefined {
  if (!shop) return undefined;
  const { id, number, street, hours, distance } = shop;
  return { id, number, street, hours, distance };
}
