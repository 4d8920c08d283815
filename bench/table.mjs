// @ts-check
/**
 * A row of the report. `within` tells whether the value is within the budget.
 * @typedef {{ what: string; budget: string | undefined; value: string; within?: boolean }} Row
 */

/**
 * @param {string} what
 * @param {string | undefined} budget
 * @param {string} value
 * @param {boolean} [within]
 * @returns {Row}
 */
export const row = (what, budget, value, within) => ({ what, budget, value, within });

export const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (/** @type {number} */ milliseconds) => `${Math.round(milliseconds)} ms`;
export const MB = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;

export const median = (/** @type {number[]} */ values) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};

export function printTable(/** @type {string} */ title, /** @type {Row[]} */ rows) {
  const cells = rows.map(({ what, budget, value, within }) => [
    what,
    budget ?? "",
    value,
    within === undefined ? "" : within ? "good" : "over budget",
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(
      ...cells.map((line) => (line[column] ?? "").length),
      column === 3 ? 0 : (["", "budget", "measured"][column] ?? "").length,
    ),
  );
  const line = (/** @type {string[]} */ parts) =>
    parts
      .map((part, column) =>
        column === 0 || column === 3 ? part.padEnd(widths[column] ?? 0) : part.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  console.log(`\n${title}`);
  console.log(line(["", "budget", "measured", ""]));
  for (const cell of cells) console.log(line(cell));
}
