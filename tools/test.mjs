// npm test: runs all checks and ends with a summary line.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ports } from "../tests/support/journeys/ports.mjs";
import { outcomeOfPlaywright } from "./outcome/of-playwright.mjs";
import { refusedSecondTries } from "./outcome/second-tries.mjs";
import { emptyOutcome, summary } from "./outcome/summary.mjs";
import { findPrograms, hasBrowser, install, installedBrowser, isBuilt, isTaken, say } from "./prepare.mjs";
import { run, runTogether, step } from "./steps.mjs";

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

const env = {
  ...process.env,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
};
/** Customers of tests/robots, for a minute. The first has this seed, or an arbitrary one (docs/robots.md). */
const robots = (/** @type {string} */ title, /** @type {string[]} */ ...more) =>
  step(title, "--max-semi-space-size=64", "--import=tsx", "tests/robots/main.ts", "--minutes=1", ...more);

// The longest comes first.
const checks = [
  ...(isBuilt() ? [] : [step("Build", "tools/build.mjs")]),
  step("Type check", "node_modules/typescript/bin/tsc", "--noEmit"),
  step("Layout of files", "node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", "."),
  step("Lint", "node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0"),
  step("Lint of styles", "node_modules/stylelint/bin/stylelint.mjs", "{app,brands}/**/*.css"),
];
const failed = await runTogether(checks, env);
/** Runs a step alone. */
const alone = async (/** @type {import("./steps.mjs").Step} */ next) =>
  (await run(next, { env })) || failed.push(next.title);

if (!failed.includes("Build")) {
  const reporters = ["--reporter=default", "--reporter=./tools/outcome/of-vitest.mjs"];
  await alone(step("Rules, server, contract, architecture", "node_modules/vitest/vitest.mjs", "run", ...reporters));
  await alone(robots("Robots", "--seed=59000"));
  await alone(robots("Robots, another each time", "--customers=3"));
  if (isForJourneys) {
    await alone(robots("Robots with scripts", "--seed=4", "--scripts"));
    await alone(step("Journeys in a browser", "node_modules/@playwright/test/cli.js", "test", "--retries=1"));
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
