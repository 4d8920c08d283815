import type { Language } from "../../../rules/languages";
import { distanceMetres } from "../../../rules/zones";
import { baseMapOf, type BaseFeature } from "./base-map";
import type { Anchor, Street, Survey } from "./survey";
import type { CountryCode, LonLat, PlaceNames } from "./types";

const ownLanguage: Record<CountryCode, Language> = { RU: "ru", BY: "ru", KZ: "ru", TR: "tr", DE: "de", UA: "uk" };

/** Metres of street for each house number: even and odd numbers face each other. */
const METRES_PER_NUMBER = 14;
const HIGHEST_NUMBER = 220;
/** Metres. Longer lines are orbital motorways, which have no houses. */
const LONGEST_STREET = 15_000;
/** Where on a street its houses are, as shares of its highest number. */
const HOUSES_AT = [0.08, 0.3, 0.52, 0.74, 0.95];

/** Adds every other named street of the city's base map, with a few houses on it. */
export function withDrawnStreets(survey: Survey): Survey {
  const known = new Set(survey.streets.map(({ names }) => names.local));
  const features = baseMapOf(survey.city.alias);
  const language = ownLanguage[survey.city.country.code];
  const localityAt = localitiesOf(survey, features, language);
  const drawn = features.flatMap(({ properties: { kind, name }, geometry }): Street[] => {
    const names = namesOf(name, language);
    if (kind !== "street" || !names || known.has(names.local)) return [];
    known.add(names.local);
    const anchors = anchorsOf(geometry.coordinates as readonly LonLat[]);
    const [start, end] = [anchors[0], anchors.at(-1)];
    if (!start || !end || end[2] > LONGEST_STREET / METRES_PER_NUMBER) return [];
    const highest = Math.min(end[2], HIGHEST_NUMBER);
    const houses = HOUSES_AT.map((share) => String(Math.round(1 + (highest - 1) * share)));
    return [{ names, anchors, houses: [...new Set(houses)], locality: localityAt([start[0], start[1]]) }];
  });
  return { ...survey, streets: [...survey.streets, ...drawn] };
}

/** In a city whose surveyed streets all name their district, the drawn ones name the nearest of those districts. */
function localitiesOf({ streets }: Survey, features: readonly BaseFeature[], language: Language) {
  const named = new Map(streets.flatMap(({ locality }) => (locality ? [[locality.local, locality] as const] : [])));
  const centres = features.flatMap(({ properties: { kind, name }, geometry }) => {
    const locality = kind === "district" && named.get(name?.[language] ?? "");
    return locality ? [{ locality, at: pointOf(geometry.coordinates as LonLat) }] : [];
  });
  const everywhere = streets.every(({ locality }) => locality);
  return (point: LonLat): PlaceNames | undefined => {
    if (!everywhere) return undefined;
    const distance = (centre: (typeof centres)[number]) => distanceMetres(pointOf(point), centre.at);
    return [...centres].sort((one, other) => distance(one) - distance(other))[0]?.locality;
  };
}

function namesOf(name: Partial<Record<Language, string>> | undefined, language: Language): PlaceNames | undefined {
  const local = name?.[language];
  if (!local) return undefined;
  return { local, latin: name.en ?? local, ...(language !== "ru" && name.ru ? { ru: name.ru } : {}) };
}

/** House numbers grow with the way from the line's first point. */
function anchorsOf(line: readonly LonLat[]): Anchor[] {
  let metres = 0;
  const anchors = line.map(([lon, lat], index): Anchor => {
    const before = line[index - 1];
    if (before) metres += distanceMetres(pointOf(before), pointOf([lon, lat]));
    return [lon, lat, 1 + Math.round(metres / METRES_PER_NUMBER)];
  });
  return anchors.filter(([, , number], index) => number !== anchors[index - 1]?.[2]);
}

const pointOf = ([longitude, latitude]: LonLat) => ({ latitude, longitude });
