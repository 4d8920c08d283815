// What the container runs: the shop; without UPSTREAM_URL, the demo on a sandbox of its own inside the container.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

if (!process.env.UPSTREAM_URL) {
  const sandboxPort = process.env.SANDBOX_PORT || "4000";
  process.stdout.write(
    "UPSTREAM_URL is not set: this container serves a demo on its own sandbox. No food will be delivered.\n",
  );
  const sandbox = spawn(process.execPath, ["build/sandbox.js"], {
    stdio: "inherit",
    env: {
      ...process.env,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_DATA: process.env.SANDBOX_DATA || "data/sandbox.sqlite",
      SANDBOX_PICTURES: "build/sandbox-pictures",
      SANDBOX_TIME_SCALE: process.env.SANDBOX_TIME_SCALE || "demo",
    },
  });
  sandbox.once("exit", (status) => process.exit(status ?? 1));
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => sandbox.kill(signal));
  mkdirSync("data", { recursive: true });
  const secret = "data/session-secret";
  if (!process.env.SESSION_SECRET && !existsSync(secret))
    writeFileSync(secret, randomBytes(32).toString("hex"), { mode: 0o600 });
  process.env.SESSION_SECRET ||= readFileSync(secret, "utf8").trim();
  process.env.UPSTREAM_URL = `http://127.0.0.1:${sandboxPort}`;
  process.env.DEMO = "1";
}
await import("../build/main.js");
