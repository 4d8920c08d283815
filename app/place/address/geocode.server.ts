import type { GeocoderAnswer } from "../../../contract/geocoder";
import type { City } from "../../../contract/place";
import { log } from "../../../server/operate/log";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { cleanAddress, isNamed, SUGGESTIONS_MAX, wantsSuggestions } from "../../../rules/address";
import { distanceMetres, isPoint, zoneAt, type Point } from "../../../rules/zones";
import type { AddressMatch } from "../place.view";

/** The largest distance of an address from its city's centre, in metres. */
const CITY_REACH = 50_000;

/** Up to 7 addresses of this city for a text, best first. Undefined after a failed call, which is logged (spec 2 §7). */
export async function addressMatches(visit: Visit, city: City, text: string): Promise<AddressMatch[] | undefined> {
  if (!wantsSuggestions(text)) return [];
  try {
    const answer = await visit.upstream.geocodeAddress({ address: `${city.name}, ${cleanAddress(text)}` });
    return readMatches(answer, city);
  } catch (error) {
    log.warn({ call: "geocodeAddress", kind: asFailure(error).kind }, "no suggestions");
    return undefined;
  }
}

/** The only address that a text names outside of this city, such as "Moscow, Tverskaya 12"; the upstream tells which city it is in. */
export async function addressElsewhere(visit: Visit, text: string): Promise<Point | undefined> {
  try {
    const { response } = await visit.upstream.geocodeAddress({ address: cleanAddress(text) });
    const [only, second] = response.GeoObjectCollection.featureMember;
    const [longitude = NaN, latitude = NaN] = (only?.GeoObject.Point.pos ?? "").trim().split(/\s+/).map(Number);
    const point = { latitude, longitude };
    return only && !second && isPoint(point) ? point : undefined;
  } catch (error) {
    log.warn({ call: "geocodeAddress", kind: asFailure(error).kind }, "no address elsewhere");
    return undefined;
  }
}

/** The one of several matches that a text names in full. */
export function namedMatch(text: string, matches: readonly AddressMatch[]): AddressMatch | undefined {
  const named = matches.filter((match) => isNamed(text, match.text));
  return named.length === 1 ? named[0] : undefined;
}

function readMatches({ response }: GeocoderAnswer, city: City): AddressMatch[] {
  const found = new Map<string, AddressMatch>();
  for (const { GeoObject } of response.GeoObjectCollection.featureMember) {
    const [longitude = NaN, latitude = NaN] = GeoObject.Point.pos.trim().split(/\s+/).map(Number);
    const point = { latitude, longitude };
    const text = cleanAddress(GeoObject.name);
    if (!text || !isPoint(point) || !isInCity(point, city) || found.has(text)) continue;
    found.set(text, { text, ...point });
  }
  return [...found.values()].slice(0, SUGGESTIONS_MAX);
}

function isInCity(point: Point, { map, delivery_zones }: City): boolean {
  if (!map) return true;
  return distanceMetres(point, map.coordinates) <= CITY_REACH || Boolean(zoneAt(point, delivery_zones ?? []));
}
