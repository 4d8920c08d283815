import type { City } from "../../../contract/place";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { cleanAddress } from "../../../rules/address";
import { isPoint, nearest, type Point } from "../../../rules/zones";
import { distanceText } from "../../words/distance-words.server";
import type { NearestShopView, UnservedView } from "../place.view";
import { shopView } from "../shops/shop-view.server";

/** What the notice of an address out of every zone says and leads to. */
export async function unservedView(visit: Visit, address: string, point: Point | undefined): Promise<UnservedView> {
  const city = await visit.city();
  return {
    address,
    offer: point && offerOf(address, point),
    shop: point && (await nearestShop(visit, city, point)),
  };
}

/** Parameters of NearestShopModal and its page. */
export function offerOf(address: string, { latitude, longitude }: Point) {
  return { point: `${latitude},${longitude}`, where: cleanAddress(address) };
}

/** Undefined for what is no point. */
export function readPoint(text: string | null): Point | undefined {
  const [, latitude, longitude] = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text ?? "") ?? [];
  const point = { latitude: Number(latitude ?? NaN), longitude: Number(longitude ?? NaN) };
  return isPoint(point) ? point : undefined;
}

/** The nearest shop of the city that is open or, if none is, that takes orders. Undefined also if the shops could not be loaded. */
export async function nearestShop(visit: Visit, city: City, point: Point): Promise<NearestShopView | undefined> {
  if (!city.order_types.takeaway) return undefined;
  try {
    const { shops } = await visit.upstream.shops({ city_id: city.id });
    const views = shops.filter((shop) => shop.city_id === city.id).map((shop) => shopView(visit, city, shop));
    const taking = views.filter(({ stopped }) => !stopped);
    // A shop without known hours takes orders at any time.
    const open = taking.filter((shop) => shop.open || !shop.hours);
    const found = nearest(point, open, (shop) => shop) ?? nearest(point, taking, (shop) => shop);
    if (!found) return undefined;
    const { id, name, street, hours, latitude, longitude } = found.place;
    return { id, name, street, hours, distance: distanceText(visit.language, found.metres), latitude, longitude };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}
