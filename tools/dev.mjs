// npm run dev: runs the storefront with hot reload, and the sandbox.
import { spawn } from "node:child_process";
import { demoSecret, install } from "./prepare.mjs";

install();

const port = process.env.PORT || "3000";
const sandboxPort = process.env.SANDBOX_PORT || "4000";
const brand = process.env.BRAND || "nori";
const shared = { ...process.env, BRAND: brand, NODE_ENV: "development" };
const options = (env) => ({ stdio: "inherit", env: { ...shared, ...env } });

const children = [
  spawn(
    "node_modules/.bin/tsx",
    ["watch", "sandbox/main.ts"],
    options({ SANDBOX_PORT: sandboxPort, SANDBOX_DATA: "data/sandbox-dev.sqlite", SANDBOX_TIME_SCALE: "demo" }),
  ),
  spawn(
    "node_modules/.bin/remix",
    ["vite:dev", "--port", port, "--strictPort"],
    options({
      UPSTREAM_URL: process.env.UPSTREAM_URL || `http://127.0.0.1:${sandboxPort}`,
      SESSION_SECRET: process.env.SESSION_SECRET || demoSecret(),
      DEMO: "1",
    }),
  ),
];

const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const child of children) child.once("exit", (status) => (stop(), (process.exitCode = status ?? 0)));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
