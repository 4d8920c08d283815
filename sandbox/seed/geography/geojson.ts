import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** Maps are beside the built program, or in the repository. */
const folder =
  ["maps/", "../maps/"]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? "sandbox/seed/maps/";

/** Reads the features of `sandbox/seed/maps/<name>.geojson`, in a build `<name>.geojson.gz`. */
export function readFeatures<Feature>(name: string, from = folder): readonly Feature[] {
  const file = `${from}${name}.geojson`;
  const text = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  return (JSON.parse(text.toString("utf8")) as { features: readonly Feature[] }).features;
}
