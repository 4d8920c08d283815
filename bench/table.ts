/** A row of the report. `within` tells whether the value is within the budget. */
export interface Row {
  what: string;
  budget: string | undefined;
  value: string;
  within?: boolean;
}

export const row = (what: string, budget: string | undefined, value: string, within?: boolean): Row => ({
  what,
  budget,
  value,
  within,
});

export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (milliseconds: number) => `${Math.round(milliseconds)} ms`;
export const MB = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Returns the value that `share` of all values are below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export function printTable(title: string, rows: readonly Row[]) {
  const lines = [
    ["", "budget", "measured", ""],
    ...rows.map(({ what, budget = "", value, within }) => [
      what,
      budget,
      value,
      within === undefined ? "" : within ? "good" : "over budget",
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const [what = "", budget = "", value = "", within = ""] of lines) {
    const [first = 0, second = 0, third = 0] = widths;
    console.log([what.padEnd(first), budget.padStart(second), value.padStart(third), within].join("  ").trimEnd());
  }
}
