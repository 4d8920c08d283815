import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { run, say } from "../prepare.mjs";
import { smallestSet } from "../smallest-set.mjs";
import { reachedBy, type Reach } from "./reach";

// npm run coverage:files -- TESTS…: the production code that each test file executes, and no other of these
// (docs/architecture.md#which-tests-are-needed). Code of processes that tests start is not seen.

const tests = process.argv.slice(2);
if (tests.length === 0) {
  say("npm run coverage:files -- FILE_OR_FOLDER…");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "coverage-"));
process.on("exit", () => rmSync(folder, { recursive: true }));
run("node_modules/.bin/vitest", ["run", "--config=tools/coverage/vitest.config.ts", "--reporter=dot", ...tests], {
  env: { COVERAGE_FOLDER: folder },
});

const reaches = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Reach);
const groups = [...reachedBy(reaches)].map(([key, characters]) => ({ files: key.split("\n"), characters }));
const sumOf = (rows: typeof groups) => rows.reduce((sum, { characters }) => sum + characters, 0);
const rows = reaches
  .map(({ test }) => {
    const reached = groups.filter(({ files }) => files.includes(test));
    return { test, all: sumOf(reached), own: sumOf(reached.filter(({ files }) => files.length === 1)) };
  })
  .sort((one, other) => one.own - other.own || one.test.localeCompare(other.test));

const here = (file: string) => relative(process.cwd(), file);
const cell = (words: string | number) => String(words).padStart(9);
say(`${cell("its own")} ${cell("all")}  characters of compiled code`);
for (const { test, own, all } of rows) say(`${cell(own)} ${cell(all)}  ${here(test)}`);
const enough = smallestSet(groups.map(({ files }) => files));
say(`\n${enough.length} of ${reaches.length} files execute the same ${sumOf(groups)} characters:`);
for (const test of enough) say(here(test));
