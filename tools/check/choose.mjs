import { posix } from "node:path";

/** The parts of a change that each check reads: files as Git names them. */
export function chosenFiles(/** @type {string[]} */ changed) {
  const code = changed.filter((file) => /\.(tsx?|m?js)$/.test(file));
  return {
    code,
    styles: changed.filter((file) => /^(app|brands)\/.*\.css$/.test(file)),
    /** Files that unit tests may import. */
    tested: changed.filter((file) => /\.(tsx?|mjs|css|json)$/.test(file) && !/^tests\/(journeys|robots)\//.test(file)),
    journeys: changed.filter((file) => /^tests\/journeys\/.*\.spec\.ts$/.test(file)),
  };
}

const IMPORT = /(?:from|import|import\()\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * The files of tests, by the contents of all files, that import some of these files, themselves or through others: the
 * nearest first.
 */
export function relatedTests(/** @type {Map<string, string>} */ sources, /** @type {string[]} */ files) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, source] of sources)
    for (const [, address = ""] of source.matchAll(IMPORT)) {
      const imported = posix.join(posix.dirname(file), address);
      for (const path of [imported, `${imported}.ts`, `${imported}.tsx`, `${imported}/index.ts`])
        importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found].filter((file) => /\.test\.tsx?$/.test(file));
}

/** The files of tests that import every route of the shop. Every change of the shop would be theirs. */
export function testsOfWholeShop(/** @type {Map<string, string>} */ sources) {
  const whole = [...sources].filter(([, source]) => /import\.meta\.glob[^;]*app\/\*\*/s.test(source));
  return relatedTests(
    sources,
    whole.map(([file]) => file),
  );
}
