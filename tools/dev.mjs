// npm run dev: runs the storefront with hot reload, and the sandbox.
import { spawn } from "node:child_process";
import { demoSecret, install } from "./prepare.mjs";

install();

const port = process.env.PORT || "3000";
const sandboxPort = process.env.SANDBOX_PORT || "4000";
const brand = process.env.BRAND || "nori";

/** @returns {import("node:child_process").ChildProcess} */
const start = (
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env,
) =>
  spawn(`node_modules/.bin/${program}`, args, {
    stdio: "inherit",
    env: { ...process.env, BRAND: brand, NODE_ENV: "development", ...env },
  });

const children = [
  start("tsx", ["watch", "--include=sandbox/**/*.json", "sandbox/main.ts"], {
    SANDBOX_PORT: sandboxPort,
    SANDBOX_TIME_SCALE: "demo",
  }),
  start("remix", ["vite:dev", "--port", port, "--strictPort"], {
    UPSTREAM_URL: process.env.UPSTREAM_URL || `http://127.0.0.1:${sandboxPort}`,
    SESSION_SECRET: process.env.SESSION_SECRET || demoSecret(),
    DEMO: "1",
  }),
];

const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const child of children) child.once("exit", (status) => (stop(), (process.exitCode = status ?? 0)));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
