import { readdirSync, readFileSync } from "node:fs";

/**
 * Matches a test file that replaces modules, globals or the environment, or that starts a whole shop, which reads its
 * environment once.
 */
const REPLACES =
  /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal|hoisted)\(|\/support\/app\/(running-shop|whole-shop|tiny-shop|tiny-server)"|@vitest-environment/;

/** All other test files share modules, because loading them anew took half of the time of all tests. */
export const needsOwnModules = (source: string) => REPLACES.test(source);

export const testsWithOwnModules = () =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .filter((file) => needsOwnModules(readFileSync(file, "utf8")));
