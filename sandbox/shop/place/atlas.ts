import type { DeliveryZone } from "../../../contract/place";
import { fromMinor } from "../../../rules/money";
import { distanceMetres } from "../../../rules/zones";
import { addresses, cities, shops, zones } from "../../seed/geography";
import { nearestAddress } from "../../seed/geography/gazetteer";
import { housesOnStreets, numberedHouseById } from "../../seed/geography/numbered-houses";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "../../seed/geography/schema";

/** A point belongs to the nearest house within this distance. */
const REACH_METRES = 1_500;

const byId = <Thing extends { id: number }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.id, thing]));
const byCity = <Thing extends { city: string }>(things: readonly Thing[]) =>
  new Map(cities.map(({ alias }) => [alias, things.filter(({ city }) => city === alias)]));

const cityIds = byId(cities);
const cityAliases = new Map(cities.map((city) => [city.alias, city]));
const houses = byId(addresses);
const listedHouses = new Map(addresses.map((house) => [houseKey(house), house]));
const shopsOfCity = byCity(shops);
const zonesOfCity = byCity(zones);

export { cities };
export const cityById = (id: number): SeedCity | undefined => cityIds.get(id);
export const cityByAlias = (alias: string): SeedCity | undefined => cityAliases.get(alias);
export const houseById = (id: number): SeedAddress | undefined => houses.get(id) ?? numberedHouseById(id);
export const shopById = (id: number): SeedShop | undefined => shops.find((shop) => shop.id === id);
export const shopsOf = (city: SeedCity): SeedShop[] => shopsOfCity.get(city.alias) ?? [];
export const zonesOf = (city: SeedCity): SeedZone[] => zonesOfCity.get(city.alias) ?? [];

export const houseAt = (point: { latitude: number; longitude: number }): SeedAddress | undefined =>
  housesAt(point, 1)[0];

/** The nearest come first. */
export function housesAt(point: { latitude: number; longitude: number }, most: number): SeedAddress[] {
  const near = [nearestAddress(point), ...housesOnStreets(point, REACH_METRES)]
    .map((house) => ({ house, metres: distanceMetres(point, house) }))
    .filter(({ metres }) => metres <= REACH_METRES)
    .sort((one, other) => one.metres - other.metres);
  const found = new Map<string, SeedAddress>();
  for (const { house } of near) {
    const key = houseKey(house);
    if (!found.has(key)) found.set(key, listedHouses.get(key) ?? house);
  }
  return [...found.values()].slice(0, most);
}

function houseKey({ city, locality, street, house }: SeedAddress): string {
  return [city, locality.local, street.local, house].join("\n");
}

export function pricesOf({ prices: { delivery, minimum_order_amount, free_from } }: SeedZone): DeliveryZone["prices"] {
  return {
    delivery: fromMinor(delivery),
    minimum_order_amount: fromMinor(minimum_order_amount),
    has_free_delivery: free_from !== undefined,
    free_delivery_from: free_from === undefined ? null : fromMinor(free_from),
  };
}
