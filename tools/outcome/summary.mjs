import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{ test: string; why?: string }} Failure
 * @typedef {{ passed: number; skipped: number; failed: Failure[]; repeated: string[] }} Outcome
 */

/** @returns {Outcome} */
export const emptyOutcome = () => ({ passed: 0, skipped: 0, failed: [], repeated: [] });

const first = (text = "") => stripVTControlCharacters(text).trim().replace(/\n.*/s, "").slice(0, 200);

/**
 * Returns the last lines of `npm test`: failures and their reasons, tests that passed only in a second try, and the
 * counts. An outcome is undefined if a part did not finish. `steps` are the names of all failed steps.
 */
export function summary(/** @type {(Outcome | undefined)[]} */ outcomes, /** @type {string[]} */ steps) {
  const all = outcomes.filter((outcome) => outcome !== undefined);
  const failed = all.flatMap((one) => one.failed);
  const repeated = all.flatMap((one) => one.repeated);
  const count = (/** @type {"passed" | "skipped"} */ of) => all.reduce((sum, one) => sum + one[of], 0);
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
