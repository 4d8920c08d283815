import type { GeocoderAnswer } from "../../../contract/geocoder";
import type { City, CityBrief } from "../../../contract/place";
import { log } from "../../../server/operate/log";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { otherNames } from "../../../rules/city-names";
import { cleanAddress, isNamed, SUGGESTIONS_MAX, wantsSuggestions } from "../../../rules/address";
import { distanceMetres, isPoint, knownPoint, nearest, zoneAt, type Point } from "../../../rules/zones";
import type { AddressMatch } from "../place.view";

/** The largest distance of an address from its city's centre, in metres. */
const CITY_REACH = 50_000;

/**
 * Up to 7 addresses of this city for a text, best first, houses after streets. Undefined after a failed call, which is logged
 * (docs/specification/rules-and-calls.md#geocoding-and-suggestions).
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

/** An address outside of the visitor's city; without a city of the list it is where the chain is not. */
export type AddressElsewhere = {
  text: string;
  point: Point;
  city?: CityBrief;
  /** The town, as the geocoder calls it. */
  town?: string;
};

/** The address which a text names outside of the visitor's city, such as "Moscow, Tverskaya 12". */
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
 * The one that a text names, town and all. Of "Арбат" and "Новый Арбат" it is the shorter one. A town may be typed by another name than that of the
 * page's language, which is the geocoder's: "Moscow, Tverskaya ulitsa 12" on a Russian page.
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

/** "Tverskaya 12" of "Moskwa, Tverskaya 12". */
const withoutTown = (text: string) => /^[^,]*,\s*(\D.*)$/s.exec(text)?.[1] ?? "";

/** The city of the list that is nearest to a point, if the point can be one of its addresses. Throws UpstreamFailure. */
export async function cityAt(visit: Visit, point: Point): Promise<CityBrief | undefined> {
  const found = nearest(point, await citiesOf(visit), ({ map }) => knownPoint(map?.coordinates) ?? NOWHERE);
  return found && found.metres <= CITY_REACH ? found.place : undefined;
}

/** Every city of the chain. Throws UpstreamFailure. */
export async function citiesOf({ upstream }: Visit): Promise<CityBrief[]> {
  const { cities, big_cities } = await upstream.cities({});
  return [...cities, ...big_cities];
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

/** "Vyborg" of "Vyborg, Russia". */
const townOf = ({ GeoObject }: Member) => cleanAddress(GeoObject.description?.split(",")[0] ?? "");

type Member = GeocoderAnswer["response"]["GeoObjectCollection"]["featureMember"][number];

/** Not a number where the geocoder gives none. */
export function pointOf({ GeoObject }: Pick<Member, "GeoObject">): Point {
  const [longitude = NaN, latitude = NaN] = GeoObject.Point.pos.trim().split(/\s+/).map(Number);
  return { latitude, longitude };
}

const NOWHERE: Point = { latitude: NaN, longitude: NaN };

/** Whether a point may belong to a city: within its reach, or in one of its zones. */
export function isInCity(point: Point, { map, delivery_zones }: City): boolean {
  const middle = knownPoint(map?.coordinates);
  if (!middle) return true;
  return distanceMetres(point, middle) <= CITY_REACH || Boolean(zoneAt(point, delivery_zones ?? []));
}
