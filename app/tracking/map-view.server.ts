import type { City, Shop } from "../../contract/place";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import type { Translate } from "../../locales";
import { distanceMetres, isPoint, type Point } from "../../rules/zones";
import { distanceText } from "../words/distance-words.server";
import type { OwnOrder } from "./own-order.server";
import type { MapDrawing, OrderView } from "./tracking.view";

type Pin = Point & { kind: MapDrawing["pins"][number]["kind"]; label?: string };
/** In SVG units. */
type Place = { x: number; y: number };
type Size = Pick<MapDrawing, "width" | "height" | "shown">;
type Ground = { t: Translate; city: City; zone_id?: number | null; pins: Pin[]; near: Pin[] };

/** Metres per degree of latitude. */
const DEGREE = 111_195;
/** The smallest map: metres from its centre to the nearer edge. */
const REACH = 2_200;
/** The largest map that is drawn to show the zone's outline: beyond it the route would be a dot. */
const WIDEST = 4_500;
/** The smallest map of a route: two doors of one street fit it. */
const CLOSE = 250;
/** The share of the width, from the centre, in which pins are placed: the rest may be cut off. */
const INNER = 0.55;
/** The share of the height, from the centre, that every window shows. */
const SHOWN_HEIGHT = 0.84;
/** Half the width of a distance label, in SVG units. */
const HALF_LABEL = 24;
/** The half width and half height of a pin with its label, in SVG units. */
const LABEL = { x: 100, y: 72 };
/** Pins nearer to each other than this overlap. SVG units. */
const APART = 64;

/** The address and the shop of an order as a map in SVG, without tiles and scripts. The courier is not on it. */
export async function orderMap(visit: Visit, city: City, order: OwnOrder): Promise<OrderView["map"]> {
  const { t } = visit;
  const home = order.delivery_address?.map?.coordinates;
  const pins: Pin[] = [];
  if (order.shop && isPoint(order.shop)) pins.push({ ...shopPin(order.shop), kind: "shop", label: order.shop.name });
  if (order.order_type === "delivery" && home && isPoint(home))
    pins.push({ ...home, kind: "home", label: t("tracking:map.home") });
  if (pins.length === 0) return undefined;
  const near = order.shop ? [] : (await shopsOf(visit, city)).map(shopPin);
  const ground = { t, city, zone_id: order.delivery_address?.delivery_zone_id, pins, near };
  return {
    words: mapWords(visit, order, home),
    wide: drawing(ground, { width: 880, height: 800, shown: 560 }),
    narrow: drawing(ground, { width: 390, height: 320, shown: 320 }),
  };
}

/** How far the food travels, or only that this is a map. */
function mapWords({ t, language }: Visit, { order_type, shop }: OwnOrder, home?: Point | null): string {
  if (order_type !== "delivery" || !shop || !home || !isPoint(shop) || !isPoint(home)) return t("tracking:map.label");
  return t("tracking:map.way", { shop: shop.name, distance: distanceText(language, distanceMetres(shop, home)) });
}

function shopPin({ latitude, longitude }: Point): Pin {
  return { latitude, longitude, kind: "near" };
}

async function shopsOf(visit: Visit, city: City): Promise<Shop[]> {
  try {
    return (await visit.upstream.shops({ city_id: city.id })).shops.filter(isPoint);
  } catch (error) {
    asFailure(error);
    return [];
  }
}

