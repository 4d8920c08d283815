import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/**
 * Base maps are stored as text, which can be reviewed, and built programs read them gzipped. The same text gives the
 * same bytes.
 */
export function packMaps(/** @type {string} */ from, /** @type {string} */ to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (!name.endsWith(".geojson")) continue;
    writeFileSync(join(to, `${name}.gz`), gzipSync(readFileSync(join(from, name)), { level: 9 }));
  }
}
