import { createHash } from "node:crypto";
import type { City } from "../../../../contract/place";
import { mapColours } from "../../../../brands/map-colours";
import { formatPrice, toMinor } from "../../../../rules/money";
import { isPoint, knownPoint, ringArea } from "../../../../rules/zones";
import { BoundedCache } from "../../../../server/operate/bounded-cache";
import { mapProvider } from "../../../../server/operate/map-provider";
import type { Visit } from "../../../../server/visitor/visit";
import { mapBase, type MapBase } from "../base.server";
import { drawMap } from "./draw-map.server";
import type { DrawnZone } from "./sheet.server";
import type { CityMapView, MapPin, ProviderView } from "../map.view";
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
} from "../view";

/** Increase it when the code draws the same city differently. */
const DRAWING_REVISION = 5;
const MAX_DRAWINGS_BYTES = 16_000_000;

export type BaseLayer = {
  base?: MapBase;
  zones: DrawnZone[];
  pins: LatLon[];
  centre: LatLon;
  font: boolean;
  bounds: Bounds;
  /** Part of the drawings' addresses, which are cached for ever. */
  version: string;
};

type Kind = {
  /** The delivery zones with their fees. */
  zones: boolean;
  /** Lite pages go without the labels' font. */
  font: boolean;
};

/** The parts of a version that encode its `Kind`. */
const VERSION_PARTS = { zones: "collect", font: "lite" };

export function kindOf(version: string): Kind {
  const parts = version.split(".");
  return { zones: !parts.includes(VERSION_PARTS.zones), font: !parts.includes(VERSION_PARTS.font) };
}

/** Undefined for a city without any known coordinates. */
export async function baseLayer(
  visit: Visit,
  city: City,
  shops: readonly LatLon[],
  kind: Kind,
): Promise<BaseLayer | undefined> {
  const base = await mapBase(city.alias);
  const served = (city.order_types.delivery ? (city.delivery_zones ?? []) : [])
    .filter(({ map }) => map.area.length > 2)
    .map(({ map, prices }) => ({
      ring: map.area,
      fee: formatPrice(toMinor(prices.delivery), visit.priceFormat(city)),
    }))
    .sort((a, b) => ringArea(b.ring) - ringArea(a.ring));
  // Sorted, so that the drawings' version does not depend on the order of a list.
  const pins = shops
    .filter(isPoint)
    .map(({ latitude, longitude }) => ({ latitude, longitude }))
    .sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude);
  const middle = knownPoint(city.map?.coordinates);
  const points = [...pins, ...(middle && isPoint(middle) ? [middle] : []), ...cornersOf(served).filter(isPoint)];
  const centre = middle && isPoint(middle) ? middle : points[0];
  if (!centre) return undefined;
  const zones = kind.zones ? served : [];
  const parts = JSON.stringify([DRAWING_REVISION, visit.brand, visit.language, base?.version, zones, pins, centre]);
  const hash = createHash("sha256").update(parts).digest("base64url").slice(0, 12);
  const version = [
    visit.language,
    hash,
    ...(kind.zones ? [] : [VERSION_PARTS.zones]),
    ...(kind.font ? [] : [VERSION_PARTS.font]),
  ].join(".");
  return { base, zones, pins, centre, font: kind.font, bounds: boundsOf(points), version };
}

type Options = {
  pins: MapPin[];
  description: string;
  window: { width: number; height: number };
  /** Points to fit instead of all pins, up to `maxZoom`. */
  fits?: readonly LatLon[];
  maxZoom?: number;
  near?: LatLon;
  zones?: boolean;
  /** For collecting orders: without delivery zones. */
  collect?: boolean;
  /** The exact view instead of the nearest drawing's: for `pick`. */
  exact?: boolean;
};

/** The view of the page's address, or one that shows every pin. */
export async function cityMap(visit: Visit, city: City, shops: readonly LatLon[], options: Options) {
  const ground = await baseLayer(visit, city, shops, { zones: !options.collect, font: !visit.lite });
  if (!ground) return undefined;
  const {
    pins,
    fits = pins,
    maxZoom = zoomOf(city),
    description,
    window,
    near,
    zones = false,
    exact = false,
  } = options;
  const requested = readView(new URL(visit.request.url).searchParams.get("map"), ground.bounds);
  const all = [...fits, ...(zones ? cornersOf(ground.zones) : [])].filter(isPoint);
  const places = all.length > 0 ? all : [ground.centre];
  const first = near ? { ...toWorld(near), zoom: ZOOM.place } : fit(places, window.width, window.height, maxZoom);
  const view: CityMapView = {
    drawings: visit.path(`map/${ground.version}/`),
    view: exact ? (requested ?? first) : snapped(requested ?? first),
    bounds: ground.bounds,
    description,
    pins: pins.filter(isPoint),
    attribution: ground.base?.attribution,
    drawing: ground.base?.drawing ?? false,
    provider: providerView(visit, ground),
  };
  return view;
}

/** The default is 12 (docs/specification/rules-and-calls.md#numbers). */
function zoomOf({ map }: City): number {
  return Math.min(Math.max(map?.zoom ?? ZOOM.city, ZOOM.min), ZOOM.max);
}

function providerView({ language }: Visit, { zones }: BaseLayer): ProviderView | undefined {
  const provider = mapProvider();
  if (!provider) return undefined;
  const rings = zones.map(({ ring, fee }) => ({
    ring: ring.map(([longitude = 0, latitude = 0]): [number, number] => [longitude, latitude]),
    fee,
  }));
  return { type: provider.type, key: provider.key, language: provider.language ?? language, zones: rings };
}

const drawings = new BoundedCache<Uint8Array<ArrayBuffer>>("drawings", {
  maxBytes: MAX_DRAWINGS_BYTES,
  bytesOf: ({ length }, key) => length + key.length,
});

/** Undefined for a cell that no view of this city has, so that only valid cells reach the cache. */
export function drawingOf(visit: Visit, city: City, ground: BaseLayer, cellName: string) {
  const cell = readCell(cellName, ground.bounds);
  if (!cell) return undefined;
  const key = `${city.alias} ${ground.version} ${cellText(cell)}`;
  const cached = drawings.lookUp(key);
  if (cached) return cached;
  const distance = (metres: number) =>
    metres < 1_000 ? visit.t("maps:metres", { count: metres }) : visit.t("maps:kilometres", { count: metres / 1_000 });
  const { light: colours, dark: darkColours } = mapColours(visit.brand);
  const svg = new TextEncoder().encode(
    drawMap({ ...ground, view: viewOf(cell), distance, language: visit.language, colours, darkColours }),
  );
  drawings.set(key, svg);
  return svg;
}

const cornersOf = (zones: readonly DrawnZone[]): LatLon[] =>
  zones.flatMap(({ ring }) => ring.map(([longitude = NaN, latitude = NaN]) => ({ latitude, longitude })));
