// npm run demo: runs the whole shop on this machine, with a stand-in for the chain's kitchen, as two processes that
// communicate over HTTP.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { answers, build, demoSecret, install, isBlocked, isTaken, nodeFlags, say } from "./prepare.mjs";

const port = Number(process.env.PORT || 3000);
const sandboxPort = Number(process.env.SANDBOX_PORT || 4000);
const brand = process.env.BRAND || "nori";
const others = readdirSync("brands", { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && entry.name !== brand,
);

// npm sends SIGTERM to the shell that runs this script, which ends without passing it on.
const shell = process.ppid;
const isAbandoned = () => process.ppid !== shell;

// Ports are checked before a first start, which takes minutes.
for (const [name, wanted] of Object.entries({ PORT: port, SANDBOX_PORT: sandboxPort })) {
  const why = (await isBlocked(wanted)) ? "is one that browsers refuse to open" : (await isTaken(wanted)) && "is taken";
  if (!why) continue;
  let other = wanted + 1;
  while (await isBlocked(other)) other++;
  say(`Port ${wanted} ${why}. Choose another: ${name}=${other} npm run demo`);
  process.exit(1);
}

install();
build();
if (isAbandoned()) process.exit(0);

/** @type {import("node:child_process").ChildProcess[]} */
const children = [];
let stopping = false;

function start(/** @type {string} */ file, /** @type {Record<string, string>} */ env) {
  const child = spawn(process.execPath, [...nodeFlags, file], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  children.push(child);
  child.once("exit", (status) => stop(status ?? 1));
  return child;
}

function stop(/** @type {number} */ status) {
  if (stopping) return;
  stopping = true;
  process.exitCode = status;
  for (const child of children) child.kill("SIGTERM");
  // A hanging process must not keep its port.
  setTimeout(() => children.forEach((child) => child.kill("SIGKILL")), 5_000).unref();
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
setInterval(() => isAbandoned() && stop(0), 500).unref();

start("build/sandbox.js", {
  SANDBOX_PORT: String(sandboxPort),
  SANDBOX_TIME_SCALE: process.env.SANDBOX_TIME_SCALE || "demo",
  SANDBOX_PUBLIC_URL: process.env.SANDBOX_PUBLIC_URL || "shop",
  BRAND: brand,
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
});
start("build/main.js", {
  PORT: String(port),
  UPSTREAM_URL: `http://127.0.0.1:${sandboxPort}`,
  SESSION_SECRET: process.env.SESSION_SECRET || demoSecret(),
  BRAND: brand,
  DEMO: "1",
  // There is no balancer that has to notice.
  DRAIN_SECONDS: process.env.DRAIN_SECONDS || "0",
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
});

await answers(`http://127.0.0.1:${port}/readyz`, () => !stopping);
say(`
  The shop is open:        http://localhost:${port}/
  The kitchen's console:   http://localhost:${sandboxPort}/   (codes it sent, orders it got)
  Other brands:            ${others.map(({ name }) => `BRAND=${name} npm run demo`).join(", ")}
  Stop with Ctrl-C.
`);
