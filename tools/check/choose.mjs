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

const IMPORT = /(?:from|import\()\s*"(\.{1,2}\/[^"]+)"/g;

/**
 * Returns the files of tests, by their contents, that import every route of the shop, themselves or through another
 * one. Every change of the shop would be theirs.
 */
export function testsOfWholeShop(/** @type {Map<string, string>} */ sources) {
  const reading = [...sources].filter(([, source]) => /import\.meta\.glob[^;]*app\/\*\*/s.test(source));
  const whole = new Set(reading.map(([file]) => file));
  const imports = [...sources].map(([file, source]) => ({
    file,
    imported: [...source.matchAll(IMPORT)].map(([, address = ""]) => posix.join(posix.dirname(file), address)),
  }));
  const isWhole = (/** @type {string} */ address) => ["", ".ts", ".tsx"].some((ending) => whole.has(address + ending));
  for (let size = 0; size < whole.size;) {
    size = whole.size;
    for (const { file, imported } of imports) if (imported.some(isWhole)) whole.add(file);
  }
  return [...whole].filter((file) => /\.test\.tsx?$/.test(file)).sort();
}
