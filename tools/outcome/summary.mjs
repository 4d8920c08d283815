import { stripVTControlCharacters } from "node:util";

const first = (text = "") => stripVTControlCharacters(text).trim().split("\n")[0].slice(0, 200);

/**
 * The last lines of `npm test`: what failed and why, what passed only when it was tried again, and how many there were.
 * An outcome is `{ passed, skipped, failed: [{ test, why }], repeated: [test] }`; undefined where a part never came to its end.
 * `steps`: the names of all steps that failed.
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
