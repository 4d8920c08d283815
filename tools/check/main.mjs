// npm run check: checks what was changed since the main branch.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { say } from "../prepare.mjs";
import { run, runTogether, step } from "../steps.mjs";
import { chosenFiles, relatedTests, testsOfWholeShop } from "./choose.mjs";

/** As many as two cores run in half a minute. */
const MAX_TEST_FILES = 40;

function git(/** @type {string[]} */ ...args) {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
    .split("\n")
    .filter(Boolean);
}

/** The commit that the work began at: HEAD where there is no other branch than this one. */
function start() {
  try {
    return git("merge-base", "HEAD", "main")[0] ?? "HEAD";
  } catch {
    return "HEAD";
  }
}

const changed = [
  ...git("diff", "--name-only", "--diff-filter=d", start()),
  ...git("ls-files", "--others", "--exclude-standard"),
];
if (changed.length === 0) {
  say("Nothing was changed since the main branch.");
  process.exit(0);
}

const { code, styles, tested, journeys } = chosenFiles(changed);
const files = git("ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx", "*.mjs").filter(
  existsSync,
);
const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const whole = new Set(testsOfWholeShop(sources));
const related = relatedTests(sources, tested).filter((file) => changed.includes(file) || !whole.has(file));
const tests = related.slice(0, MAX_TEST_FILES);

const types = ["--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/check.tsbuildinfo"];
const checks = [
  step("Type check", "node_modules/typescript/bin/tsc", ...types),
  ...(code.length
    ? [step("Lint", "node_modules/eslint/bin/eslint.js", "--max-warnings=0", "--no-warn-ignored", ...code)]
    : []),
  step(
    "Layout of files",
    "node_modules/prettier/bin/prettier.cjs",
    "--check",
    "--log-level=warn",
    "--ignore-unknown",
    ...changed,
  ),
  ...(styles.length ? [step("Lint of styles", "node_modules/stylelint/bin/stylelint.mjs", ...styles)] : []),
];
const failed = await runTogether(checks, { ...process.env, LINT_TYPES: "off" });
if (tests.length) {
  const unit = step("Tests of what was changed", "node_modules/vitest/vitest.mjs", "run", "--reporter=dot", ...tests);
  if (!(await run(unit))) failed.push(unit.title);
}
if (tested.length)
  say(
    `\nLeft out: ${related.length - tests.length} test files further away, ${whole.size} that load the whole shop, tests that read the project's files (tests/architecture, tests/docs), and lint that needs types. npm run validate runs them.`,
  );
if (journeys.length) say(`Not run: npx playwright test ${journeys.join(" ")}`);
say(failed.length ? `Failed: ${failed.join(", ")}` : "Everything passed.");
process.exit(failed.length ? 1 : 0);
