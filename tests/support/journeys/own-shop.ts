import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { recorded } from "../headers/largest.mjs";
import { SESSION_SECRET, shops } from "./shops";

const atNoon = ["--import", "./tests/support/clock/at-noon.mjs", "build/main.js"];

/** A shop that a spec file starts for itself, because it needs settings of its own. */
export class OwnShop {
  readonly origin: string;
  /** The output of all its runs. */
  log = "";
  private server?: ChildProcess;

  constructor(
    private readonly port: number,
    private readonly program = atNoon,
  ) {
    this.origin = `http://localhost:${port}`;
  }

  async start(env: Record<string, string> = {}) {
    this.server = spawn(process.execPath, this.program, {
      env: {
        ...process.env,
        ...recorded,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(this.port),
        UPSTREAM_URL: shops.nori.sandbox,
        SESSION_SECRET,
        DATA_FOLDER: mkdtempSync(join(tmpdir(), "shop-")),
        WARM_PICTURES: "0",
        LOG_LEVEL: "error",
        ...env,
      },
    });
    for (const output of [this.server.stdout, this.server.stderr])
      output?.on("data", (text) => (this.log += String(text)));
    await expect.poll(() => this.isReady(), { timeout: 30_000 }).toBe(true);
  }

  /** Kills it, and resolves when its port is free again. */
  async stop() {
    this.server?.kill("SIGKILL");
    if (this.server && this.server.exitCode === null) await once(this.server, "exit");
  }

  private isReady() {
    return fetch(`${this.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
