import type { City, Shop } from "../../server/contract/place";
import { asFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { translate, type Translate } from "../i18n/translations.server";
import { isPoint, type Point } from "../rules/zones";
import type { OwnOrder } from "./own-order.server";
import type { MapDrawing, OrderView } from "./tracking";

type Pin = Point & { kind: MapDrawing["pins"][number]["kind"]; label?: string };
type Ground = { t: Translate; city: City; zone_id?: number | null; pins: Pin[]; near: Pin[] };

/** Metres of a degree of latitude. */
const DEGREE = 111_195;
/** Metres that a map shows at least, from its middle to its nearer edge. */
const REACH = 2_200;
/** And at most for the sake of the zone's outline: beyond it the way would be a dot. */
const WIDEST = 4_500;
/** The same for a map of a way: of two doors in one street the street is enough. */
const CLOSE = 250;
/** The part of the drawing, from its middle, that pins stand in: the rest may be cut off. */
const INNER = 0.55;
/** Pins nearer than this, in units of the drawing, would hide each other. */
const APART = 64;

/** Where the food goes, and the shop that it comes from or waits in; no tiles, no script, no courier that nobody knows of. */
export async function orderMap(visit: Visit, city: City, order: OwnOrder): Promise<OrderView["map"]> {
  const t = translate(visit.language);
  const home = order.delivery_address?.map?.coordinates;
  const pins: Pin[] = [];
  if (order.shop && isPoint(order.shop)) pins.push({ ...shopPin(order.shop), kind: "shop", label: order.shop.name });
  if (order.order_type === "delivery" && home && isPoint(home)) pins.push({ ...home, kind: "home", label: t("tracking:map.home") });
  if (pins.length === 0) return undefined;
  const near = order.shop ? [] : (await shopsOf(visit, city)).map(shopPin);
  const ground = { t, city, zone_id: order.delivery_address?.delivery_zone_id, pins, near };
  return { wide: drawing(ground, 880, 800), narrow: drawing(ground, 390, 320) };
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

function drawing({ t, city, zone_id, pins, near }: Ground, width: number, height: number): MapDrawing {
  const lats = pins.map(({ latitude }) => latitude);
  const lons = pins.map(({ longitude }) => longitude);
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lon: (Math.min(...lons) + Math.max(...lons)) / 2 };
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  const tall = (Math.max(...lats) - Math.min(...lats)) * DEGREE;
  const broad = (Math.max(...lons) - Math.min(...lons)) * squeeze * DEGREE;
  const own = city.delivery_zones?.find(({ id }) => id === zone_id);
  const reach = pins.length > 1 ? CLOSE : own ? Math.min(WIDEST, Math.max(REACH, 0.54 * extent(own.map.area) * squeeze * DEGREE)) : REACH;
  /** Units of the drawing for a metre. */
  const scale = Math.min(Math.min(width, height) / (2 * reach), (INNER * height) / Math.max(tall, 1), (INNER * width) / Math.max(broad, 1));
  const x = (lon: number) => Math.round(width / 2 + (lon - middle.lon) * squeeze * DEGREE * scale);
  const y = (lat: number) => Math.round(height / 2 - (lat - middle.lat) * DEGREE * scale);
  const placed = labelled([...near, ...pins].map(({ kind, label, longitude, latitude }) => ({ kind, label, x: x(longitude), y: y(latitude) })));
  const centre = placed.at(-1) ?? { x: width / 2, y: height / 2 };
  const zones = [...(city.delivery_zones ?? [])].sort((a, b) => extent(b.map.area) - extent(a.map.area));
  return {
    width,
    height,
    zones: zones.map(({ id, map }) => ({ path: `M${map.area.map(([lon, lat]) => `${x(lon)} ${y(lat)}`).join("L")}Z`, own: id === zone_id })),
    rings: distances(scale, Math.min(width, height)).map((metres) => ({
      x: centre.x,
      y: centre.y,
      radius: Math.round(metres * scale),
      words: beside(placed, Math.round(metres * scale)),
      label: metres < 1000 ? t("tracking:map.metres", { count: metres }) : t("tracking:map.kilometres", { count: metres / 1000 }),
    })),
    pins: placed.filter((pin) => pin.kind !== "near" || (pin.x > 30 && pin.x < width - 30 && pin.y > 30 && pin.y < height - 30)),
  };
}

/** Where there is a way, the upper pin has its words above; a kitchen next door to the house is left out. */
function labelled(pins: MapDrawing["pins"]): MapDrawing["pins"] {
  const [shop, home] = [pins.find(({ kind }) => kind === "shop"), pins.find(({ kind }) => kind === "home")];
  if (!shop || !home) return pins;
  if (Math.hypot(shop.x - home.x, shop.y - home.y) < APART) return pins.filter((pin) => pin !== shop);
  const upper = shop.y < home.y ? shop : home;
  return pins.map((pin) => (pin === upper ? { ...pin, above: true } : pin));
}

/** Where a ring says how far it is: at its top or, when the way comes from there, on the other shoulder. From the ring's middle. */
function beside(pins: MapDrawing["pins"], radius: number): { x: number; y: number } {
  const [shop, home] = [pins.find(({ kind }) => kind === "shop"), pins.find(({ kind }) => kind === "home")];
  if (!shop || !home || shop.y > home.y) return { x: 0, y: -radius - 6 };
  const away = shop.x > home.x ? -1 : 1;
  return { x: Math.round(away * (radius * Math.SQRT1_2 + 24)), y: Math.round(-radius * Math.SQRT1_2 - 6) };
}

/** Three round distances, in metres, of which the largest still fits. */
function distances(scale: number, size: number): number[] {
  const step = [100, 250, 500, 1000, 2000, 5000, 10_000].find((metres) => metres * scale * 3.4 > size / 2) ?? 20_000;
  return [step, 2 * step, 3 * step];
}

/** How far a ring reaches from west to east, in degrees: enough to tell large from small. */
function extent(ring: readonly (readonly [number, number])[]): number {
  const lons = ring.map(([lon]) => lon);
  return Math.max(...lons) - Math.min(...lons);
}
