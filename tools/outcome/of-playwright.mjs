import { emptyOutcome } from "./summary.mjs";

/**
 * The parts of Playwright's `JSONReport` that are read.
 * @typedef {{ status: string; projectName: string; results: { error?: { message?: string } }[] }} Run
 * @typedef {{ title: string; specs?: { title: string; tests: Run[] }[]; suites?: Suite[] }} Suite
 * @typedef {{ suites?: Suite[]; errors?: { message?: string }[] }} Report
 */

/** Converts the report of Playwright's JSON reporter to an outcome (summary.mjs). */
export function outcomeOfPlaywright(/** @type {Report | undefined} */ report) {
  if (!report) return undefined;
  const outcome = emptyOutcome();
  const visit = (/** @type {Suite} */ suite, /** @type {string[]} */ titles) => {
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
    for (const spec of suite.specs ?? [])
      for (const { status, projectName, results } of spec.tests) {
        const named = [`[${projectName}]`, ...titles, spec.title].join(" › ");
        if (status === "skipped") outcome.skipped++;
        if (status === "expected" || status === "flaky") outcome.passed++;
        if (status === "flaky") outcome.repeated.push(named);
        if (status === "unexpected") outcome.failed.push({ test: named, why: results.at(-1)?.error?.message });
      }
  };
  for (const file of report.suites ?? []) visit(file, [file.title]);
  for (const error of report.errors ?? []) outcome.failed.push({ test: "outside of all journeys", why: error.message });
  return outcome;
}
