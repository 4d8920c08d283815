import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language } from "../../../rules/languages";

/** What the sandbox reads of a base map, `maps/<alias>.geojson`. */
export interface BaseFeature {
  properties: { kind: string; name?: Partial<Record<Language, string>> };
  geometry: { type: string; coordinates: unknown };
}

/** Beside the built program's folder, or in the repository. */
const folder =
  ["../maps/", "../../../maps/"]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? "maps/";

/** The features of a city's base map; none without a file. */
export function baseMapOf(alias: string): readonly BaseFeature[] {
  const file = `${folder}${alias}.geojson`;
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as { features: readonly BaseFeature[] }).features;
}
