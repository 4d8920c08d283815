/** Days in which the cause of a second try has to be found. */
const MAX_AGE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;
const LIST = "tools/outcome/second-try.json";

/**
 * A journey that may pass only the second time. `test`: its file and titles, in any project. `since`: a day, `YYYY-MM-DD`.
 * @typedef {{ test: string; since: string; reason: string }} Listed
 */

/** @returns {import("./summary.mjs").Failure[]} The second tries that fail a run, and the entries of the list that are too old. */
export function refusedSecondTries(
  /** @type {string[]} */ repeated,
  /** @type {Listed[]} */ listed,
  /** @type {string} */ today,
) {
  const isListed = (/** @type {string} */ test) => listed.some((entry) => test.endsWith(`] › ${entry.test}`));
  const isOld = (/** @type {Listed} */ { since }) => Date.parse(today) - Date.parse(since) > MAX_AGE_DAYS * DAY_MS;
  return [
    ...repeated.filter((test) => !isListed(test)).map((test) => ({ test, why: `it passed only the second time` })),
    ...listed.filter(isOld).map(({ test, since }) => ({ test, why: `${LIST} has it since ${since}, for too long` })),
  ];
}
