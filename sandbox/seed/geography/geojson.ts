import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { parseSeed } from "../../read-seed";

/** Maps are beside the built program, or in the repository. */
const folder =
  ["maps/", "../maps/"]
    .map((place) => fileURLToPath(new URL(place, import.meta.url)))
    .find((place) => existsSync(place)) ?? "sandbox/seed/maps/";

/** Reads the features of `sandbox/seed/maps/<name>.geojson`, in a build `<name>.geojson.gz`. */
export function readFeatures<Feature extends z.ZodType>(name: string, feature: Feature, from = folder) {
  const file = `${from}${name}.geojson`;
  const text = existsSync(file) ? readFileSync(file) : gunzipSync(readFileSync(`${file}.gz`));
  return parseSeed(file, text.toString("utf8"), z.object({ features: z.array(feature) })).features;
}
