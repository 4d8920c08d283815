import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import type { Language } from "../../../rules/languages";

/** The part of a base map that the sandbox reads: `sandbox/seed/maps/<alias>.geojson`, in a build `<alias>.geojson.gz`. */
export interface BaseFeature {
  properties: { kind: string; name?: Partial<Record<Language, string>> };
  geometry: { type: string; coordinates: unknown };
}

/** Base maps are beside the built program, or in the repository. */
const folder =
  ["maps/", "../maps/"]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? "sandbox/seed/maps/";

/** A city without a file has no features. */
export function baseMapOf(alias: string, from = folder): readonly BaseFeature[] {
  const file = `${from}${alias}.geojson`;
  const isPlain = existsSync(file);
  if (!isPlain && !existsSync(`${file}.gz`)) return [];
  const text = isPlain ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  return (JSON.parse(text.toString("utf8")) as { features: readonly BaseFeature[] }).features;
}
