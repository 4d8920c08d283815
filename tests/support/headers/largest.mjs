import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * An answer with its headers: status line and header lines, in bytes as sent. `cookies`: the same of its `Set-Cookie`
 * lines, by name.
 * @typedef {{ bytes: number; request: string; status: string; cookies: Record<string, number> }} Answer
 */

/** nginx takes 4,096 by default (docs/decisions/0045-cookies-have-a-budget.md). */
export const MAX_HEADER_BYTES = 3_000;

/** Has a file for each program: its answer with the most bytes of headers so far. */
export const folder = fileURLToPath(new URL("../../../test-results/headers", import.meta.url));

/** Makes a program of Node record its answers: a part of its environment. */
export const recorded = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import ${new URL("record.mjs", import.meta.url).href}`].join(" ").trim(),
};

export function forgetAnswers() {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Undefined if no program has answered.
 * @returns {Answer | undefined}
 */
export function largestAnswer() {
  if (!existsSync(folder)) return undefined;
  /** @type {Answer[]} */
  const answers = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")));
  return answers.sort((one, other) => other.bytes - one.bytes)[0];
}
