import type { City } from "../../../../contract/place";
import { cleanAddress } from "../../../../rules/address";
import { distanceMetres, isPoint, zoneAt, type Point } from "../../../../rules/zones";
import { suggestionWait } from "../../../../server/guard/suggestion-limit";
import { log } from "../../../../server/operate/log";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { isInCity, pointOf } from "../geocode.server";
import { unservedView } from "../../nearest/nearest-shop.server";
import { zoneWords } from "../zone-words.server";
import type { NearHouse, SpotView } from "./spot.view";

/** Metres. A pin this far from a house does not stand on it. */
const UNDER = 100;
/** Metres. */
const NEAR = 500;
const MOST_NEAR = 6;
/** Decimals of a pin's degrees: about a metre, less than lies between the houses of a corner. */
const OF_PIN = 5;
/** Decimals of the degrees that are looked up: about 10 metres, so that visitors share answers and nobody fills the cache with digits. */
const OF_CALL = 4;

const rounded = ({ latitude, longitude }: Point, decimals: number): Point => ({
  latitude: Number(latitude.toFixed(decimals)),
  longitude: Number(longitude.toFixed(decimals)),
});

/** A point as a pin can stand: to a metre. */
export const roundPoint = (point: Point) => rounded(point, OF_PIN);

/** "59.9311,30.3456" as a point of this city, rounded. Undefined for anything else. */
export function readSpot(city: City, text: string | null): Point | undefined {
  const parts = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/.exec(text ?? "");
  if (!parts) return undefined;
  const point = roundPoint({ latitude: Number(parts[1]), longitude: Number(parts[2]) });
  return isPoint(point) && isInCity(point, city) ? point : undefined;
}

/** What is at a point, and what delivery costs there. A client that asks faster than maps are moved gets `silent`. */
export async function spotAt(visit: Visit, city: City, at: Point): Promise<SpotView> {
  if (!isPoint(at) || !isInCity(at, city)) return { kind: "outside", near: [] };
  const point = roundPoint(at);
  const houses = (await suggestionWait(visit.address)) === undefined ? await housesAt(visit, city, point) : undefined;
  if (!houses) return { kind: "silent", near: [] };
  const [under, ...others] = houses;
  const isUnder = under && distanceMetres(point, under) <= UNDER;
  const near = (isUnder ? others : houses).slice(0, MOST_NEAR);
  if (!isUnder) return { kind: "empty", near };
  const { address } = under;
  const { delivery_zones } = city;
  const zone = zoneAt(point, delivery_zones ?? []);
  if (delivery_zones && delivery_zones.length > 0 && !zone)
    return { kind: "unserved", address, unserved: await unservedView(visit, address, point), near };
  const minutes = (zone?.cooking_time ?? 0) + (zone?.delivery_time ?? 0);
  const time = minutes ? visit.t("common:minutes", { from: minutes, to: minutes + 10 }) : undefined;
  return { kind: "served", address, time, terms: zoneWords(visit, city, zone?.id), near };
}

/** The house at a point, of whatever city, if the geocoder knows one and answers. */
export async function houseAt(visit: Visit, point: Point): Promise<string | undefined> {
  if ((await suggestionWait(visit.address)) !== undefined) return undefined;
  const [under] = (await housesAt(visit, undefined, roundPoint(point))) ?? [];
  return under && distanceMetres(point, under) <= UNDER ? under.address : undefined;
}

/**
 * The houses that the geocoder names at a point, nearest first; of a city alone if one is given. Undefined after a failed call, which is logged
 * (docs/specification/rules-and-calls.md#geocoding-and-suggestions).
 */
async function housesAt(visit: Visit, city: City | undefined, point: Point): Promise<NearHouse[] | undefined> {
  try {
    const { latitude, longitude } = rounded(point, OF_CALL);
    const { response } = await visit.upstream.geocodeCoordinates({ coordinates: [longitude, latitude] });
    const found = new Map<string, NearHouse & { metres: number }>();
    for (const { GeoObject } of response.GeoObjectCollection.featureMember) {
      const at = pointOf({ GeoObject });
      const address = cleanAddress(GeoObject.name);
      const kind = GeoObject.metaDataProperty?.GeocoderMetaData.kind ?? "house";
      if (kind !== "house" || !address || !isPoint(at) || (city && !isInCity(at, city)) || found.has(address)) continue;
      const metres = distanceMetres(point, at);
      if (metres <= NEAR) found.set(address, { address, ...at, metres });
    }
    const houses = [...found.values()].sort((one, other) => one.metres - other.metres);
    return houses.map(({ address, latitude, longitude }) => ({ address, latitude, longitude }));
  } catch (error) {
    log.warn({ call: "geocodeCoordinates", kind: asFailure(error).kind }, "no address at a point");
    return undefined;
  }
}
