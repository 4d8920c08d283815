import { readdirSync, readFileSync } from "node:fs";

/** A test file that replaces modules, globals or the environment, or that starts a whole shop, which reads its environment once. */
const REPLACES =
  /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal|hoisted)\(|\/support\/app\/(running|whole|tiny)-shop"|@vitest-environment/;

/** Whether a test file, given as text, needs modules of its own. All others share them: loading modules anew was half of the time of all tests. */
export const needsOwnModules = (source: string) => REPLACES.test(source);

/** The test files below `tests/` that need modules of their own. */
export const testsWithOwnModules = () =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
    .filter((file) => needsOwnModules(readFileSync(file, "utf8")));
