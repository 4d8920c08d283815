import type { City } from "../../../../../contract/place";
import { cleanAddress } from "../../../../../rules/address";
import { distanceMetres, isPoint, zoneAt, type Point } from "../../../../../rules/zones";
import { suggestionWait } from "../../../../../server/guard/suggestion-limit";
import { log } from "../../../../../server/operate/log";
import { asFailure } from "../../../../../server/upstream/failure";
import type { Visit } from "../../../../../server/visitor/visit";
import { promisedTime } from "../../shops/shop-view.server";
import { isInCity, pointOf } from "../geocode.server";
import { unservedView } from "../../nearest/nearest-shop.server";
import { zoneWords } from "../zone-words.server";
import type { NearHouse, SpotView } from "../house/spot.view";

/** The pin stands on a house up to this distance. */
const MAX_UNDER_PIN_METRES = 100;
const MAX_NEAR_METRES = 500;
const MAX_NEAR_HOUSES = 6;
/** Decimals of a pin's degrees: about a metre, less than the distance between two houses at a corner. */
const PIN_DECIMALS = 5;
/**
 * Decimals of the degrees that are looked up: about 10 metres, so that visitors share answers and invented digits do
 * not fill the cache.
 */
const LOOKUP_DECIMALS = 4;

const rounded = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
});

export const roundPoint = (point: Point) => rounded(point, PIN_DECIMALS);

/** Parses "59.9311,30.3456" as a rounded point of this city. Undefined for any other text. */
export function readSpot(city: City, text: string | null): Point | undefined {
  const parts = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text ?? "");
  if (!parts) return undefined;
  const point = roundPoint({ latitude: Number(parts[1]), longitude: Number(parts[2]) });
  return isPoint(point) && isInCity(point, city) ? point : undefined;
}

/**
 * The house at a point, and its delivery terms. The result is `silent` if the client sends requests faster than a map
 * is moved by hand.
 */
export async function spotAt(visit: Visit, city: City, at: Point): Promise<SpotView> {
  if (!isPoint(at) || !isInCity(at, city)) return { kind: "outside", near: [] };
  const point = roundPoint(at);
  const houses = (await suggestionWait(visit.address)) === undefined ? await housesAt(visit, city, point) : undefined;
  if (!houses) return { kind: "silent", near: [] };
  const [under, ...others] = houses;
  const isUnder = under && distanceMetres(point, under) <= MAX_UNDER_PIN_METRES;
  const near = (isUnder ? others : houses).slice(0, MAX_NEAR_HOUSES);
  if (!isUnder) return { kind: "empty", near };
  const { address } = under;
  const { delivery_zones } = city;
  const zone = zoneAt(point, delivery_zones ?? []);
  if (delivery_zones && delivery_zones.length > 0 && !zone)
    return { kind: "unserved", address, unserved: await unservedView(visit, address, point), near };
  const time = zone && promisedTime(visit, city, zone);
  return { kind: "served", address, time, terms: zoneWords(visit, city, zone?.id), near };
}

/** The house at a point in any city, if the geocoder knows one and answers. */
export async function houseAt(visit: Visit, point: Point): Promise<string | undefined> {
  if ((await suggestionWait(visit.address)) !== undefined) return undefined;
  const [under] = (await housesAt(visit, undefined, roundPoint(point))) ?? [];
  return under && distanceMetres(point, under) <= MAX_UNDER_PIN_METRES ? under.address : undefined;
}

/**
 * The geocoder's houses around a point, nearest first; limited to a city if one is given. Undefined after a failed
 * call, which is logged (docs/specification/rules-and-calls.md#geocoding-and-suggestions).
 */
async function housesAt(visit: Visit, city: City | undefined, point: Point): Promise<NearHouse[] | undefined> {
  try {
    const { latitude, longitude } = rounded(point, LOOKUP_DECIMALS);
    const { response } = await visit.upstream.geocodeCoordinates({ coordinates: [longitude, latitude] });
    const found = new Map<string, NearHouse & { metres: number }>();
    for (const { GeoObject } of response.GeoObjectCollection.featureMember) {
      const at = pointOf({ GeoObject });
      const address = cleanAddress(GeoObject.name);
      const kind = GeoObject.metaDataProperty?.GeocoderMetaData.kind ?? "house";
      if (kind !== "house" || !address || !isPoint(at) || (city && !isInCity(at, city)) || found.has(address)) continue;
      const metres = distanceMetres(point, at);
      if (metres <= MAX_NEAR_METRES) found.set(address, { address, ...at, metres });
    }
    const houses = [...found.values()].sort((one, other) => one.metres - other.metres);
    return houses.map(({ address, latitude, longitude }) => ({ address, latitude, longitude }));
  } catch (error) {
    log.warn({ call: "geocodeCoordinates", kind: asFailure(error).kind }, "no address at a point");
    return undefined;
  }
}
