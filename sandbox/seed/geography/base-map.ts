import { z } from "zod";
import { languages, type Language } from "../../../rules/languages";
import { nearest, type Point } from "../../../rules/zones";
import { words } from "../../read-seed";
import { countryOf } from "./countries";
import { readFeatures } from "./geojson";
import type { LonLat, PlaceNames } from "./schema";

/** The features that the sandbox reads; the shop draws all of them. */
const baseFeature = z.object({
  properties: z.object({
    kind: z.string(),
    name: z.partialRecord(z.enum(languages), z.string()).optional(),
    /** The house numbers at both ends of a street's line; below 1 if the line starts before the first house. */
    numbers: z.tuple([z.int(), z.int()]).optional(),
    /** Some houses of a street. */
    houses: words(z.string()).optional(),
    /** Other spellings of a street that visitors type. */
    also: z.array(z.string()).optional(),
  }),
  geometry: z.object({ coordinates: z.unknown() }),
});

type Feature = z.infer<typeof baseFeature>;
type Named = Feature & { names: PlaceNames };

interface District extends Point {
  names: PlaceNames;
}

const MAX_DISTRICT_METRES = 8_000;

const maps = new Map<string, { streets: Named[]; districts: District[] }>();

interface MappedCity {
  alias: string;
  country: { code: string };
}

export function baseMapOf({ alias, country }: MappedCity) {
  const known = maps.get(alias);
  if (known) return known;
  const named = readFeatures(alias, baseFeature).flatMap((feature): Named[] => {
    const names = namesOf(feature.properties, countryOf(country.code).language);
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
export function districtAt(point: Point, city: MappedCity): PlaceNames | undefined {
  const found = nearest(point, baseMapOf(city).districts, (district) => district);
  return found && found.metres <= MAX_DISTRICT_METRES ? found.place.names : undefined;
}

function namesOf({ name, also }: Feature["properties"], language: Language): PlaceNames | undefined {
  const local = name?.[language];
  return local === undefined ? undefined : { local, latin: name?.en ?? local, ru: name?.ru, also };
}
