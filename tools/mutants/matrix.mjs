import { smallestSet } from "../smallest-set.mjs";

/**
 * The parts of Stryker's report (mutation-testing-report-schema) that are read.
 * @typedef {{ id: string; mutatorName: string; replacement?: string; status: string; killedBy?: string[];
 *   location: { start: { line: number; column: number } } }} Mutant
 * @typedef {{ files: Record<string, { mutants: Mutant[] }>;
 *   testFiles?: Record<string, { tests: { id: string; name: string }[] }> }} Report
 */

/** Detected without a test that says so: the changed code never came to an end. */
const TIMEOUT = "Timeout";

/**
 * Says for each test how many mutants it kills, and how many no other test kills; and which tests kill as many as all
 * together. Needs a report for which every test was run on every mutant (`disableBail`).
 */
export function matrix(/** @type {Report} */ report) {
  const names = new Map(
    Object.entries(report.testFiles ?? {}).flatMap(([file, { tests }]) =>
      tests.map(({ id, name }) => [id, `${file}: ${name}`]),
    ),
  );
  const killers = Object.values(report.files)
    .flatMap(({ mutants }) => mutants)
    .map(({ killedBy = [] }) => killedBy.map((id) => names.get(id) ?? id))
    .filter((tests) => tests.length > 0);
  const tests = [...names.values()]
    .map((name) => {
      const killed = killers.filter((tests) => tests.includes(name));
      return { name, all: killed.length, alone: killed.filter((tests) => tests.length === 1).length };
    })
    .sort((one, other) => one.alone - other.alone || one.all - other.all || one.name.localeCompare(other.name));
  return { killed: killers.length, tests, enough: smallestSet(killers) };
}

/** A line for each mutant that the tests detect, in the sequence of the code, for `diff` with another run. */
export function detected(/** @type {Report} */ { files }) {
  return Object.entries(files)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([file, { mutants }]) =>
      mutants
        .filter(({ status }) => status === "Killed" || status === TIMEOUT)
        .sort(({ location: { start: one } }, { location: { start: other } }) =>
          one.line === other.line ? one.column - other.column : one.line - other.line,
        )
        .map(({ location: { start }, mutatorName, replacement = "" }) =>
          [`${file}:${start.line}:${start.column}`, mutatorName, replacement.replace(/\s+/g, " ")].join(" "),
        ),
    )
    .map((line) => `${line}\n`)
    .join("");
}
