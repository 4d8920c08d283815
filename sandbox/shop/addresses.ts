import type { DeliveryAddress } from "../../contract/place";
import type { Language } from "../../rules/languages";
import { districtAt } from "../seed/geography/base-map";
import { formatAddress } from "../seed/geography/gazetteer";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "../seed/geography/schema";
import type { AddressDetails } from "../store/addresses";
import type { World } from "../world";
import { pricesOf } from "./place/atlas";
import { sellerOf } from "./places";
import { nearestOpenShop } from "./place/ordering-place";

/** A house of the gazetteer as a visitor's address. `id` is that of the saved address, or 0. */
interface HouseOf {
  id: number;
  house: SeedAddress;
  details: AddressDetails;
  city: SeedCity;
  /** Undefined outside of all zones. */
  zone: SeedZone | undefined;
  /** The shop that cooks for it; by default the one that would cook now. */
  kitchen?: SeedShop;
}

export function addressOf(
  world: World,
  { id, house, details, city, zone, kitchen = zone && nearestOpenShop(world, city, house) }: HouseOf,
  language: Language,
): DeliveryAddress {
  const address = formatAddress(house, language);
  return {
    id,
    city_id: city.id,
    city: { id: city.id, name: city.name[language] },
    address,
    full_address: `${city.name[language]}, ${address}`,
    locality: house.locality.local,
    district: districtAt(house, city)?.local,
    street: house.street.local,
    house: house.house,
    type: "house",
    ...details,
    map: { coordinates: { latitude: house.latitude, longitude: house.longitude } },
    found: true,
    delivery_possible: zone !== undefined,
    delivery_zone_id: zone?.id,
    delivery_prices: zone && pricesOf(zone),
    ...(kitchen && { shop_address: kitchen.street, ...sellerOf(world, city) }),
  };
}
