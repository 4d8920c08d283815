import type { Language } from "../../../rules/languages";
import { nearest, type Point } from "../../../rules/zones";
import { readFeatures } from "./geojson";
import type { CountryCode, LonLat, PlaceNames, SeedCity } from "./types";

type Names = Partial<Record<Language, string>>;

/** The features that the sandbox reads; the shop draws all of them. */
interface Feature {
  properties: {
    kind: string;
    name?: Names;
    /** The house numbers at both ends of a street's line; below 1 if the line starts before the first house. */
    numbers?: readonly [first: number, last: number];
    /** Some houses of a street, separated by spaces. */
    houses?: string;
    /** Other spellings of a street that visitors type. */
    also?: readonly string[];
  };
  geometry: { coordinates: unknown };
}

type Named = Feature & { names: PlaceNames };

interface District extends Point {
  names: PlaceNames;
}

const ownLanguage: Record<CountryCode, Language> = { RU: "ru", BY: "ru", KZ: "ru", TR: "tr", DE: "de", UA: "uk" };
const MAX_DISTRICT_METRES = 8_000;

const maps = new Map<string, { streets: Named[]; districts: District[] }>();

export function baseMapOf({ alias, country }: Pick<SeedCity, "alias" | "country">) {
  const known = maps.get(alias);
  if (known) return known;
  const named = readFeatures<Feature>(alias).flatMap((feature): Named[] => {
    const names = namesOf(feature.properties, ownLanguage[country.code]);
    return names ? [{ ...feature, names }] : [];
  });
  const ofKind = (kind: string) => named.filter(({ properties }) => properties.kind === kind);
  const districts = ofKind("district").map(({ names, geometry }) => {
    const [longitude, latitude] = geometry.coordinates as LonLat;
    return { names, latitude, longitude };
  });
  const map = { streets: ofKind("street"), districts };
  maps.set(alias, map);
  return map;
}

/** The district with the nearest centre, because the map has no borders. Undefined in suburbs. */
export function districtAt(point: Point, city: Pick<SeedCity, "alias" | "country">): PlaceNames | undefined {
  const found = nearest(point, baseMapOf(city).districts, (district) => district);
  return found && found.metres <= MAX_DISTRICT_METRES ? found.place.names : undefined;
}

function namesOf({ name, also }: Feature["properties"], language: Language): PlaceNames | undefined {
  const local = name?.[language];
  return local === undefined ? undefined : { local, latin: name?.en ?? local, ru: name?.ru, also };
}
