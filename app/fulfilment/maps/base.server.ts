import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { z } from "zod";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import { environment } from "../../../server/operate/environment";
import { log } from "../../../server/operate/log";
import type { Language } from "../../../rules/languages";
import { languages } from "../../../rules/languages";
import { thinned } from "./clip";
import { toWorld, type WorldPoint } from "./view";

type LonLat = [longitude: number, latitude: number, ...rest: number[]];
const isWithin = (value: unknown, max: number) => typeof value === "number" && value >= -max && value <= max;
const isLonLat = (value: unknown) =>
  Array.isArray(value) && value.length >= 2 && isWithin(value[0], 180) && isWithin(value[1], 90);
const lonLat = z.custom<LonLat>(isLonLat);
/** One custom check is fast; a zod schema for each of hundreds of thousands of corners takes a second. */
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
    /** Metres; for a river or a street that is drawn as a line. */
    width: z.number().positive().max(20_000).nullish(),
    name: name.nullish(),
  }),
});

/** docs/operating/content.md#maps describes how to make such a file. */
export const baseFile = z.object({
  type: z.literal("FeatureCollection"),
  /** The source of the data, shown on the map: "© OpenStreetMap". */
  attribution: z.string().max(200).optional(),
  /** Drawn by hand: the map says that it is no survey. */
  drawing: z.boolean().optional(),
  features: z.array(feature).max(50_000),
});

type Properties = z.infer<typeof feature>["properties"];

/** Coordinates are Web Mercator. */
export type BaseShape = Properties & {
  form: "point" | "line" | "area";
  /** An area's outline comes first, then its holes. */
  rings: readonly WorldPoint[][];
  box: { west: number; north: number; east: number; south: number };
};

export type MapBase = {
  shapes: readonly BaseShape[];
  far: readonly BaseShape[];
  /** `isSimpler`: whether fewer corners are drawn. */
  corners: number;
  isSimpler: boolean;
  attribution?: string;
  drawing: boolean;
  version: string;
};

const unpacked = promisify(gunzip);

/** Parsing takes a tenth of a second for each megabyte, and the first request waits for it. */
const MAX_BASE_FILE_BYTES = 4_000_000;

/** A new process reads changed files. */
const read = new BoundedCache<{ base: MapBase | undefined }>("base-maps", { max: 200 });

const OUR_FOLDER = process.env.NODE_ENV === "production" ? "build/maps" : "sandbox/seed/maps";

/** An operator's folder, also if it lacks cities: theirs have no base map then. Ours has been gzipped by the build. */
export function mapsFolder(): string {
  const { CONTENT_FOLDER } = environment();
  const own = CONTENT_FOLDER === undefined ? undefined : join(CONTENT_FOLDER, "maps");
  return own !== undefined && existsSync(own) ? own : OUR_FOLDER;
}

/** Undefined without a file, and for an invalid one, which is logged. */
export async function mapBase(alias: string): Promise<MapBase | undefined> {
  const path = join(mapsFolder(), `${alias}.geojson`);
  return (await read.lookUpOrMake(path, async () => ({ base: await readBase(path) }))).base;
}

async function readBase(path: string): Promise<MapBase | undefined> {
  try {
    const text = (await textOf(path)) ?? (await textOf(`${path}.gz`));
    if (text === undefined) return undefined;
    if (text.length > MAX_BASE_FILE_BYTES) throw new Error(`a base map has at most ${MAX_BASE_FILE_BYTES} bytes`);
    const base = parseBase(text);
    if (base.isSimpler)
      log.warn({ path, corners: base.corners }, "a base map has more corners than are drawn: make it simpler");
    return base;
  } catch (error) {
    log.error({ err: error, path }, "a base map cannot be used: its city's map shows zones and shops only");
    return undefined;
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(path);
    return (path.endsWith(".gz") ? await unpacked(bytes, { maxOutputLength: MAX_BASE_FILE_BYTES }) : bytes).toString(
      "utf8",
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Below, drawings show no lanes and process all shapes of the city. */
export const MIN_DETAIL_ZOOM = 14;
/** Every new drawing processes these corners, and any visitor can request one. */
const MAX_CORNERS_PER_LINE = 5_000;
const MAX_CORNERS_FROM_AFAR = 20_000;
/** One metre at 55 degrees north. */
const WORLD_METRE = 1 / 23_000_000;
/** Tried until the corners are few enough. */
const CORNER_GAPS_M = [0, 5, 20, 100, 500, 2_000];

const cornersOf = (shapes: readonly BaseShape[]) =>
  shapes.reduce((sum, { rings }) => sum + rings.reduce((all, { length }) => all + length, 0), 0);

/** Runs once for each file. */
function prepared(all: readonly BaseShape[]): Pick<MapBase, "shapes" | "far" | "isSimpler"> {
  const shapes = all.map((shape) => ({ ...shape, rings: shape.rings.map(shortened) }));
  const streets = shapes.filter(isNoLane);
  const main = streets.filter(({ kind, class: of }) => kind !== "street" || of === "main");
  const far = coarser(streets) ?? coarser(main) ?? [];
  return { shapes, far, isSimpler: cornersOf(shapes) < cornersOf(all) || cornersOf(far) < cornersOf(streets) };
}

/** Undefined if no distance between corners leaves few enough. */
function coarser(shapes: readonly BaseShape[]): readonly BaseShape[] | undefined {
  for (const metres of CORNER_GAPS_M) {
    const thin = shapes.map((shape) => ({
      ...shape,
      rings: shape.rings.map((ring) => thinned(ring, metres * WORLD_METRE)),
    }));
    if (cornersOf(thin) <= MAX_CORNERS_FROM_AFAR) return thin;
  }
  return undefined;
}

const isNoLane = ({ kind, class: of }: BaseShape) => kind !== "street" || of !== "lane";

const shortened = (ring: WorldPoint[]): WorldPoint[] => {
  for (const metres of CORNER_GAPS_M) {
    const thin = thinned(ring, metres * WORLD_METRE);
    if (thin.length <= MAX_CORNERS_PER_LINE) return thin;
  }
  return ring.slice(0, MAX_CORNERS_PER_LINE);
};

/** Throws an Error for an invalid base map. */
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

export function nameIn({ name: names }: Pick<Properties, "name">, language: Language): string {
  if (typeof names === "string" || !names) return names ?? "";
  return names[language] ?? names.en ?? Object.values(names)[0] ?? "";
}
