import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where a file that the sandbox's own pages need is: beside the built program, beside the sources, or in the package that it comes from. */
const places = ["./sandbox-assets/", "./console/", "../node_modules/swagger-ui-dist/"].map((place) =>
  fileURLToPath(new URL(place, import.meta.url)),
);

export function assetFile(name: string): string {
  const found = places.map((place) => place + name).find((file) => existsSync(file));
  if (!found) throw new Error(`${name} is not where the sandbox looks for it: ${places.join(", ")}`);
  return found;
}
