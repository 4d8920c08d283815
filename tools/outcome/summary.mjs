import { stripVTControlCharacters } from "node:util";

const first = (text = "") => stripVTControlCharacters(text).trim().split("\n")[0].slice(0, 200);

/**
 * Returns the last lines of `npm test`: failures and their reasons, tests that passed only in a second try, and the
 * counts. An outcome is `{ passed, skipped, failed: [{ test, why }], repeated: [test] }`, or undefined if a part did
 * not finish. `steps` are the names of all failed steps.
 */
export function summary(outcomes, steps) {
  const all = outcomes.filter(Boolean);
  const failed = all.flatMap((one) => one.failed);
  const repeated = all.flatMap((one) => one.repeated);
  const count = (of) => all.reduce((sum, one) => sum + one[of], 0);
  const failures = Math.max(failed.length, steps.length ? 1 : 0);
  const skipped = count("skipped");
  return [
    "",
    ...repeated.map((test) => `Passed only the second time: ${test}`),
    ...failed.map(({ test, why }) => `Failed: ${test}${why ? `: ${first(why)}` : ""}`),
    steps.length ? `Failed: ${steps.join(", ")}` : "Everything passed.",
    `${count("passed")} passed, ${failures} failed${skipped ? `, ${skipped} skipped` : ""}`,
  ];
}
