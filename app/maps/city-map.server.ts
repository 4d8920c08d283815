import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { City } from "../../contract/place";
import { mapColours } from "../../brands/map-colours";
import { formatPrice, toMinor } from "../../rules/money";
import { isPoint, knownPoint, ringArea } from "../../rules/zones";
import { watchCache } from "../../server/operate/metrics";
import { mapProvider } from "../../server/operate/map-provider";
import type { Visit } from "../../server/visitor/visit";
import { mapBase, type MapBase } from "./base.server";
import { drawMap } from "./draw-map.server";
import type { DrawnZone } from "./drawing/sheet.server";
import type { CityMapView, MapPin, ProviderView } from "./map.view";
import {
  boundsOf,
  cellText,
  fit,
  readCell,
  readView,
  snapped,
  toWorld,
  viewOf,
  ZOOM,
  type Bounds,
  type LatLon,
} from "./view";

/** Changes when the same city is drawn in another way. */
const REVISION = 3;
/** Bytes of memory for drawings. */
const MEMORY = 16_000_000;

/** All that a city's drawings depend on, besides the view. */
export type MapGround = {
  base?: MapBase;
  zones: DrawnZone[];
  pins: LatLon[];
  centre: LatLon;
  font: boolean;
  bounds: Bounds;
  /** In the drawings' addresses: they never change. */
  version: string;
};

type Kind = {
  /** They say what delivery costs. */
  fees: boolean;
  /** They carry the font of their labels; those of lite pages do not. */
  font: boolean;
};

/** The parts of a version that name the drawings' kind. */
const WITHOUT = { fees: "collect", font: "lite" };

/** The kind of drawings that have this version. */
export function kindOf(version: string): Kind {
  const parts = version.split(".");
  return { fees: !parts.includes(WITHOUT.fees), font: !parts.includes(WITHOUT.font) };
}

/** Undefined for a city of which no place is known. */
export async function mapGround(
  visit: Visit,
  city: City,
  shops: readonly LatLon[],
  { fees, font }: Kind,
): Promise<MapGround | undefined> {
  const base = await mapBase(city.alias);
  const zones = (city.order_types.delivery ? (city.delivery_zones ?? []) : [])
    .filter(({ map }) => map.area.length > 2)
    .map(({ map, prices }) => ({
      ring: map.area,
      fee: fees ? formatPrice(toMinor(prices.delivery), visit.priceFormat(city)) : "",
    }))
    .sort((a, b) => ringArea(b.ring) - ringArea(a.ring));
  // Sorted: the version of a drawing does not depend on the order of a list.
  const pins = shops
    .filter(isPoint)
    .map(({ latitude, longitude }) => ({ latitude, longitude }))
    .sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
  const middle = knownPoint(city.map?.coordinates);
  const points = [...pins, ...(middle && isPoint(middle) ? [middle] : []), ...cornersOf(zones).filter(isPoint)];
  const centre = middle && isPoint(middle) ? middle : points[0];
  if (!centre) return undefined;
  const parts = JSON.stringify([REVISION, visit.brand, visit.language, base?.version, zones, pins, centre]);
  const hash = createHash("sha256").update(parts).digest("base64url").slice(0, 12);
  const version = [visit.language, hash, ...(fees ? [] : [WITHOUT.fees]), ...(font ? [] : [WITHOUT.font])].join(".");
  return { base, zones, pins, centre, font, bounds: boundsOf(points), version };
}

type Options = {
  pins: MapPin[];
  description: string;
  /** Pixels of the window that the first view fits. */
  window: { width: number; height: number };
  /** What the first view shows, instead of all pins, and its nearest zoom. */
  fits?: readonly LatLon[];
  most?: number;
  /** Shown from near, instead of all pins. */
  near?: LatLon;
  /** The first view shows the delivery zones, too. */
  zones?: boolean;
  /** Its shops are for collecting: what delivery costs is not said. */
  collect?: boolean;
  /** The view is just what was asked for, not that of the nearest drawing: for `pick`. */
  exact?: boolean;
};

/** A city's map for a page, at the view of the page's address or at one that shows every pin. */
export async function cityMap(visit: Visit, city: City, shops: readonly LatLon[], options: Options) {
  const ground = await mapGround(visit, city, shops, { fees: !options.collect, font: !visit.lite });
  if (!ground) return undefined;
  const { pins, fits = pins, most = zoomOf(city), description, window, near, zones = false, exact = false } = options;
  const asked = readView(new URL(visit.request.url).searchParams.get("map"), ground.bounds);
  const all = [...fits, ...(zones ? cornersOf(ground.zones) : [])].filter(isPoint);
  const places = all.length > 0 ? all : [ground.centre];
  const first = near ? { ...toWorld(near), zoom: ZOOM.place } : fit(places, window.width, window.height, most);
  const view: CityMapView = {
    drawings: visit.path(`map/${ground.version}/`),
    view: exact ? (asked ?? first) : snapped(asked ?? first),
    bounds: ground.bounds,
    description,
    pins: pins.filter(isPoint),
    attribution: ground.base?.attribution,
    drawing: ground.base?.drawing ?? false,
    provider: providerView(visit, ground),
  };
  return view;
}

/** The nearest zoom of a city's first view: its own, or 12 (docs/specification/rules-and-calls.md#numbers). */
function zoomOf({ map }: City): number {
  return Math.min(Math.max(map?.zoom ?? ZOOM.city, ZOOM.least), ZOOM.most);
}

function providerView({ language }: Visit, { zones }: MapGround): ProviderView | undefined {
  const provider = mapProvider();
  if (!provider) return undefined;
  const rings = zones.map(({ ring, fee }) => ({
    ring: ring.map(([longitude = 0, latitude = 0]): [number, number] => [longitude, latitude]),
    fee,
  }));
  return { type: provider.type, key: provider.key, language: provider.language ?? language, zones: rings };
}

const drawings = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MEMORY,
  sizeCalculation: ({ length }, key) => length + key.length,
});

const countLookup = watchCache("drawings", () => ({ entries: drawings.size, bytes: drawings.calculatedSize }));

/** One drawing as SVG. Undefined for a cell that no view of this city has. The cache holds what was really drawn: nothing in its key is invented. */
export function drawingOf(visit: Visit, city: City, ground: MapGround, cellName: string) {
  const cell = readCell(cellName, ground.bounds);
  if (!cell) return undefined;
  const key = `${city.alias} ${ground.version} ${cellText(cell)}`;
  const known = drawings.get(key);
  countLookup(known ? "hit" : "miss");
  if (known) return known;
  const distance = (metres: number) =>
    metres < 1_000 ? visit.t("maps:metres", { count: metres }) : visit.t("maps:kilometres", { count: metres / 1_000 });
  const colours = mapColours(visit.brand);
  const svg = new TextEncoder().encode(
    drawMap({ ...ground, view: viewOf(cell), distance, language: visit.language, colours }),
  );
  drawings.set(key, svg);
  return svg;
}

const cornersOf = (zones: readonly DrawnZone[]): LatLon[] =>
  zones.flatMap(({ ring }) => ring.map(([longitude = NaN, latitude = NaN]) => ({ latitude, longitude })));
