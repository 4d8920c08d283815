import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The files of the sandbox's own pages are beside the built program, beside the sources, or in the package. */
const places = ["./sandbox-assets/", "./console/", "./bank/", "../node_modules/swagger-ui-dist/"].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

export function assetFile(name: string): string {
  const found = places.map((place) => place + name).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} was found in none of ${places.join(", ")}`);
  return found;
}
