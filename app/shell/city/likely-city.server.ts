import type { CityBrief } from "../../../contract/place";
import { cityCalled, cityNear } from "../../../rules/likely-city";
import { environment } from "../../../server/operate/environment";
import { visitorsPosition } from "../../../server/visitor/position";
import type { Visit } from "../../../server/visitor/visit";
import { readPoint } from "../../fulfilment/place/nearest/nearest-shop.server";

const MAX_HINT_LENGTH = 100;

/**
 * The city to suggest: the one near the position that the visitor gave, else that of their last visit, else the one
 * that the operator's proxy names. `isFar`: the visitor gave a position, and no city is near it.
 */
export async function likelyCity(
  visit: Visit,
  cities: readonly CityBrief[],
): Promise<{ city?: CityBrief; isFar?: boolean }> {
  const position = await visitorsPosition(visit);
  const near = position && cityNear(position, cities);
  if (near) return { city: near };
  const last = cities.find(({ alias }) => alias === visit.lastCity);
  return { city: last ?? hintedCity(visit, cities), isFar: position !== undefined };
}

/**
 * CITY_HEADER has "latitude,longitude" or the city's name. A visitor may have sent the header themselves: it chooses
 * among our cities, and does nothing else.
 */
function hintedCity({ request }: Visit, cities: readonly CityBrief[]): CityBrief | undefined {
  const { CITY_HEADER } = environment();
  const hint = CITY_HEADER && request.headers.get(CITY_HEADER);
  if (!hint || hint.length > MAX_HINT_LENGTH) return undefined;
  const point = readPoint(hint.replace(/\s/g, ""));
  return point ? cityNear(point, cities) : cityCalled(unicode(hint), cities);
}

/** Headers are bytes, which Node reads as Latin-1. Names of cities are usually sent as UTF-8. */
function unicode(header: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(header, "latin1"));
  } catch {
    return header;
  }
}
