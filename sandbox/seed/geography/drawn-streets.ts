import type { Language } from "../../../rules/languages";
import { distanceMetres } from "../../../rules/zones";
import { baseMapOf, type BaseFeature } from "./base-map";
import type { Anchor, Street, Survey } from "./survey";
import type { CountryCode, LonLat, PlaceNames } from "./types";

const ownLanguage: Record<CountryCode, Language> = { RU: "ru", BY: "ru", KZ: "ru", TR: "tr", DE: "de", UA: "uk" };

/** Even and odd numbers face each other. */
const METRES_PER_NUMBER = 14;
const MAX_HOUSE_NUMBER = 220;
/** Longer lines are orbital motorways, which have no houses. */
const MAX_STREET_METRES = 15_000;
/** The positions of a street's houses, as shares of its highest number. */
const HOUSES_AT = [0.08, 0.3, 0.52, 0.74, 0.95];

/** Adds the other named streets of the city's base map, with a few houses on each. */
export function withDrawnStreets(survey: Survey): Survey {
  const surveyed = new Set(survey.streets.map(({ names }) => names.local));
  const features = baseMapOf(survey.city.alias);
  const language = ownLanguage[survey.city.country.code];
  const localityAt = localitiesOf(survey, features, language);
  const drawn = features.flatMap(({ properties: { kind, name }, geometry }): Street[] => {
    const names = namesOf(name, language);
    if (kind !== "street" || !names || surveyed.has(names.local)) return [];
    surveyed.add(names.local);
    const anchors = anchorsOf(geometry.coordinates as readonly LonLat[]);
    const [start, end] = [anchors[0], anchors.at(-1)];
    if (!start || !end || end[2] > MAX_STREET_METRES / METRES_PER_NUMBER) return [];
    const highest = Math.min(end[2], MAX_HOUSE_NUMBER);
    const houses = HOUSES_AT.map((share) => String(Math.round(1 + (highest - 1) * share)));
    return [{ names, anchors, houses: [...new Set(houses)], locality: localityAt([start[0], start[1]]) }];
  });
  return { ...survey, streets: [...survey.streets, ...drawn] };
}

/** If all surveyed streets of a city have a district, the drawn ones get the nearest of those districts. */
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

/** House numbers grow with the distance from the line's first point. */
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
