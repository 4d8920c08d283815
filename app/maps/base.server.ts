import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { environment } from "../../server/operate/environment";
import { log } from "../../server/operate/log";
import type { Language } from "../../rules/languages";
import { languages } from "../../rules/languages";
import { thinned } from "./clip";
import { toWorld, type WorldPoint } from "./view";

type LonLat = [longitude: number, latitude: number, ...rest: number[]];
const isWithin = (value: unknown, most: number) => typeof value === "number" && value >= -most && value <= most;
const isLonLat = (value: unknown) =>
  Array.isArray(value) && value.length >= 2 && isWithin(value[0], 180) && isWithin(value[1], 90);
const lonLat = z.custom<LonLat>(isLonLat);
/** A base map has hundreds of thousands of corners: one look at each, where a schema for each takes a second. */
const ring = z.custom<LonLat[]>((value) => Array.isArray(value) && value.length >= 2 && value.every(isLonLat));
const geometry = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: lonLat }),
  z.object({ type: z.literal("LineString"), coordinates: ring }),
  z.object({ type: z.literal("MultiLineString"), coordinates: z.array(ring) }),
  z.object({ type: z.literal("Polygon"), coordinates: z.array(ring) }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(z.array(ring)) }),
]);
const name = z.union([z.string().max(100), z.partialRecord(z.enum(languages), z.string().max(100))]);
const feature = z.object({
  geometry,
  properties: z.object({
    kind: z.enum(["water", "park", "street", "railway", "metro", "district"]),
    class: z.enum(["main", "street", "lane"]).nullish(),
    /** Metres, of a river or a street that is drawn as a line. */
    width: z.number().positive().max(20_000).nullish(),
    name: name.nullish(),
  }),
});

/** The file of a city: docs/operating/content.md#maps says how to make one. */
export const baseFile = z.object({
  type: z.literal("FeatureCollection"),
  /** Whose data it is, shown on the map: "© OpenStreetMap". */
  attribution: z.string().max(200).optional(),
  /** Drawn by hand: the map says that it is no survey. */
  drawing: z.boolean().optional(),
  features: z.array(feature).max(50_000),
});

type Properties = z.infer<typeof feature>["properties"];

/** A line, the rings of an area, or a point, in the world's square. */
export type BaseShape = Properties & {
  form: "point" | "line" | "area";
  /** Of an area: its outline first, then its holes. */
  rings: readonly WorldPoint[][];
  box: { west: number; north: number; east: number; south: number };
};

export type MapBase = {
  shapes: readonly BaseShape[];
  /** The shapes for zooms below NEAR. */
  far: readonly BaseShape[];
  /** Corners of the file, and whether fewer are drawn. */
  corners: number;
  isSimpler: boolean;
  attribution?: string;
  drawing: boolean;
  version: string;
};

const unpacked = promisify(gunzip);

/** Bytes of a file: its first reader waits a tenth of a second for each megabyte. */
const LARGEST = 4_000_000;

/** The base map of every city that was asked for: there are no more than cities. */
const read = new Map<string, Promise<MapBase | undefined>>();

/** The base map of a city that the upstream knows. Undefined without a file, and for a broken one, which the log names. */
export function mapBase(alias: string): Promise<MapBase | undefined> {
  const path = join(environment().MAPS_FOLDER, `${alias}.geojson`);
  const base = read.get(path) ?? readBase(path);
  read.set(path, base);
  return base;
}

async function readBase(path: string): Promise<MapBase | undefined> {
  try {
    const text = (await textOf(path)) ?? (await textOf(`${path}.gz`));
    if (text === undefined) return undefined;
    if (text.length > LARGEST) throw new Error(`a base map has at most ${LARGEST} bytes`);
    const base = parseBase(text);
    if (base.isSimpler)
      log.warn({ path, corners: base.corners }, "a base map has more corners than are drawn: make it simpler");
    return base;
  } catch (error) {
    log.error({ err: error, path }, "a base map cannot be used: its city's map shows zones and shops only");
    return undefined;
  }
}

