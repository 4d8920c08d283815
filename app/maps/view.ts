/** A point of Web Mercator: the world is the square from 0 to 1, north at the top. */
export type WorldPoint = { x: number; y: number };

/** Degrees. */
export type LatLon = { latitude: number; longitude: number };

/** What a map shows: its centre and its zoom, of which a gesture may leave any fraction. */
export type MapView = WorldPoint & { zoom: number };

/** The part of the world in which a map's centre may lie. */
export type Bounds = { west: number; north: number; east: number; south: number };

/** One drawing of the server: a zoom in steps of ZOOM_STEP, and its centre in steps of GRID pixels. */
export type Cell = { zoom: number; column: number; row: number };

/** Pixels of a drawing: a window of 1152 × 896 that stands anywhere between four centres is covered. */
export const SHEET = { width: 1280, height: 1024 };
/** Centres of drawings are so many pixels apart: the same few drawings serve all visitors. */
export const GRID = 128;
export const ZOOM = { least: 8, city: 12, place: 15, most: 17 };
/** A first view may be drawn at such parts of a zoom, so that it fills its window. */
const ZOOM_STEP = 0.25;
/** The last latitude of Web Mercator's square. */
const LAST_LATITUDE = 85.05;
/** Of the world at zoom 0. */
const TILE = 256;
/** Metres of a pixel at the equator, zoom 0. */
const METRES = 156_543.034;

const worldSize = (zoom: number) => TILE * 2 ** zoom;

export function toWorld({ latitude, longitude }: LatLon): WorldPoint {
  const sine = Math.sin((between(latitude, -LAST_LATITUDE, LAST_LATITUDE) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

export function toLatLon({ x, y }: WorldPoint): LatLon {
  return { latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI, longitude: x * 360 - 180 };
}

/** Pixels from the centre of a view. */
export function fromCentre({ x, y }: WorldPoint, view: MapView): WorldPoint {
  const size = worldSize(view.zoom);
  return { x: (x - view.x) * size, y: (y - view.y) * size };
}

export function metresPerPixel({ y, zoom }: Pick<MapView, "y" | "zoom">): number {
  return (METRES * Math.cos((toLatLon({ x: 0, y }).latitude * Math.PI) / 180)) / 2 ** zoom;
}

/** Everything that points hold, with `margin` of its size (at least about two kilometres) around it. */
export function boundsOf(points: readonly LatLon[], margin = 0.25): Bounds {
  const world = points.map(toWorld);
  const [west, east] = extremes(world.map(({ x }) => x));
  const [north, south] = extremes(world.map(({ y }) => y));
  const around = Math.max((east - west) * margin, (south - north) * margin, 1e-4);
  return { west: west - around, north: north - around, east: east + around, south: south + around };
}

/** The nearest zoom that is drawn, `most` at most, at which a window of this size shows all points. */
export function fit(points: readonly LatLon[], width: number, height: number, most = ZOOM.city): MapView {
  const { west, north, east, south } = boundsOf(points, 0);
  const across = Math.max((east - west - 2e-4) / width, (south - north - 2e-4) / height, 1e-12);
  const nearest = Math.log2(1 / (across * TILE));
  const zoom = between(Math.floor(nearest / ZOOM_STEP) * ZOOM_STEP, ZOOM.least, most);
  return { x: (west + east) / 2, y: (north + south) / 2, zoom };
}

/** `lat,lon,zoom` of an address, brought into the bounds. Undefined for anything else. */
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
  return { x: between(x, west, east), y: between(y, north, south), zoom: between(zoom, ZOOM.least, ZOOM.most) };
}

/** The zoom of a view's drawing: a pinch is followed by drawings of whole zooms only. */
const drawnZoom = (zoom: number) => (Number.isInteger(zoom / ZOOM_STEP) ? zoom : Math.round(zoom));

/** The whole zoom that is so many steps nearer, or farther. */
export const zoomAfter = (zoom: number, steps: number) => (steps > 0 ? Math.floor(zoom) : Math.ceil(zoom)) + steps;

/** The drawing whose centre is nearest. */
export function cellOf(view: MapView): Cell {
  const zoom = drawnZoom(view.zoom);
  const steps = worldSize(zoom) / GRID;
  return { zoom, column: Math.round(view.x * steps), row: Math.round(view.y * steps) };
}

export function viewOf({ zoom, column, row }: Cell): MapView {
  const steps = worldSize(zoom) / GRID;
  return { x: column / steps, y: row / steps, zoom };
}

/** The view as the server draws it. */
export const snapped = (view: MapView) => viewOf(cellOf(view));

/** `12-1197-600` */
export const cellText = ({ zoom, column, row }: Cell) => `${zoom}-${column}-${row}`;

/** The other way round. */
function readCellText(text: string): Cell {
  const [zoom = 0, column = 0, row = 0] = text.split("-").map(Number);
  return { zoom, column, row };
}

/** The drawing of an address. Undefined for one that no view within the bounds leads to. */
export function readCell(text: string, bounds: Bounds): Cell | undefined {
  if (!/^\d{1,2}(?:\.25|\.5|\.75)?-\d{1,7}-\d{1,7}$/.test(text)) return undefined;
  const cell = readCellText(text);
  const near = cellOf(withinBounds(viewOf(cell), bounds));
  const isNear =
    near.zoom === cell.zoom && Math.abs(near.column - cell.column) <= 1 && Math.abs(near.row - cell.row) <= 1;
  return isNear ? cell : undefined;
}

/** The view after its window has moved by so many pixels. */
export function moved(view: MapView, right: number, down: number): MapView {
  const size = worldSize(view.zoom);
  return { ...view, x: view.x + right / size, y: view.y + down / size };
}

/** Zoomed so that the place `right` and `down` from the centre stays where it is. */
export function zoomedAt(view: MapView, zoom: number, right = 0, down = 0): MapView {
  const place = moved(view, right, down);
  return moved({ ...place, zoom }, -right, -down);
}

/** A round distance in metres that is between 40 and 100 pixels long. */
export function scaleBar(view: MapView): { metres: number; pixels: number } {
  const one = metresPerPixel(view);
  const metres = SCALES.find((length) => length / one >= 40) ?? SCALES[SCALES.length - 1] ?? 1;
  return { metres, pixels: Math.round(metres / one) };
}

const SCALES = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000];

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Without spreading into arguments: zones may have more corners than a call takes. */
function extremes(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
}
