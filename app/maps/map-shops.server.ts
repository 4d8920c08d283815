import type { City, Shop } from "../../contract/place";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";

/** The shops of which the labels of a city's drawings keep clear. A map without them is still a map. */
export async function shopsOnMap(visit: Visit, city: City): Promise<Shop[]> {
  try {
    const { shops } = await visit.upstream.shops({ city_id: city.id });
    return shops.filter(({ city_id }) => city_id === city.id);
  } catch (error) {
    asFailure(error);
    return [];
  }
}
