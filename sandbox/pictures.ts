import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The dishes' pictures are beside the sources or beside the built program. */
export function picturesFolder(): string {
  const places = ["./seed/pictures", "./sandbox-pictures"].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  return places.find((place) => existsSync(place)) ?? "sandbox/seed/pictures";
}
