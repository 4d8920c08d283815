import type { City, CityBrief, DeliveryZone, Shop } from "../../contract/place";
import type { Language } from "../../rules/languages";
import { hoursFromUtc } from "../../rules/city-time";
import { say } from "../messages";
import { brands, catalogues } from "../seed/catalogues";
import type { Requisites, SeedCity, SeedShop, SeedZone } from "../seed/geography/schema";
import type { World } from "../world";
import { announcement } from "./menu/announcement";
import { pricesOf, zonesOf } from "./place/atlas";
import { scheduleOf } from "./place/hours";
import { hasPoints } from "./cart/loyalty";
import { bannersOf, promotionsOf } from "./menu/marketing";
import { isStoppedCity, isStoppedShop, needsCaptcha } from "./place/stops";

export function briefOf(
  { id, alias, name, country, order_types, map: { coordinates } }: SeedCity,
  language: Language,
): CityBrief {
  return {
    id,
    alias,
    name: name[language],
    country: { id: country.id, name: country.name[language], code: country.code },
    order_types,
    map: { coordinates },
  };
}

export function cityOf(world: World, city: SeedCity, language: Language): City {
  const { time_zone, requisites } = city;
  const { map } = city;
  return {
    ...briefOf(city, language),
    seo_name: city.seo_name[language],
    timezone: hoursFromUtc(world.clock.now(), time_zone),
    time_zone,
    url: `/${city.alias}/`,
    email: `${city.alias}@${world.brand}.example`,
    franchise: city.franchise ?? false,
    phone: city.phone,
    is_free_call: city.is_free_call,
    phone_masks: city.phone_masks.map((mask) => ({ ...mask, name: mask.name[language] })),
    prices: city.prices,
    schedule: scheduleOf(city, undefined, world.clock.now()),
    type: isStoppedCity(world, city) ? "stop" : undefined,
    alert: isStoppedCity(world, city) ? say("stoppedCity", language) : announcement(city, world.clock.now(), language),
    social_captcha: needsCaptcha(world),
    delivery_zones: zonesOf(city).map(zoneOf),
    map: { coordinates: map.coordinates, bbox: map.bbox, zoom: map.zoom },
    banners: bannersOf(world, city, language),
    promotions: promotionsOf(world, city, language),
    has_loyalty_system: hasPoints(world, city),
    legal: { ...requisites, notes: [...(requisites.notes ?? [])], ...sellerOf(world, city) },
  };
}

/** The seed's companies have the name of the first brand, which is replaced for the other. */
export function sellerOf(
  { brand }: World,
  { requisites: { company_name, inn, ogrn } }: SeedCity,
): Pick<Requisites, "company_name" | "inn" | "ogrn"> {
  const isFirst = brand === brands[0];
  return {
    company_name: isFirst ? company_name : company_name.replace(/Nori|Нори|Норі/, catalogues[brand].name),
    inn,
    ogrn,
  };
}

function zoneOf(zone: SeedZone): DeliveryZone {
  return {
    id: zone.id,
    map: { area: zone.ring, background_color: zone.background_color },
    prices: pricesOf(zone),
    cooking_time: zone.cooking_time,
    delivery_time: zone.delivery_time,
  };
}

export function shopOf(world: World, shop: SeedShop, city: SeedCity, language: Language): Shop {
  const { id, name, street, description, latitude, longitude, tags } = shop;
  return {
    id,
    city_id: city.id,
    name: `${catalogues[world.brand].name} ${name[language]}`,
    address: { street, description: description[language] },
    latitude,
    longitude,
    map: { coordinates: { latitude, longitude } },
    tags: tags.map((tag) => tag[language]),
    schedule: scheduleOf(city, shop, world.clock.now()),
    alert: alertOf(world, shop, language),
    type: isStoppedShop(world, shop) ? "stop" : undefined,
    ...sellerOf(world, city),
  };
}

/** The seed's alert describes the seeded state. It does not apply to a shop that the console stopped or opened. */
function alertOf(world: World, shop: SeedShop, language: Language): string | undefined {
  const isAsSeeded = isStoppedShop(world, shop) === (shop.type === "stop");
  if (isAsSeeded) return shop.alert?.[language];
  return isStoppedShop(world, shop) ? say("stoppedShop", language) : undefined;
}
