import { addresses, cities, shops, zones } from "../seed/geography";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "../seed/geography/types";

const byId = <Thing extends { id: number }>(things: readonly Thing[]) => new Map(things.map((thing) => [thing.id, thing]));
const byCity = <Thing extends { city: string }>(things: readonly Thing[]) =>
  new Map(cities.map(({ alias }) => [alias, things.filter(({ city }) => city === alias)]));

const cityIds = byId(cities);
const cityAliases = new Map(cities.map((city) => [city.alias, city]));
const houses = byId(addresses);
const shopsOfCity = byCity(shops);
const zonesOfCity = byCity(zones);

export { cities };
export const cityById = (id: number): SeedCity | undefined => cityIds.get(id);
export const cityByAlias = (alias: string): SeedCity | undefined => cityAliases.get(alias);
export const houseById = (id: number): SeedAddress | undefined => houses.get(id);
export const shopById = (id: number): SeedShop | undefined => shops.find((shop) => shop.id === id);
export const shopsOf = (city: SeedCity): SeedShop[] => shopsOfCity.get(city.alias) ?? [];
export const zonesOf = (city: SeedCity): SeedZone[] => zonesOfCity.get(city.alias) ?? [];
