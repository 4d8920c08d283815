import { HttpResponse } from "msw";
import { handler } from "./answers";

/** Every hour of the week is open but `dayOff`, a weekday. */
export function schedule(from: number, to: number, dayOff?: number) {
  const days = [1, 2, 3, 4, 5, 6, 7].map(
    (day) => [day, { working_minutes: day === dayOff ? [] : [{ from, to }] }] as const,
  );
  return { default: Object.fromEntries(days) };
}

const russia = { id: 1, name: "Russia", code: "RU" };
const germany = { id: 2, name: "Germany", code: "DE" };
const both = { delivery: true, takeaway: true };

export const briefs = [
  { id: 1, alias: "spb", name: "Saint Petersburg", country: russia, order_types: both },
  { id: 2, alias: "moscow", name: "Moscow", country: russia, order_types: both },
  { id: 3, alias: "kazan", name: "Kazan", country: russia, order_types: both },
  { id: 4, alias: "vyborg", name: "Vyborg", country: russia, order_types: { delivery: false, takeaway: true } },
  { id: 5, alias: "koenigsberg", name: "Königsberg", country: germany, order_types: both },
];

const ring: [number, number][] = [
  [30.2, 59.9],
  [30.4, 59.9],
  [30.4, 60],
  [30.2, 60],
  [30.2, 59.9],
];

const centres: Record<string, { latitude: number; longitude: number }> = {
  moscow: { latitude: 55.75, longitude: 37.62 },
  kazan: { latitude: 55.79, longitude: 49.12 },
};

/** As the list of cities has them. */
const listed = briefs.map((brief) => {
  const coordinates = centres[brief.alias];
  return coordinates ? { ...brief, map: { coordinates } } : brief;
});

export function cityOf(alias: string) {
  const brief = briefs.find((city) => city.alias === alias);
  return {
    ...brief,
    timezone: 3,
    phone: "+7 812 000-00-12",
    phone_masks: [{ id: 1, name: "Russia", code: "7", mask: "+7 (999) 999-99-99", country_code: "RU" }],
    prices: { currency: "₽", currency_code: "RUB" },
    schedule: schedule(0, 1440),
    map: { coordinates: { latitude: 59.95, longitude: 30.3 } },
    delivery_zones: [
      {
        id: 7,
        map: { area: ring },
        prices: { delivery: 149, minimum_order_amount: 700, has_free_delivery: true, free_delivery_from: 1500 },
      },
    ],
  };
}

export const petersburg = cityOf("spb");

export const shops = [
  {
    id: 11,
    city_id: 1,
    name: "Nori, Nevsky",
    address: { street: "Nevsky prospekt, 88", description: "By the metro" },
    latitude: 59.93,
    longitude: 30.36,
    schedule: schedule(0, 1440),
  },
  {
    id: 12,
    city_id: 1,
    name: "Nori, Engels",
    address: { street: "prospekt Engelsa, 27" },
    latitude: 60.01,
    longitude: 30.32,
    type: "stop",
    alert: "We are renovating.",
  },
  {
    id: 13,
    city_id: 1,
    name: "Nori, Zanevsky",
    address: { street: "Zanevsky prospekt, 67" },
    latitude: 59.93,
    longitude: 30.44,
    schedule: schedule(600, 601, 0),
  },
];

export function cartOf(price: number, count = 2) {
  const line = {
    id: 1,
    key: "philadelphia",
    product_key: "philadelphia",
    name: "Philadelphia",
    price,
    price_with_modifiers: price,
    count,
  };
  return {
    count,
    products: { philadelphia: line },
    prices: { subtotal: price * count, delivery: 0, packages: 0, discount: 0, total: price * count },
  };
}

export const emptyCart = { ...cartOf(0, 0), products: {} };

type Found = { name: string; lon: number; lat: number; description?: string; kind?: string };

export function geocoderAnswer(...found: Found[]) {
  const featureMember = found.map(({ name, lon, lat, description, kind }) => ({
    GeoObject: {
      name,
      description,
      ...(kind ? { metaDataProperty: { GeocoderMetaData: { kind } } } : {}),
      Point: { pos: `${lon} ${lat}` },
    },
  }));
  return { response: { GeoObjectCollection: { featureMember } } };
}

export const nevsky20 = { name: "Nevsky prospekt, 20", lon: 30.32, lat: 59.936 };

export function addressAnswer(more: Record<string, unknown> = {}, price = 500) {
  const delivery_address = {
    id: 501,
    city_id: 1,
    address: "Nevsky prospekt, 20",
    found: true,
    delivery_possible: true,
    delivery_zone_id: 7,
    map: { coordinates: { latitude: 59.936, longitude: 30.32 } },
    ...more,
  };
  return { delivery_address, cart: cartOf(price), delivery_addresses: [delivery_address] };
}

const json = (body: unknown) => HttpResponse.json(body as Record<string, unknown>);

/** Calls about cities, shops, addresses and a cart that never changes: they know the cities above, three shops and one street, and accept everything. */
export const placeCalls = () => [
  handler("cities", () => json({ cities: listed, big_cities: listed.slice(0, 2) })),
  handler("city", ({ params }) => {
    const alias = String(params.alias);
    return briefs.some((city) => city.alias === alias)
      ? json({ city: cityOf(alias) })
      : HttpResponse.json({ message: "no city" }, { status: 404 });
  }),
  handler("shops", () => json({ shops })),
  handler("cart", () => json({ cart: cartOf(500) })),
  handler("addresses", () => json({ delivery_addresses: [addressAnswer({ room: "12" }).delivery_address] })),
  handler("geocodeAddress", () => json(geocoderAnswer(nevsky20))),
  handler("addressSetByCoordinates", () => json(addressAnswer())),
  handler("addressSetByAddress", () => json(addressAnswer())),
  handler("addressSetById", () => json(addressAnswer({ room: "12" }))),
  handler("shopsSet", () => json({ shop: shops[0], cart: cartOf(500) })),
  handler("feedbackUnavailableAddress", () => json({})),
];
