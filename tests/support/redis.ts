import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis) console.warn("No redis-server is installed: the limits shared through Redis are not tested.");

export async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** Resolves once it takes commands. */
export async function startRedis(port: number): Promise<ChildProcess> {
  const folder = mkdtempSync(join(tmpdir(), "redis-"));
  const server = spawn("redis-server", ["--port", String(port), "--save", "", "--dir", folder, "--bind", "127.0.0.1"]);
  await new Promise<void>((resolve) =>
    server.stdout.on("data", (text: Buffer) => {
      if (text.includes("Ready to accept")) resolve();
    }),
  );
  return server;
}

export const stopRedis = (server: ChildProcess | undefined) =>
  new Promise<void>((resolve) => {
    server?.once("exit", () => resolve());
    server?.kill("SIGKILL");
  });
