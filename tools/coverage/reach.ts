import type { Profiler } from "node:inspector";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The code that one test file has loaded. */
export interface Reach {
  test: string;
  scripts: Profiler.ScriptCoverage[];
}

const folders = ["app", "brands", "contract", "locales", "rules", "sandbox", "server"];

/** Whether a script of V8 is production code of this project. */
export const isProduction = (url: string) =>
  url.startsWith("file:") && folders.includes(relative(process.cwd(), fileURLToPath(url)).split("/")[0] ?? "");

/**
 * How many characters are executed by exactly these test files, in the code as Vitest has compiled it. The keys are the
 * names of the files, sorted and with line ends between them.
 */
export function reachedBy(reaches: readonly Reach[]): Map<string, number> {
  const testsAt = new Map<string, string[][]>();
  for (const { test, scripts } of [...reaches].sort((one, other) => one.test.localeCompare(other.test)))
    for (const script of scripts) {
      const executed = executedIn(script);
      const file = testsAt.get(script.url) ?? [];
      testsAt.set(script.url, file);
      executed.forEach((isExecuted, at) => isExecuted && (file[at] ??= []).push(test));
    }
  const sums = new Map<string, number>();
  for (const tests of [...testsAt.values()].flat()) {
    const key = tests.join("\n");
    sums.set(key, (sums.get(key) ?? 0) + 1);
  }
  return sums;
}

/**
 * For each character 1 if a function with it was executed. Statements outside of functions are left out: every import
 * executes them. Vitest has put one function around them, and a source map behind.
 */
export function executedIn({ functions }: Profiler.ScriptCoverage): Uint8Array {
  // The inner range decides: it comes after the one around it.
  const ranges = functions
    .slice(2)
    .flatMap((one) => one.ranges)
    .sort((one, other) => one.startOffset - other.startOffset || other.endOffset - one.endOffset);
  const executed = new Uint8Array(Math.max(0, ...ranges.map(({ endOffset }) => endOffset)));
  for (const { startOffset, endOffset, count } of ranges) executed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return executed;
}
