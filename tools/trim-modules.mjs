// Removes unused files from node_modules, for the image, after `npm prune --omit=dev`.
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { familySync, MUSL } from "detect-libc";

const modules = process.argv[2] ?? "node_modules";

// It is an optional peer of a library.
rmSync(join(modules, "typescript"), { recursive: true, force: true });

// npm installs libsql for both C libraries.
const other = familySync() === MUSL ? "-gnu" : "-musl";
removeFrom("@libsql", (name) => name.endsWith(other));
// The program uploads source maps and takes 21 MB.
removeFrom("@sentry", (name) => /^cli(-|$)/.test(name));

trim(modules);

function removeFrom(/** @type {string} */ scope, /** @type {(name: string) => boolean} */ isUnused) {
  const folder = join(modules, scope);
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    if (isUnused(name)) rmSync(join(folder, name), { recursive: true });
}

/** Removes source maps, broken links, and folders that are empty then. */
function trim(/** @type {string} */ folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) trim(path);
    else if (entry.name.endsWith(".map") || (entry.isSymbolicLink() && !existsSync(path))) rmSync(path);
  }
  if (folder !== modules && readdirSync(folder).length === 0) rmdirSync(folder);
}
