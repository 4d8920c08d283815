// npm test: runs all checks and ends with a summary line.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ports } from "../tests/support/journeys/ports.mjs";
import { outcomeOfPlaywright } from "./outcome/of-playwright.mjs";
import { refusedSecondTries } from "./outcome/second-tries.mjs";
import { emptyOutcome, summary } from "./outcome/summary.mjs";
import { findPrograms, hasBrowser, install, installedBrowser, isBuilt, isTaken, say } from "./prepare.mjs";

// Ports are checked before everything else, which takes minutes.
const wanted = Object.values(ports).flatMap((programs) => Object.values(programs));
const taken = (await Promise.all(wanted.map(async (port) => ((await isTaken(port)) ? [port] : [])))).flat();
if (taken.length > 0) {
  const offset = Number(process.env.JOURNEY_PORT_OFFSET || 0) + 1000;
  say(`The journeys need ports that are taken: ${taken.join(", ")}. Move them: JOURNEY_PORT_OFFSET=${offset} npm test`);
  say("0 passed, 1 failed");
  process.exit(1);
}

install();
const isForJourneys = hasBrowser();
const browser = installedBrowser();
findPrograms();

const results = "test-results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/**
 * A Node program whose failure fails the tests.
 * @typedef {{ title: string; args: string[] }} Step
 */

/** @returns {Step} */
const step = (/** @type {string} */ title, /** @type {string[]} */ ...args) => ({ title, args });
const env = {
  ...process.env,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
};
/** @type {string[]} */
const failed = [];

/**
 * Runs one step. With `hold` its output is shown when it has ended, because others run beside it.
 * @returns {Promise<void>}
 */
function run(/** @type {Step} */ { title, args }, hold = false) {
  const started = Date.now();
  if (!hold) say(`\n== ${title}`);
  const child = spawn(process.execPath, args, { stdio: hold ? ["ignore", "pipe", "pipe"] : "inherit", env });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      if (hold) say(`\n== ${title}`);
      process.stdout.write(Buffer.concat(output));
      say(`${title}: ${status === 0 ? "good" : "FAILED"} (${Math.round((Date.now() - started) / 1000)} s)`);
      if (status !== 0) failed.push(title);
      resolve();
    });
  });
}

/** Customers of tests/robots, for a minute. The first has this seed, or an arbitrary one (docs/robots.md). */
const robots = (/** @type {string} */ title, /** @type {string[]} */ ...more) =>
  step(title, "--max-semi-space-size=64", "--import=tsx", "tests/robots/main.ts", "--minutes=1", ...more);

// Each check keeps one core busy, so the longest comes first.
const checks = [
  ...(isBuilt() ? [] : [step("Build", "tools/build.mjs")]),
  step("Type check", "node_modules/typescript/bin/tsc", "--noEmit"),
  step("Layout of files", "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
  step("Lint", "node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"),
  step("Lint of styles", "node_modules/stylelint/bin/stylelint.mjs", "{app,brands}/**/*.css"),
];
say(`\n== ${checks.map(({ title }) => title).join(", ")}`);
const atOnce = Array.from({ length: Math.min(availableParallelism(), checks.length) }, async () => {
  for (let next = checks.shift(); next; next = checks.shift()) await run(next, true);
});
await Promise.all(atOnce);

if (!failed.includes("Build")) {
  const reporters = ["--reporter=default", "--reporter=./tools/outcome/of-vitest.mjs"];
  await run(step("Rules, server, contract, architecture", "node_modules/vitest/vitest.mjs", "run", ...reporters));
  await run(robots("Robots", "--seed=59000"));
  await run(robots("Robots, another each time", "--customers=3"));
  if (isForJourneys) {
    await run(robots("Robots with scripts", "--seed=4", "--scripts"));
    await run(step("Journeys in a browser", "node_modules/@playwright/test/cli.js", "test", "--retries=1"));
  }
}

const read = (/** @type {string} */ file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
const journeys = outcomeOfPlaywright(read(`${results}/playwright.json`));
const today = new Date().toISOString().slice(0, 10);
const refused = refusedSecondTries(journeys?.repeated ?? [], read("tools/outcome/second-try.json"), today);
if (refused.length) failed.push("Journeys that need a second try");
const parts = [read(`${results}/vitest.json`), journeys, { ...emptyOutcome(), failed: refused }];
if (!isForJourneys)
  say("\nJourneys were skipped: there is no Chromium. Name one: CHROMIUM_PATH=/path/to/chromium npm test");
for (const line of summary(parts, failed)) say(line);
process.exit(failed.length ? 1 : 0);
