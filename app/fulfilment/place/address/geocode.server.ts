import type { GeocoderAnswer } from "../../../../contract/geocoder";
import type { City, CityBrief } from "../../../../contract/place";
import { log } from "../../../../server/operate/log";
import { asFailure } from "../../../../server/upstream/failure";
import type { Visit } from "../../../../server/visitor/visit";
import { otherNames } from "../../../../rules/city-names";
import { cleanAddress, isNamed, SUGGESTIONS_MAX, wantsSuggestions } from "../../../../rules/address";
import { distanceMetres, isPoint, knownPoint, nearest, zoneAt, type Point } from "../../../../rules/zones";
import type { AddressMatch } from "../place.view";

/** The largest distance of an address from its city's centre. */
const CITY_REACH_METRES = 50_000;

/**
 * Up to 7 addresses of this city for a text, best first, houses after streets. Undefined after a failed call, which is
 * logged (docs/specification/rules-and-calls.md#geocoding-and-suggestions).
 */
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

/** An address outside of the visitor's city. Without `city` the chain is not present there. */
export type AddressElsewhere = {
  text: string;
  point: Point;
  city?: CityBrief;
  town?: string;
};

/** The address that a text such as "Moscow, Tverskaya 12" names outside of the visitor's city. */
export async function addressElsewhere(visit: Visit, text: string): Promise<AddressElsewhere | undefined> {
  try {
    const { response } = await visit.upstream.geocodeAddress({ address: cleanAddress(text) });
    const found = response.GeoObjectCollection.featureMember;
    const only = found.length > 1 ? namedElsewhere(text, found) : found[0];
    if (!only) return undefined;
    const point = pointOf(only);
    if (!isPoint(point)) return undefined;
    const town = townOf(only);
    return { text: cleanAddress(only.GeoObject.name), point, city: await cityAt(visit, point), town };
  } catch (error) {
    log.warn({ call: "geocodeAddress", kind: asFailure(error).kind }, "no address elsewhere");
    return undefined;
  }
}

/**
 * The match that a text names completely, including the town. If several match, the shortest name wins: "Арбат" means
 * "Арбат", not "Новый Арбат". The town may be typed in another language than the page's, which is the geocoder's:
 * "Moscow, Tverskaya ulitsa 12" on a Russian page.
 */
function namedElsewhere(text: string, found: readonly Member[]): Member | undefined {
  const rest = withoutTown(text);
  const named = found.filter((member) => {
    const { name } = member.GeoObject;
    const town = townOf(member);
    const towns = [town, ...otherNames({ alias: "", name: town })].join(", ");
    return isNamed(text, `${towns}, ${name}`) || isNamed(rest, name);
  });
  const lengths = named.map(({ GeoObject }) => GeoObject.name.split(/[\s-]+/).length);
  const shortest = named.filter((_, index) => lengths[index] === Math.min(...lengths));
  return shortest.length === 1 ? shortest[0] : undefined;
}

/** Returns "Tverskaya 12" for "Moskwa, Tverskaya 12". */
const withoutTown = (text: string) => /^[^,]*,\s*(\D.*)$/s.exec(text)?.[1] ?? "";

/** The city that is nearest to a point, if the point can be one of its addresses. Throws UpstreamFailure. */
export async function cityAt(visit: Visit, point: Point): Promise<CityBrief | undefined> {
  const found = nearest(point, await citiesOf(visit), ({ map }) => knownPoint(map?.coordinates) ?? NOWHERE);
  return found && found.metres <= CITY_REACH_METRES ? found.place : undefined;
}

/** Throws UpstreamFailure. */
export async function citiesOf({ upstream }: Visit): Promise<CityBrief[]> {
  const { cities, big_cities } = await upstream.cities({});
  return [...cities, ...big_cities];
}

/** The single match that a text names completely. */
export function namedMatch(text: string, matches: readonly AddressMatch[]): AddressMatch | undefined {
  const named = matches.filter((match) => isNamed(text, match.text));
  return named.length === 1 ? named[0] : undefined;
}

/** Kinds of geocoder results that are neither streets nor houses. */
const NON_ADDRESS_KINDS = new Set([
  ...["country", "region", "province", "area", "locality", "district"],
  ...["metro", "railway_station", "airport", "hydro", "vegetation", "route"],
]);

function readMatches({ response }: GeocoderAnswer, city: City): AddressMatch[] {
  const found = new Map<string, AddressMatch>();
  for (const { GeoObject } of response.GeoObjectCollection.featureMember) {
    const point = pointOf({ GeoObject });
    const text = cleanAddress(GeoObject.name);
    const kind = GeoObject.metaDataProperty?.GeocoderMetaData.kind ?? "house";
    if (NON_ADDRESS_KINDS.has(kind) || !text || !isPoint(point) || !isInCity(point, city) || found.has(text)) continue;
    found.set(text, { text, ...point, ...(kind === "street" ? { street: true } : {}) });
  }
  const matches = [...found.values()];
  return [...matches.filter(({ street }) => street), ...matches.filter(({ street }) => !street)].slice(
    0,
    SUGGESTIONS_MAX,
  );
}

/** Returns "Vyborg" for "Vyborg, Russia". */
const townOf = ({ GeoObject }: Member) => cleanAddress(GeoObject.description?.split(",")[0] ?? "");

type Member = GeocoderAnswer["response"]["GeoObjectCollection"]["featureMember"][number];

/** The coordinates are NaN if the geocoder returns none. */
export function pointOf({ GeoObject }: Pick<Member, "GeoObject">): Point {
  const [longitude = NaN, latitude = NaN] = GeoObject.Point.pos.trim().split(/\s+/).map(Number);
  return { latitude, longitude };
}

const NOWHERE: Point = { latitude: NaN, longitude: NaN };

/** Whether a point may belong to a city: within its reach, or in one of its zones. */
export function isInCity(point: Point, { map, delivery_zones }: City): boolean {
  const middle = knownPoint(map?.coordinates);
  if (!middle) return true;
  return distanceMetres(point, middle) <= CITY_REACH_METRES || Boolean(zoneAt(point, delivery_zones ?? []));
}
