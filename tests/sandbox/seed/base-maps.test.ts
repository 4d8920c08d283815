import { readdirSync, readFileSync } from "node:fs";
import pointInPolygon from "point-in-polygon";
import { describe, expect, it, test } from "vitest";
import { baseFile } from "../../../app/fulfilment/maps/base.server";
import type { Language } from "../../../rules/languages";
import { distanceMetres } from "../../../rules/zones";
import { countryOf } from "../../../sandbox/seed/geography/countries";
import { addresses, cities, shops } from "../../../sandbox/seed/geography/index";
import type { LonLat } from "../../../sandbox/seed/geography/schema";

type Name = Partial<Record<Language, string>>;
type Shape =
  | { type: "Point"; coordinates: LonLat }
  | { type: "LineString"; coordinates: LonLat[] }
  | { type: "Polygon"; coordinates: LonLat[][] };
interface Feature {
  properties: { kind: string; class?: string; width?: number; name?: Name };
  geometry: Shape;
}
interface BaseMap {
  type: string;
  drawing: boolean;
  attribution: string;
  features: Feature[];
}

const shapeOfKind: Record<string, string> = { street: "LineString", railway: "LineString", park: "Polygon" };
const fileOf = (alias: string) => `sandbox/seed/maps/${alias}.geojson`;
const aliases = cities.map(({ alias }) => alias);

function pointsOf({ geometry: { type, coordinates } }: Feature): LonLat[] {
  if (type === "Point") return [coordinates];
  return type === "LineString" ? coordinates : coordinates.flat();
}

test("every city of the demo has a base map, and no other has one", () => {
  const files = readdirSync("sandbox/seed/maps").map((file) => file.replace(/\.geojson$/, ""));
  expect(files.sort()).toEqual([...cities.map(({ alias }) => alias), "zones"].sort());
});

describe.each(aliases)("the base map of %s", (alias) => {
  const map = JSON.parse(readFileSync(fileOf(alias), "utf8")) as BaseMap;
  const city = cities.find((one) => one.alias === alias) as (typeof cities)[number];
  const own = countryOf(city.country.code).language;
  const streets = map.features.filter(({ properties: { kind } }) => kind === "street");
  const toStreets = (place: Place, among = streets) =>
    Math.min(...among.map(({ geometry }) => distanceToLine(place, geometry.coordinates as LonLat[])));

  it("keeps to the format: the shape of each kind, a width for each river, closed areas, 4 decimals", () => {
    expect(baseFile.safeParse(map).error).toBeUndefined();
    for (const feature of map.features) {
      const { kind, width } = feature.properties;
      const { type, coordinates } = feature.geometry;
      const what = JSON.stringify(feature.properties);
      const allowed = shapeOfKind[kind] ?? (kind === "water" ? (width ? "LineString" : "Polygon") : "Point");
      expect.soft(type, what).toBe(allowed);
      if (type === "Polygon")
        for (const ring of coordinates) {
          expect.soft(ring.length, what).toBeGreaterThanOrEqual(4);
          expect.soft(ring.at(-1), what).toEqual(ring[0]);
        }
      if (type === "LineString") expect.soft(coordinates.length, what).toBeGreaterThanOrEqual(2);
      for (const point of pointsOf(feature))
        expect
          .soft(
            point.every((degrees) => Number(degrees.toFixed(4)) === degrees),
            what,
          )
          .toBe(true);
    }
  });

  it("names everything it names in the city's own language, in Russian and in English", () => {
    const names = map.features.flatMap(({ properties: { name } }) => (name ? [name] : []));
    expect(names.length).toBeGreaterThan(60);
    for (const name of names)
      for (const language of new Set<Language>([own, "ru", "en"]))
        expect.soft(name[language], JSON.stringify(name)).toMatch(/\S/);
    for (const { en, ru } of names) {
      expect.soft(en).not.toMatch(/\p{Script=Cyrillic}/u);
      expect.soft(ru).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  it("has every shop on a street, and on land", () => {
    for (const shop of shops.filter((one) => one.city === alias)) {
      expect.soft(toStreets(shop), shop.street).toBeLessThanOrEqual(60);
      expect.soft(isWet(shop, map), shop.street).toBe(false);
    }
  });

  it("has every house that the sandbox's geocoder knows in the city on the street of its name", () => {
    const drawn = new Map(streets.map((one) => [one.properties.name?.[own], one]));
    const [west, south, east, north] = city.map.bbox;
    for (const house of addresses.filter((one) => one.city === alias)) {
      const { longitude, latitude, locality } = house;
      const isSuburb = alias !== "istanbul" && !Object.values(city.name).includes(locality.local);
      if (isSuburb || longitude < west || longitude > east || latitude < south || latitude > north) continue;
      const street = drawn.get(house.street.local);
      expect.soft(street && toStreets(house, [street]), `${house.street.local} ${house.house}`).toBeLessThanOrEqual(60);
    }
  });
});

interface Place {
  longitude: number;
  latitude: number;
}

function isWet(place: Place, { features }: BaseMap): boolean {
  return features.some(({ properties: { kind, width }, geometry }) => {
    if (kind !== "water") return false;
    if (geometry.type === "Polygon")
      return pointInPolygon([place.longitude, place.latitude], geometry.coordinates[0] ?? []);
    return geometry.type === "LineString" && distanceToLine(place, geometry.coordinates) < (width ?? 0) / 2;
  });
}

/** Metres. */
function distanceToLine(place: Place, line: readonly LonLat[]): number {
  const sides = line.slice(1).map((to, index) => [line[index] ?? to, to] as const);
  const distances = sides.map(([from, to]) => {
    const squeeze = Math.cos((place.latitude * Math.PI) / 180);
    const [dx, dy] = [(to[0] - from[0]) * squeeze, to[1] - from[1]];
    const along = (place.longitude - from[0]) * squeeze * dx + (place.latitude - from[1]) * dy;
    const share = Math.max(0, Math.min(1, along / (dx * dx + dy * dy || 1)));
    const nearest = { longitude: from[0] + (to[0] - from[0]) * share, latitude: from[1] + (to[1] - from[1]) * share };
    return distanceMetres(place, nearest);
  });
  return Math.min(...distances);
}
