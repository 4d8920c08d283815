import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { nodeFlags } from "../tools/prepare.mjs";

export const SANDBOX = Number(process.env.BENCH_SANDBOX_PORT ?? 4390);
export const SHOP = Number(process.env.BENCH_PORT ?? 5390);
export const upstream = `http://127.0.0.1:${SANDBOX}`;
export const origin = `http://localhost:${SHOP}`;
export const secret = "a secret of the bench, long enough to seal";

export interface Server {
  pid: number;
  stop: () => Promise<void>;
}

const servers: Server[] = [];

function start(file: string, env: Record<string, string>, args: readonly string[] = []): Server {
  const child = spawn(process.execPath, [...args, file], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...env },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} did not start`);
  const exited = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exited;
  };
  servers.push({ pid, stop });
  return { pid, stop };
}

export const startSandbox = (port = SANDBOX, folder = "off") =>
  start("build/sandbox.js", { SANDBOX_PORT: String(port), DATA_FOLDER: folder });

/** Starts the shop of this build, or of another one for comparison. */
export const startShop = (port = SHOP, build = "build", env: Record<string, string> = {}, flags: string[] = []) =>
  start(
    `${build}/main.js`,
    {
      PORT: String(port),
      UPSTREAM_URL: upstream,
      SESSION_SECRET: secret,
      DEMO: "1",
      WARM_PICTURES: "0",
      DATA_FOLDER: mkdtempSync(join(tmpdir(), "shop-bench-")),
      // The bench signs in and orders all the time.
      CODES_PER_ADDRESS: "1000000",
      CODES_PER_ADDRESS_AT_MOST: "1000000",
      ...env,
    },
    [...nodeFlags, ...flags],
  );

/** Builds the reference app with so many pages and starts it. */
export function startReference(port: number, pages: number): Server {
  const build = join("node_modules", ".cache", "bench-reference");
  const env = { REFERENCE_PAGES: String(pages), REFERENCE_BUILD: build };
  for (const side of [[], ["--ssr"]])
    execFileSync(
      process.execPath,
      ["node_modules/vite/bin/vite.js", "build", ...side, "-c", "bench/reference/vite.config.ts", "-l", "error"],
      { env: { ...process.env, NODE_ENV: "production", ...env }, stdio: ["ignore", "ignore", "inherit"] },
    );
  return start("bench/reference/server.ts", { ...env, PORT: String(port), UPSTREAM_URL: upstream }, [
    ...nodeFlags,
    "--import",
    "tsx",
  ]);
}

export async function ready(url: string) {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${url} does not answer`);
}

export const stopAll = () => Promise.all(servers.map(({ stop }) => stop()));
