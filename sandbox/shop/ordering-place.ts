import { nearest, zoneAt } from "../../rules/zones";
import type { OrderType } from "../../contract/primitives";
import { missing, wrong } from "../respond";
import type { SeedAddress, SeedCity, SeedShop, SeedZone } from "../seed/geography/types";
import type { SavedAddress } from "../store/addresses";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { cityById, houseById, pricesOf, shopById, shopsOf, zonesOf } from "./atlas";
import { intervalStart } from "./time";
import { isStoppedShop } from "./stops";

/** The common fields of the contract's calls. */
export interface PlaceFields {
  city_id: number;
  order_type: OrderType;
  shop_id?: number | null;
  delivery_zone_id?: number | null;
}

/** What prices, hours and the menu go by. */
export interface OrderingPlace {
  city: SeedCity;
  order_type: OrderType;
  /** On takeaway. */
  shop?: SeedShop;
  /** On delivery. */
  zone?: SeedZone;
  address?: SavedAddress;
  /** Who is signed in: whose points and birthday count. */
  customer?: number;
  /** When the chosen interval begins (Unix milliseconds); missing: as soon as possible. */
  orderedFor?: number;
}

/** The zone of a city that delivers to a house. */
export function zoneOfHouse(city: SeedCity, house: SeedAddress): SeedZone | undefined {
  const zones = zonesOf(city).map((zone) => ({ zone, map: { area: zone.ring }, prices: pricesOf(zone) }));
  return zoneAt(house, zones)?.zone;
}

/** The shop that makes an order: the one it is collected at or, for a delivery, the one that cooks for the house. */
export function cookingShop(world: World, { city, shop, address }: OrderingPlace): SeedShop | undefined {
  const house = address && houseById(address.house_id);
  return shop || !house ? shop : nearestOpenShop(world, city, house);
}

/** The nearest shop to a house that is working. */
export function nearestOpenShop(world: World, city: SeedCity, house: SeedAddress): SeedShop | undefined {
  const working = shopsOf(city).filter((one) => !isStoppedShop(world, one));
  return nearest(house, working, (one) => one)?.place;
}

/** Throws a Refusal: 404 for a city that we do not know, 422 for an order type that it does not offer. A shop or zone of elsewhere counts as none. */
export function orderingPlace(where: PlaceFields): OrderingPlace {
  const city = cityById(where.city_id);
  if (!city) throw missing("unknownCity");
  if (!city.order_types[where.order_type])
    throw wrong("order_type", where.order_type === "delivery" ? "noDelivery" : "noTakeaway");
  if (where.order_type === "takeaway") {
    const shop = where.shop_id == null ? undefined : shopById(where.shop_id);
    return { city, order_type: "takeaway", shop: shop?.city === city.alias ? shop : undefined };
  }
  return { city, order_type: "delivery", zone: zonesOf(city).find(({ id }) => id === where.delivery_zone_id) };
}

/** Notes in the session where its visitor now is; the cart is then another one. What is not said about a shop or zone stays as it was. */
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

/** Where a session's visitor is; undefined before they said a city. The saved address decides on the zone, where there is one in this city. */
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
