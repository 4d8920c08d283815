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
import { toWorld, type WorldPoint } from "./view";

const lonLat = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());
const ring = z.array(lonLat).min(2);
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

/** The file of a city: docs/operating.md says how to make one. */
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

export type MapBase = { shapes: BaseShape[]; attribution?: string; drawing: boolean; version: string };

const unpacked = promisify(gunzip);

/** Megabytes are no map of a browser's. */
const LARGEST = 8_000_000;

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
    return parseBase(text);
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

/** Throws an Error for what is no base map. */
export function parseBase(text: string): MapBase {
  const { features, attribution, drawing = false } = baseFile.parse(JSON.parse(text));
  const version = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { shapes: features.flatMap(shapesOf), attribution, drawing, version };
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

type LonLat = z.infer<typeof lonLat>;

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