/** Undefined if there is no such file. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(path);
    return (path.endsWith(".gz") ? await unpacked(bytes, { maxOutputLength: LARGEST }) : bytes).toString("utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Zooms below this one show no lanes, and so much of the city that all of its shapes are looked at. */
export const NEAR = 14;
/** Corners of one line, and of all shapes together from afar: each new drawing looks at them, and anybody may ask for one. */
const MOST_CORNERS_OF_LINE = 5_000;
const MOST_CORNERS_FROM_AFAR = 20_000;
/** The world is a square of 1: a metre at 55 degrees north. */
const METRE = 1 / 23_000_000;
/** Metres between two corners, until there are few enough. */
const COARSER = [0, 5, 20, 100, 500, 2_000];

const cornersOf = (shapes: readonly BaseShape[]) =>
  shapes.reduce((sum, { rings }) => sum + rings.reduce((all, { length }) => all + length, 0), 0);

/** Made once, when a file is read: what drawings show from near and from afar, with no more corners than can be drawn at once. */
function prepared(all: readonly BaseShape[]): Pick<MapBase, "shapes" | "far" | "isSimpler"> {
  const shapes = all.map((shape) => ({ ...shape, rings: shape.rings.map(shortened) }));
  const streets = shapes.filter(isNoLane);
  const main = streets.filter(({ kind, class: of }) => kind !== "street" || of === "main");
  const far = coarser(streets) ?? coarser(main) ?? [];
  return { shapes, far, isSimpler: cornersOf(shapes) < cornersOf(all) || cornersOf(far) < cornersOf(streets) };
}

/** The shapes with the fewest metres between two corners that will do. Undefined: none will. */
function coarser(shapes: readonly BaseShape[]): readonly BaseShape[] | undefined {
  for (const metres of COARSER) {
    const thin = shapes.map((shape) => ({ ...shape, rings: shape.rings.map((ring) => thinned(ring, metres * METRE)) }));
    if (cornersOf(thin) <= MOST_CORNERS_FROM_AFAR) return thin;
  }
  return undefined;
}

const isNoLane = ({ kind, class: of }: BaseShape) => kind !== "street" || of !== "lane";

const shortened = (ring: WorldPoint[]): WorldPoint[] => {
  for (const metres of COARSER) {
    const thin = thinned(ring, metres * METRE);
    if (thin.length <= MOST_CORNERS_OF_LINE) return thin;
  }
  return ring.slice(0, MOST_CORNERS_OF_LINE);
};

/** Throws an Error for what is no base map. */
export function parseBase(text: string): MapBase {
  const { features, attribution, drawing = false } = baseFile.parse(JSON.parse(text));
  const version = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const all = features.flatMap(shapesOf);
  return { ...prepared(all), corners: cornersOf(all), attribution, drawing, version };
}

function shapesOf({ geometry: { type, coordinates }, properties }: z.infer<typeof feature>): BaseShape[] {
  const shape = (form: BaseShape["form"], rings: readonly (readonly LonLat[])[]) => {
    const points = rings.map((corners) => corners.map(([longitude, latitude]) => toWorld({ latitude, longitude })));
    return { ...properties, form, rings: points, box: boxOf(points.flat()) };
  };
  if (type === "Point") return [shape("point", [[coordinates]])];
  if (type === "LineString") return [shape("line", [coordinates])];
  if (type === "MultiLineString") return coordinates.map((line) => shape("line", [line]));
  if (type === "Polygon") return [shape("area", coordinates)];
  return coordinates.map((rings) => shape("area", rings));
}

function boxOf(points: readonly WorldPoint[]) {
  const box = { west: 1, north: 1, east: 0, south: 0 };
  for (const { x, y } of points) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.north = Math.min(box.north, y);
    box.south = Math.max(box.south, y);
  }
  return box;
}

/** A name in a language: else English, else any. */
export function nameIn({ name: names }: Pick<Properties, "name">, language: Language): string {
  if (typeof names === "string" || !names) return names ?? "";
  return names[language] ?? names.en ?? Object.values(names)[0] ?? "";
}
