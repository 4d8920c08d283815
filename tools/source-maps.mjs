import { mkdirSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";

/**
 * Moves the source maps of a build out of the served files. They explain the stacks of error reports
 * (docs/operating/observe.md).
 */
export function moveSourceMaps(/** @type {string} */ served, /** @type {string} */ to) {
  for (const entry of readdirSync(served, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".map")) continue;
    mkdirSync(to, { recursive: true });
    renameSync(join(entry.parentPath ?? entry.path, entry.name), join(to, entry.name));
  }
}
