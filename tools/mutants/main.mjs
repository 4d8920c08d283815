// npm run mutants -- PART [FILE…]: checks whether the tests of a part fail when its code is changed. It fails below the
// part's score, and is not part of npm test. With --matrix it says which tests are needed for that.
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { say } from "../prepare.mjs";
import { detected, matrix } from "./matrix.mjs";

/**
 * The code that is changed, and the least percentage of changes that its own tests (`tests/FOLDER`) must detect.
 * @type {Record<string, { folder: string; least: number; isolate?: boolean }>}
 */
const parts = {
  // Tests of pure functions can share one environment, which is faster.
  rules: { folder: "rules", least: 95, isolate: false },
  guard: { folder: "server/guard", least: 85 },
  visitor: { folder: "server/visitor", least: 85 },
  upstream: { folder: "server/upstream", least: 85 },
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: "string", default: "1" },
    /** Runs every test on every mutant, in place of stopping at the first that fails. */
    matrix: { type: "boolean", default: false },
    /** A file for the mutants that are detected. */
    write: { type: "string" },
  },
});
const [name = "", ...files] = positionals;
const part = parts[name];
if (!part) {
  say(`npm run mutants -- ${Object.keys(parts).join("|")} [FILE…] [--concurrency=N] [--matrix] [--write FILE]`);
  process.exit(1);
}

const { folder, least, isolate = true } = part;

// vitest.config.ts reads it in processes of Stryker.
process.env.MUTANTS_TESTS = JSON.stringify({ include: [`tests/${folder}/**/*.test.{ts,tsx}`], isolate });

const jsonReport = `test-results/mutants/${name}.json`;
const stryker = new Stryker({
  mutate: files.length > 0 ? files : [`${folder}/**/*.ts`, "!**/*.d.ts"],
  thresholds: { high: least, low: least, break: least },
  testRunner: "vitest",
  vitest: { configFile: "tools/mutants/vitest.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner", "./tools/mutants/ignore-wording.mjs"],
  ignorers: ["wording"],
  coverageAnalysis: "perTest",
  disableBail: values.matrix,
  concurrency: Number(values.concurrency),
  // A timeout counts as detected, so a busy machine must not cause one.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 10,
  // Stryker works in a copy of the project, in which these folders are not needed.
  ignorePatterns: ["/build", "/data", "/.cache", "/test-results", "/playwright-report", "/bench", "/sandbox"],
  reporters: ["clear-text", "html", "json"],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `test-results/mutants/${name}.html` },
  jsonReporter: { fileName: jsonReport },
  logLevel: /** @type {import("@stryker-mutator/api/core").LogLevel} */ ("warn"),
});
await stryker.runMutationTest();

const report = JSON.parse(readFileSync(jsonReport, "utf8"));
if (values.write) writeFileSync(values.write, detected(report));
if (values.matrix) {
  const { killed, tests, enough } = matrix(report);
  const cell = (/** @type {string | number} */ words) => String(words).padStart(5);
  say(`${cell("alone")} ${cell("all")}  mutants that a test kills`);
  for (const { name, alone, all } of tests) say(`${cell(alone)} ${cell(all)}  ${name}`);
  say(`\n${enough.length} of ${tests.length} tests kill the same ${killed} mutants:`);
  for (const name of enough) say(name);
}
