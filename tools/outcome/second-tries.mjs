/** Days in which the cause of a second try has to be found. */
const MAX_AGE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;
const LIST = "tools/outcome/second-try.json";

/**
 * A journey that may pass only the second time. `test`: its file and titles, in any project. `since`: a day, `YYYY-MM-DD`.
 * @typedef {{ test: string; since: string; reason: string }} Listed
 */

/** @returns {import("./summary.mjs").Failure[]} The second tries that fail a run: those that no entry of these days has. */
export function refusedSecondTries(
  /** @type {string[]} */ repeated,
  /** @type {Listed[]} */ listed,
  /** @type {string} */ today,
) {
  return repeated.flatMap((test) => {
    const entry = listed.find((one) => test.endsWith(`] › ${one.test}`));
    if (!entry) return [{ test, why: "it passed only the second time" }];
    const isOld = Date.parse(today) - Date.parse(entry.since) > MAX_AGE_DAYS * DAY_MS;
    return isOld
      ? [{ test, why: `it passed only the second time, and ${LIST} has it since ${entry.since}, for too long` }]
      : [];
  });
}
