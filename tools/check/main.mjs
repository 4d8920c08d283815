// npm run check: checks what was changed since the main branch.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { say } from "../prepare.mjs";
import { run, runTogether, step } from "../steps.mjs";
import { chosenFiles, testsOfWholeShop } from "./choose.mjs";

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
const isChanged = (/** @type {string} */ file) => changed.includes(file);
const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `tests/${file}`);
const leftOut = testsOfWholeShop(new Map(files.map((file) => [file, readFileSync(file, "utf8")]))).filter(
  (file) => !isChanged(file),
);

const types = ["--noEmit", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/check.tsbuildinfo"];
const failed = await runTogether([
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
]);
if (tested.length) {
  const related = [
    "related",
    "--run",
    "--passWithNoTests",
    "--reporter=dot",
    ...leftOut.map((file) => `--exclude=${file}`),
  ];
  const tests = step("Tests of what was changed", "node_modules/vitest/vitest.mjs", ...related, ...tested);
  if (!(await run(tests))) failed.push(tests.title);
  say(
    `\nLeft out: ${leftOut.length} test files that load the whole shop, and tests that read the project's files (tests/architecture, tests/docs). npm run validate runs them.`,
  );
}
if (journeys.length) say(`Not run: npx playwright test ${journeys.join(" ")}`);
say(failed.length ? `Failed: ${failed.join(", ")}` : "Everything passed.");
process.exit(failed.length ? 1 : 0);
