// The program of the container runs the shop. With DEMO=1 and without UPSTREAM_URL it runs the demo with a sandbox
// inside the container.
import { spawn } from "node:child_process";
import { demoSecret, say } from "./prepare.mjs";

if (!process.env.UPSTREAM_URL && ["1", "true"].includes(process.env.DEMO ?? "")) {
  const sandboxPort = process.env.SANDBOX_PORT || "4000";
  say("DEMO=1: this container serves a demo on its own sandbox. No food will be delivered.");
  const sandbox = spawn(process.execPath, ["build/sandbox.js"], {
    stdio: "inherit",
    env: {
      ...process.env,
      SANDBOX_PORT: sandboxPort,
      SANDBOX_PUBLIC_URL: process.env.SANDBOX_PUBLIC_URL || "shop",
      SANDBOX_TIME_SCALE: process.env.SANDBOX_TIME_SCALE || "demo",
    },
  });
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => (isStopping = true));
  sandbox.once("exit", (status) => isStopping || process.exit(status ?? 1));
  // The shop ends this process after its last response. It needs the sandbox until then.
  process.once("exit", () => sandbox.kill());
  process.env.SESSION_SECRET ||= demoSecret();
  process.env.UPSTREAM_URL = `http://127.0.0.1:${sandboxPort}`;
}
await import(new URL("../build/main.js", import.meta.url).href);
