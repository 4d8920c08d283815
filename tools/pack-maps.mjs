// For the image: base maps are kept as text, which can be reviewed, and lie gzipped on disk. The same text gives the same bytes.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const maps = process.argv[2] ?? "maps";

for (const name of readdirSync(maps)) {
  if (!name.endsWith(".geojson")) continue;
  const file = join(maps, name);
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}