function drawing({ t, city, zone_id, pins, near }: Ground, size: Size): MapDrawing {
  const { width, height, shown } = size;
  const lats = pins.map(({ latitude }) => latitude);
  const lons = pins.map(({ longitude }) => longitude);
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lon: (Math.min(...lons) + Math.max(...lons)) / 2 };
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  const tall = (Math.max(...lats) - Math.min(...lats)) * DEGREE;
  const broad = (Math.max(...lons) - Math.min(...lons)) * squeeze * DEGREE;
  const own = city.delivery_zones?.find(({ id }) => id === zone_id);
  const reach =
    pins.length > 1
      ? CLOSE
      : own
        ? Math.min(WIDEST, Math.max(REACH, 0.54 * extent(own.map.area) * squeeze * DEGREE))
        : REACH;
  /** SVG units per metre. */
  const scale = Math.min(
    Math.min(width, height) / (2 * reach),
    (INNER * height) / Math.max(tall, 1),
    (INNER * width) / Math.max(broad, 1),
  );
  const x = (lon: number) => Math.round(width / 2 + (lon - middle.lon) * squeeze * DEGREE * scale);
  const y = (lat: number) => Math.round(height / 2 - (lat - middle.lat) * DEGREE * scale);
  const labelledPins = labelled(
    [...near, ...pins].map(({ kind, label, longitude, latitude }) => ({
      kind,
      label,
      x: x(longitude),
      y: y(latitude),
    })),
  );
  const centre = labelledPins.at(-1) ?? { x: width / 2, y: height / 2 };
  const zones = [...(city.delivery_zones ?? [])].sort((a, b) => extent(b.map.area) - extent(a.map.area));
  return {
    width,
    height,
    shown,
    zones: zones.map(({ id, map }) => ({
      path: `M${map.area.map(([lon, lat]) => `${x(lon)} ${y(lat)}`).join("L")}Z`,
      own: id === zone_id,
    })),
    rings: distances(scale, Math.min(width, height)).map((metres) => ({
      x: centre.x,
      y: centre.y,
      radius: Math.round(metres * scale),
      words: beside(labelledPins, centre, Math.round(metres * scale), size),
      label:
        metres < 1000
          ? t("tracking:map.metres", { count: metres })
          : t("tracking:map.kilometres", { count: metres / 1000 }),
    })),
    pins: labelledPins.filter(
      (pin) => pin.kind !== "near" || (pin.x > 30 && pin.x < width - 30 && pin.y > 30 && pin.y < height - 30),
    ),
  };
}

/** If there is a route, the label of the upper pin stands above it. A shop next door to the address is left out. */
function labelled(pins: MapDrawing["pins"]): MapDrawing["pins"] {
  const [shop, home] = [pins.find(({ kind }) => kind === "shop"), pins.find(({ kind }) => kind === "home")];
  if (!shop || !home) return pins;
  if (Math.hypot(shop.x - home.x, shop.y - home.y) < APART) return pins.filter((pin) => pin !== shop);
  const upper = shop.y < home.y ? shop : home;
  return pins.map((pin) => (pin === upper ? { ...pin, above: true } : pin));
}

/** The position of a ring's distance label, from the centre: the first free one, starting at its top, that no window cuts off and that covers neither the route nor a pin. */
function beside(pins: MapDrawing["pins"], centre: Place, radius: number, size: Size): Place | undefined {
  const shoulder = Math.round(radius * Math.SQRT1_2);
  const [out, up, down] = [shoulder + HALF_LABEL, -shoulder - 6, shoulder + 18];
  const places = [
    { x: 0, y: -radius - 6 },
    { x: out, y: up },
    { x: -out, y: up },
    { x: out, y: down },
    { x: -out, y: down },
    { x: 0, y: radius + 18 },
  ];
  return places.find((words) => isShown(words, centre, size) && pins.every((pin) => isClearOf(pin, words, centre)));
}

function isShown(words: Place, centre: Place, { width, height, shown }: Size): boolean {
  const across = Math.abs(centre.x + words.x - width / 2);
  const down = Math.abs(centre.y + words.y - height / 2);
  return across + HALF_LABEL <= shown / 2 && down <= (SHOWN_HEIGHT * height) / 2;
}

/** Whether a label there covers no pin, no other label and no route. */
function isClearOf({ kind, x, y }: MapDrawing["pins"][number], words: Place, centre: Place): boolean {
  if (kind === "near") return true;
  const there = { x: x - centre.x, y: y - centre.y };
  const along = Math.hypot(there.x, there.y) * Math.hypot(words.x, words.y);
  const isOnTheWay = along > 0 && there.x * words.x + there.y * words.y > Math.SQRT1_2 * along;
  return !isOnTheWay && (Math.abs(words.x - there.x) > LABEL.x || Math.abs(words.y - there.y) > LABEL.y);
}

/** Three round distances in metres, the largest of which fits the map. */
function distances(scale: number, size: number): number[] {
  const step = [100, 250, 500, 1000, 2000, 5000, 10_000].find((metres) => metres * scale * 3.4 > size / 2) ?? 20_000;
  return [step, 2 * step, 3 * step];
}

/** The width of a polygon in degrees of longitude, for sorting by size. */
function extent(ring: readonly (readonly [number, number])[]): number {
  const lons = ring.map(([lon]) => lon);
  return Math.max(...lons) - Math.min(...lons);
}
