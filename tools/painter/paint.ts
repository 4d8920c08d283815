import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chosenKeys } from "./recipes";

/** Where the pictures of the products are kept. */
export const PICTURES = fileURLToPath(new URL("../../sandbox/seed/pictures", import.meta.url));

const MOST_WORKERS = 2;

/** What a painter tells after each picture. */
export interface Painted {
  key: string;
  bytes: number;
  seconds: number;
}

/**
 * Paints products' pictures: `npm run pictures -- [--missing] [keys or books…]`, everything when none is named.
 * --missing skips those that have a file. The same recipe always gives the same file.
 */
async function main(words: string[]): Promise<void> {
  const named = chosenKeys(words.filter((word) => !word.startsWith("--")));
  const keys = words.includes("--missing")
    ? named.filter((key) => !existsSync(path.join(PICTURES, `${key}.avif`)))
    : named;
  await mkdir(PICTURES, { recursive: true });
  const count = Math.min(MOST_WORKERS, availableParallelism(), keys.length);
  const queue = [...keys];
  let done = 0;
  const report = ({ key, bytes, seconds }: Painted): void => {
    done++;
    process.stdout.write(`${done}/${keys.length} ${key} ${(bytes / 1024).toFixed(0)} kB ${seconds.toFixed(1)} s\n`);
  };
  await Promise.all(Array.from({ length: count }, () => work(queue, report)));
}

/** One process takes keys from the queue until it is empty. Rejects when a picture fails. */
function work(queue: string[], report: (painted: Painted) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), [PICTURES]);
    const next = (): void => {
      const key = queue.shift();
      if (key === undefined) worker.disconnect();
      else worker.send(key);
    };
    worker.on("message", (painted: Painted) => {
      report(painted);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A painter stopped with code ${code}.`))));
    next();
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
