import { nearest, zoneAt } from "../../../rules/zones";
import type { OrderType } from "../../../contract/primitives";
import { missing, wrong } from "../../respond";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "../../seed/geography/schema";
import type { SavedAddress } from "../../store/addresses";
import type { Session } from "../../store/sessions";
import type { World } from "../../world";
import { cityById, houseById, pricesOf, shopById, shopsOf, zonesOf } from "./atlas";
import { intervalStart } from "./time";
import { isStoppedShop } from "./stops";

export interface PlaceFields {
  city_id: number;
  order_type: OrderType;
  shop_id?: number | null;
  delivery_zone_id?: number | null;
}

/** The place and time of an order, on which prices, hours and the menu depend. */
export interface OrderingPlace {
  city: SeedCity;
  order_type: OrderType;
  shop?: SeedShop;
  zone?: SeedZone;
  address?: SavedAddress;
  /** The signed-in customer, whose points and birthday matter. */
  customer?: number;
  /** Start of the chosen interval (Unix milliseconds); undefined means as soon as possible. */
  orderedFor?: number;
}

export function zoneOfHouse(city: SeedCity, house: SeedAddress): SeedZone | undefined {
  const zones = zonesOf(city).map((zone) => ({ zone, map: { area: zone.ring }, prices: pricesOf(zone) }));
  return zoneAt(house, zones)?.zone;
}

export function knownCity(city_id: number): SeedCity {
  const city = cityById(city_id);
  if (!city) throw missing("unknownCity");
  return city;
}

/** The shop that cooks an order: the takeaway shop, or for a delivery the one that cooks for the house. */
export function cookingShop(world: World, { city, shop, address }: OrderingPlace): SeedShop | undefined {
  const house = address && houseById(address.house_id);
  return shop || !house ? shop : nearestOpenShop(world, city, house);
}

export function nearestOpenShop(world: World, city: SeedCity, house: SeedAddress): SeedShop | undefined {
  const working = shopsOf(city).filter((one) => !isStoppedShop(world, one));
  return nearest(house, working, (one) => one)?.place;
}

/**
 * Throws a Refusal: 404 for an unknown city, 422 for an order type that the city does not offer. A shop or zone of
 * another city is ignored.
 */
export function orderingPlace(where: PlaceFields): OrderingPlace {
  const city = knownCity(where.city_id);
  if (!city.order_types[where.order_type])
    throw wrong("order_type", where.order_type === "delivery" ? "noDelivery" : "noTakeaway");
  if (where.order_type === "takeaway") {
    const shop = where.shop_id == null ? undefined : shopById(where.shop_id);
    return { city, order_type: "takeaway", shop: shop?.city === city.alias ? shop : undefined };
  }
  return { city, order_type: "delivery", zone: zonesOf(city).find(({ id }) => id === where.delivery_zone_id) };
}

/** Stores the visitor's new place in the session, which changes the cart's version. An omitted shop or zone stays. */
export function moveSessionTo(session: Session, where: PlaceFields) {
  orderingPlace(where);
  const { city_id, order_type } = where;
  const next = {
    city_id,
    order_type,
    shop_id: where.shop_id ?? session.shop_id,
    delivery_zone_id: where.delivery_zone_id ?? session.delivery_zone_id,
  };
  const stays = (Object.keys(next) as (keyof typeof next)[]).every((field) => session[field] === next[field]);
  if (stays) return;
  Object.assign(session, next);
  session.basket.version += 1;
}

/**
 * Returns the place of a session; undefined before a city was chosen. The zone is that of the saved address, if it is
 * in this city.
 */
export function placeOfSession(world: World, session: Session): OrderingPlace | undefined {
  const { city_id, order_type, shop_id, delivery_zone_id, address_id } = session;
  if (city_id === null || order_type === null) return undefined;
  const place = orderingPlace({ city_id, order_type, shop_id, delivery_zone_id });
  const here = {
    ...place,
    customer: session.user_id ?? undefined,
    orderedFor: intervalStart(place.city, session.basket.interval),
  };
  if (order_type === "takeaway") return here;
  const address = address_id === null ? undefined : world.store.addresses.find(address_id, session);
  const house = address?.city_id === city_id ? houseById(address.house_id) : undefined;
  return house ? { ...here, address, zone: zoneOfHouse(here.city, house) } : here;
}
