import type { City } from "../../../contract/place";
import { shopPoint } from "../../../rules/shops";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import type { LatLon } from "./view";

/** Labels must not cover shops. Empty during an outage. */
export async function shopsOnMap(visit: Visit, city: City): Promise<LatLon[]> {
  try {
    const { shops } = await visit.upstream.shops({ city_id: city.id });
    return shops.filter(({ city_id }) => city_id === city.id).flatMap((shop) => shopPoint(shop) ?? []);
  } catch (error) {
    asFailure(error);
    return [];
  }
}
