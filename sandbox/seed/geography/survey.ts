import { localised } from "../../texts";
import type { LonLat, PlaceNames, SeedAddress, SeedCity, SeedShop, SeedZone } from "./types";
import { wayIn } from "./wayfinding";
import type { WayIn } from "./wayfinding";

/** A house with a surveyed position. */
export type Anchor = readonly [lon: number, lat: number, house: number];

/**
 * A street through houses with known coordinates, in the order of their numbers; other houses are interpolated between
 * them.
 */
export interface Street {
  names: PlaceNames;
  anchors: readonly Anchor[];
  houses: readonly string[];
  locality?: PlaceNames;
}

/** `houses`: numbers separated by spaces. `locality`: only for a suburb. */
export function street(names: PlaceNames, anchors: readonly Anchor[], houses: string, locality?: PlaceNames): Street {
  return { names, anchors, houses: houses.split(" "), locality };
}

type Shop = Pick<SeedShop, "street" | "schedule" | "type" | "alert"> & {
  /** `cities.<alias>.shops.<key>` in the texts. */
  key: string;
  at: LonLat;
  /** `stop`: `cities.<alias>.stops.<stop>` in the texts; missing if the shop is named after its stop. */
  way: Omit<WayIn, "stop"> & { stop?: string };
};

export interface Survey {
  city: Omit<SeedCity, "name" | "seo_name">;
  /** The city's name in an address. */
  locality: PlaceNames;
  shops: readonly Shop[];
  /** The rings lack the closing point. */
  zones: readonly Omit<SeedZone, "id" | "city">[];
  streets: readonly Street[];
}

export function seedCityOf({ city }: Survey): SeedCity {
  const texts = `cities.${city.alias}`;
  return { ...city, name: localised(`${texts}.name`), seo_name: localised(`${texts}.seo_name`) };
}

/** Ids are the city's id followed by a running number: shop 103, zone 12, address 1017. */
export function shopsOf({ city, shops }: Survey): SeedShop[] {
  const texts = `cities.${city.alias}`;
  return shops.map(({ key, at: [longitude, latitude], way: { stop, ...way }, ...shop }, index) => {
    const name = localised(`${texts}.shops.${key}`);
    return {
      ...shop,
      id: city.id * 100 + index + 1,
      city: city.alias,
      name,
      description: wayIn({ ...way, stop: stop === undefined ? name : localised(`${texts}.stops.${stop}`) }),
      latitude,
      longitude,
    };
  });
}

export function zonesOf({ city, zones }: Survey): SeedZone[] {
  return zones.map((zone, index) => ({
    ...zone,
    id: city.id * 10 + index + 1,
    city: city.alias,
    ring: closed(zone.ring),
  }));
}

export function addressesOf({ city, locality, streets }: Survey): SeedAddress[] {
  const addresses = streets.flatMap((on) =>
    on.houses.map((house) => ({
      city: city.alias,
      street: on.names,
      house,
      locality: on.locality ?? locality,
      ...placeOf(house, on),
    })),
  );
  return addresses.map((address, index) => ({ id: city.id * 1000 + index + 1, ...address }));
}

function closed(ring: readonly LonLat[]): LonLat[] {
  return [...ring, ...ring.slice(0, 1)];
}

/** Interpolates the position of a house between those with known coordinates. */
export function placeOf(house: string, { names, anchors }: Street): { latitude: number; longitude: number } {
  const number = Number.parseInt(house, 10);
  const next = anchors.findIndex(([, , surveyed], index) => index > 0 && number <= surveyed);
  const [start, end] = next === -1 ? anchors.slice(-2) : anchors.slice(next - 1, next + 1);
  if (!start || !end) throw new Error(`${names.local} has fewer than two houses with known coordinates`);
  const share = (number - start[2]) / (end[2] - start[2]);
  const between = (from: number, to: number) => Number((from + (to - from) * share).toFixed(5));
  return { latitude: between(start[1], end[1]), longitude: between(start[0], end[0]) };
}

/** Fill colours of zones on the map, from the nearest to the farthest. */
export const zoneColours = { near: "#3fa66b", middle: "#e0a526", far: "#d9643a" } as const;
