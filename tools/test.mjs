// npm test: everything that is checked, in one command. Ends with a summary line.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { ports } from "../tests/support/journeys/ports.mjs";
import { build, findBrowser, findTextBrowser, install, isTaken, say } from "./prepare.mjs";

// Before the minutes that everything else takes.
const wanted = Object.values(ports).flatMap((programs) => Object.values(programs));
const taken = (await Promise.all(wanted.map(async (port) => ((await isTaken(port)) ? [port] : [])))).flat();
if (taken.length > 0) {
  const offset = Number(process.env.JOURNEY_PORT_OFFSET || 0) + 1000;
  say(`The journeys need ports that are taken: ${taken.join(", ")}. Move them: JOURNEY_PORT_OFFSET=${offset} npm test`);
  say("0 passed, 1 failed");
  process.exit(1);
}

install();
const browser = findBrowser();
findTextBrowser();
build();

const results = "test-results";
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const node = (file, ...args) => [process.execPath, [file, ...args]];
const steps = [
  ["Type check", ...node("node_modules/typescript/bin/tsc", "--noEmit")],
  ["Lint", ...node("node_modules/eslint/bin/eslint.js", ".", "--max-warnings=0")],
  ["Layout of files", ...node("node_modules/prettier/bin/prettier.cjs", "--check", "--log-level=warn", ".")],
  [
    "Rules, server, contract, architecture",
    ...node(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/vitest.json`,
    ),
  ],
  ["Journeys in a browser", ...node("node_modules/@playwright/test/cli.js", "test")],
];
const env = {
  ...process.env,
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/playwright.json`,
};

const failed = [];
for (const [title, command, args] of steps) {
  say(`\n== ${title}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  say(`${title}: ${status === 0 ? "good" : "FAILED"} (${Math.round((Date.now() - started) / 1000)} s)`);
  if (status !== 0) failed.push(title);
}

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);
const unit = read(`${results}/vitest.json`);
const journeys = read(`${results}/playwright.json`)?.stats;
const passed = (unit?.numPassedTests ?? 0) + (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
const broken = (unit?.numFailedTests ?? 0) + (journeys?.unexpected ?? 0);
const skipped = (unit?.numPendingTests ?? 0) + (journeys?.skipped ?? 0);
say(failed.length ? `\nFailed: ${failed.join(", ")}` : "\nEverything passed.");
say(
  `${passed} passed, ${Math.max(broken, failed.length && !broken ? failed.length : 0)} failed${skipped ? `, ${skipped} skipped` : ""}`,
);
process.exit(failed.length ? 1 : 0);
