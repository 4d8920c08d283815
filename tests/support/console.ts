import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

/** React says so when the server's HTML is not what it renders, and it renders a part anew. */
export const HYDRATED_ANEW =
  /^Warning: (An error occurred during hydration|Did not expect server HTML|Expected server HTML|Prop|Text content did not match)/;

/** The lines of the test that runs. */
let printed: string[] | undefined;
let accepted: RegExp[] = [];

/** The test that runs is about something that React or a library reports with `console.error` or `console.warn`. */
export function mayPrint(...lines: RegExp[]) {
  accepted.push(...lines);
}

function record(print: typeof console.error) {
  return (...words: unknown[]) => {
    if (printed) printed.push(format(...words));
    else print(...words);
  };
}

console.error = record(console.error);
console.warn = record(console.warn);

/** For every test file: a test that prints an error or a warning that it does not accept fails. */
export function watchConsole() {
  beforeEach(() => {
    printed = [];
    accepted = [];
  });
  afterEach(() => {
    const lines = printed ?? [];
    printed = undefined;
    expect(lines.filter((line) => !accepted.some((one) => one.test(line)))).toEqual([]);
  });
}
