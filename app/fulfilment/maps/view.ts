/** Web Mercator: the world is the square from 0 to 1, north at the top. */
export type WorldPoint = { x: number; y: number };

/** In degrees. */
export type LatLon = { latitude: number; longitude: number };

/** Gestures produce fractional zooms. */
export type MapView = WorldPoint & { zoom: number };

/** The part of the world in which a map's centre may lie. */
export type Bounds = { west: number; north: number; east: number; south: number };

/** A drawing's zoom is in steps of ZOOM_STEP, its centre in steps of GRID_PX. */
export type Cell = { zoom: number; column: number; row: number };

/** In pixels. It covers a window of 1152 × 896 anywhere between four centres. */
export const SHEET = { width: 1280, height: 1024 };
/** The distance between drawings' centres, so that all visitors share few drawings. */
export const GRID_PX = 128;
export const ZOOM = { min: 8, city: 12, place: 15, max: 17 };
/** Fractions let first views fill their window. */
const ZOOM_STEP = 0.25;
/** The edge of Web Mercator's square. */
const MAX_LATITUDE = 85.05;
/** The size of the world at zoom 0. */
const TILE_PX = 256;
/** At the equator. */
const METRES_PER_PIXEL_AT_ZOOM_0 = 156_543.034;

const worldSize = (zoom: number) => TILE_PX * 2 ** zoom;

export function toWorld({ latitude, longitude }: LatLon): WorldPoint {
  const sine = Math.sin((between(latitude, -MAX_LATITUDE, MAX_LATITUDE) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function toLatLon({ x, y }: WorldPoint): LatLon {
  return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: x * 360 - 180 };
}

export function fromCentre({ x, y }: WorldPoint, view: MapView): WorldPoint {
  const size = worldSize(view.zoom);
  return { x: (x - view.x) * size, y: (y - view.y) * size };
}

export function metresPerPixel({ y, zoom }: Pick<MapView, "y" | "zoom">): number {
  return (METRES_PER_PIXEL_AT_ZOOM_0 * Math.cos((toLatLon({ x: 0, y }).latitude * Math.PI) / 180)) / 2 ** zoom;
}

/** `margin`: a share of the points' size; the least is about two kilometres. */
export function boundsOf(points: readonly LatLon[], margin = 0.25): Bounds {
  const world = points.map(toWorld);
  const [west, east] = extremes(world.map(({ x }) => x));
  const [north, south] = extremes(world.map(({ y }) => y));
  const around = Math.max((east - west) * margin, (south - north) * margin, 1e-4);
  return { west: west - around, north: north - around, east: east + around, south: south + around };
}

/** A drawn zoom at which a window of this size shows all points. */
export function fit(points: readonly LatLon[], width: number, height: number, maxZoom = ZOOM.city): MapView {
  const { west, north, east, south } = boundsOf(points, 0);
  const across = Math.max((east - west - 2e-4) / width, (south - north - 2e-4) / height, 1e-12);
  const nearest = Math.log2(1 / (across * TILE_PX));
  const zoom = between(Math.floor(nearest / ZOOM_STEP) * ZOOM_STEP, ZOOM.min, maxZoom);
  return { x: (west + east) / 2, y: (north + south) / 2, zoom };
}

/** Parses `lat,lon,zoom` and moves it into the bounds. Undefined for anything else. */
export function readView(text: string | null, bounds: Bounds): MapView | undefined {
  const parts = /^(-?\d{1,3}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?),(\d{1,2}(?:\.25|\.5|\.75)?)$/.exec(text ?? "");
  if (!parts) return undefined;
  const [latitude = 0, longitude = 0, zoom = 0] = parts.slice(1).map(Number);
  return withinBounds({ ...toWorld({ latitude, longitude }), zoom }, bounds);
}

export function viewText(view: MapView): string {
  const { latitude, longitude } = toLatLon(view);
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${drawnZoom(view.zoom)}`;
}

export function withinBounds({ x, y, zoom }: MapView, { west, north, east, south }: Bounds): MapView {
  return { x: between(x, west, east), y: between(y, north, south), zoom: between(zoom, ZOOM.min, ZOOM.max) };
}

/** While fingers pinch, only whole zooms are drawn. */
const drawnZoom = (zoom: number) => (Number.isInteger(zoom / ZOOM_STEP) ? zoom : Math.round(zoom));

export const zoomAfter = (zoom: number, steps: number) => (steps > 0 ? Math.floor(zoom) : Math.ceil(zoom)) + steps;

export function cellOf(view: MapView): Cell {
  const zoom = drawnZoom(view.zoom);
  const steps = worldSize(zoom) / GRID_PX;
  return { zoom, column: Math.round(view.x * steps), row: Math.round(view.y * steps) };
}

export function viewOf({ zoom, column, row }: Cell): MapView {
  const steps = worldSize(zoom) / GRID_PX;
  return { x: column / steps, y: row / steps, zoom };
}

/** The view as the server draws it. */
export const snapped = (view: MapView) => viewOf(cellOf(view));

/** `12-1197-600` */
export const cellText = ({ zoom, column, row }: Cell) => `${zoom}-${column}-${row}`;

function readCellText(text: string): Cell {
  const [zoom = 0, column = 0, row = 0] = text.split("-").map(Number);
  return { zoom, column, row };
}

/** Undefined for a cell that no view within the bounds uses. */
export function readCell(text: string, bounds: Bounds): Cell | undefined {
  if (!/^\d{1,2}(?:\.25|\.5|\.75)?-\d{1,7}-\d{1,7}$/.test(text)) return undefined;
  const cell = readCellText(text);
  const near = cellOf(withinBounds(viewOf(cell), bounds));
  const isNear =
    near.zoom === cell.zoom && Math.abs(near.column - cell.column) <= 1 && Math.abs(near.row - cell.row) <= 1;
  return isNear ? cell : undefined;
}

export function moved(view: MapView, right: number, down: number): MapView {
  const size = worldSize(view.zoom);
  return { ...view, x: view.x + right / size, y: view.y + down / size };
}

/** The place `right` and `down` from the centre stays where it is. */
export function zoomedAt(view: MapView, zoom: number, right = 0, down = 0): MapView {
  const place = moved(view, right, down);
  return moved({ ...place, zoom }, -right, -down);
}

/** A round distance that is between 40 and 100 pixels long. */
export function scaleBar(view: MapView): { metres: number; pixels: number } {
  const one = metresPerPixel(view);
  const metres =
    SCALE_BAR_METRES.find((length) => length / one >= 40) ?? SCALE_BAR_METRES[SCALE_BAR_METRES.length - 1] ?? 1;
  return { metres, pixels: Math.round(metres / one) };
}

const SCALE_BAR_METRES = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Zones may have more corners than `Math.min(...values)` takes arguments. */
function extremes(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}
