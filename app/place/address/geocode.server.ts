import type { GeocoderAnswer } from "../../../contract/geocoder";
import type { City, CityBrief } from "../../../contract/place";
import { log } from "../../../server/operate/log";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { cleanAddress, isNamed, SUGGESTIONS_MAX, wantsSuggestions } from "../../../rules/address";
import { distanceMetres, isPoint, nearest, zoneAt, type Point } from "../../../rules/zones";
import type { AddressMatch } from "../place.view";

/** The largest distance of an address from its city's centre, in metres. */
const CITY_REACH = 50_000;

/** Up to 7 addresses of this city for a text, best first, houses after streets. Undefined after a failed call, which is logged (spec 2 §7). */
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

/** The city of the list that holds the only address which a text names outside of the visitor's city, such as "Moscow, Tverskaya 12". */
export async function cityElsewhere(visit: Visit, text: string): Promise<CityBrief | undefined> {
  try {
    const { response } = await visit.upstream.geocodeAddress({ address: cleanAddress(text) });
    const [only, second] = response.GeoObjectCollection.featureMember.map(pointOf);
    if (!only || second) return undefined;
    const { cities, big_cities } = await visit.upstream.cities({});
    const found = nearest(only, [...cities, ...big_cities], ({ map }) => map?.coordinates ?? NOWHERE);
    return found && found.metres <= CITY_REACH ? found.place : undefined;
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

/** What a geocoder knows besides streets and houses. */
const NO_ADDRESSES = new Set([
  ...["country", "region", "province", "area", "locality", "district"],
  ...["metro", "railway_station", "airport", "hydro", "vegetation", "route"],
]);

function readMatches({ response }: GeocoderAnswer, city: City): AddressMatch[] {
  const found = new Map<string, AddressMatch>();
  for (const { GeoObject } of response.GeoObjectCollection.featureMember) {
    const point = pointOf({ GeoObject });
    const text = cleanAddress(GeoObject.name);
    const kind = GeoObject.metaDataProperty?.GeocoderMetaData.kind ?? "house";
    if (NO_ADDRESSES.has(kind) || !text || !isPoint(point) || !isInCity(point, city) || found.has(text)) continue;
    found.set(text, { text, ...point, ...(kind === "street" ? { street: true } : {}) });
  }
  const matches = [...found.values()];
  return [...matches.filter(({ street }) => street), ...matches.filter(({ street }) => !street)].slice(
    0,
    SUGGESTIONS_MAX,
  );
}

type Member = GeocoderAnswer["response"]["GeoObjectCollection"]["featureMember"][number];

/** Not a number where the geocoder gives none. */
export function pointOf({ GeoObject }: Pick<Member, "GeoObject">): Point {
  const [longitude = NaN, latitude = NaN] = GeoObject.Point.pos.trim().split(/\s+/).map(Number);
  return { latitude, longitude };
}

const NOWHERE: Point = { latitude: NaN, longitude: NaN };

/** Whether a point may belong to a city: within its reach, or in one of its zones. */
export function isInCity(point: Point, { map, delivery_zones }: City): boolean {
  if (!map) return true;
  return distanceMetres(point, map.coordinates) <= CITY_REACH || Boolean(zoneAt(point, delivery_zones ?? []));
}
