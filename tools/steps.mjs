import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { say } from "./prepare.mjs";

/**
 * A Node program that checks something.
 * @typedef {{ title: string; args: string[] }} Step
 */

/** @returns {Step} */
export const step = (/** @type {string} */ title, /** @type {string[]} */ ...args) => ({ title, args });

/**
 * Runs one step, and returns whether it was good. With `hold` its output is shown when it has ended, because others run
 * beside it.
 * @returns {Promise<boolean>}
 */
export function run(/** @type {Step} */ { title, args }, { hold = false, env = process.env } = {}) {
  const started = Date.now();
  if (!hold) say(`\n== ${title}`);
  const child = spawn(process.execPath, args, { stdio: hold ? ["ignore", "pipe", "pipe"] : "inherit", env });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      if (hold) say(`\n== ${title}`);
      process.stdout.write(Buffer.concat(output));
      say(`${title}: ${status === 0 ? "good" : "FAILED"} (${Math.round((Date.now() - started) / 1000)} s)`);
      resolve(status === 0);
    });
  });
}

/** Runs steps beside each other, in their order, and returns the titles of those that failed. Each keeps one core busy. */
export async function runTogether(/** @type {Step[]} */ steps, env = process.env) {
  say(`\n== ${steps.map(({ title }) => title).join(", ")}`);
  /** @type {string[]} */
  const failed = [];
  const waiting = [...steps];
  const workers = Array.from({ length: Math.min(availableParallelism(), steps.length) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      if (!(await run(next, { hold: true, env }))) failed.push(next.title);
  });
  await Promise.all(workers);
  return failed;
}
