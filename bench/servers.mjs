// @ts-check
import { spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { nodeFlags } from "../tools/prepare.mjs";

export const SANDBOX = Number(process.env.BENCH_SANDBOX_PORT ?? 4390);
export const SHOP = Number(process.env.BENCH_PORT ?? 5390);
export const upstream = `http://127.0.0.1:${SANDBOX}`;
export const origin = `http://localhost:${SHOP}`;
export const secret = "a secret of the bench, long enough to seal";

/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

function start(
  /** @type {string} */ file,
  /** @type {Record<string, string>} */ env,
  /** @type {string[]} */ args = [],
) {
  const child = spawn(process.execPath, [...args, file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...env },
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

export const startSandbox = (port = SANDBOX, data = ":memory:") =>
  start("build/sandbox.js", {
    SANDBOX_PORT: String(port),
    SANDBOX_DATA: data,
  });

/** Starts the shop of this build, or of another one for comparison. */
export const startShop = (port = SHOP, build = "build", env = {}) =>
  start(
    `${build}/main.js`,
    {
      PORT: String(port),
      UPSTREAM_URL: upstream,
      SESSION_SECRET: secret,
      DEMO: "1",
      WARM_PICTURES: "0",
      ANSWER_CACHE: "off",
      ...env,
    },
    nodeFlags,
  );

export async function ready(/** @type {string} */ url) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} does not answer`);
}

/** @returns {Promise<void>} */
export function stop(/** @type {import("node:child_process").ChildProcess} */ child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

export const stopAll = () => Promise.all([...children].map(stop));
