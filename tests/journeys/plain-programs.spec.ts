import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "@playwright/test";
import { ports } from "../support/journeys/ports.mjs";
import { SESSION_SECRET, shops } from "../support/journeys/shops";

const { PATH } = process.env;
const PORT = String(ports.spare.shop);
const SANDBOX_PORT = String(ports.spare.sandbox);

/** One of the programs that people start, with nothing in its environment but this. */
class Program {
  private readonly child: ChildProcess;
  said = "";

  constructor(file: string, env: Record<string, string>) {
    this.child = spawn(process.execPath, [file], {
      env: { PATH, NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on("data", (text) => (this.said += text));
  }

  /** The status that it ends with. */
  async ended(): Promise<unknown> {
    if (this.child.exitCode === null) await once(this.child, "close");
    return this.child.exitCode;
  }

  stop(signal?: NodeJS.Signals) {
    this.child.kill(signal);
  }
}

for (const [name, env] of [
  ["PORT", { PORT: String(shops.nori.shop), SANDBOX_PORT }],
  ["SANDBOX_PORT", { PORT, SANDBOX_PORT: new URL(shops.nori.sandbox).port }],
] as const) {
  test(`the demo says that its ${name} is taken, and how to choose another`, async () => {
    const demo = new Program("tools/demo.mjs", env);
    expect(await demo.ended()).toBe(1);
    expect(demo.said).toBe(
      `Port ${env[name]} is taken. Choose another: ${name}=${Number(env[name]) + 1} npm run demo\n`,
    );
  });
}

test("npm test names the ports that are taken, and the variable that moves them", async () => {
  const tests = new Program("tools/test.mjs", { JOURNEY_PORT_OFFSET: process.env.JOURNEY_PORT_OFFSET ?? "0" });
  expect(await tests.ended()).toBe(1);
  expect(tests.said).toMatch(
    new RegExp(`ports that are taken: .*${ports.nori.shop}.*JOURNEY_PORT_OFFSET=\\d+ npm test`),
  );
});

test("the shop in production names what its environment lacks", async () => {
  const shop = new Program("tools/start.mjs", { PORT });
  expect(await shop.ended()).toBe(1);
  expect(shop.said).toContain("UPSTREAM_URL: is missing");
  expect(shop.said).toContain("SESSION_SECRET: is missing");
  expect(shop.said).not.toMatch(/ PORT:|\n +at /);
});

test("the container without an upstream says that it is a demo, serves one, and ends when it is told to", async () => {
  const container = new Program("tools/container.mjs", {
    PORT,
    SANDBOX_PORT,
    SESSION_SECRET,
    SANDBOX_DATA: ":memory:",
    LOG_LEVEL: "error",
  });
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${PORT}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(200);
    expect(container.said).toContain(
      "UPSTREAM_URL is not set: this container serves a demo on its own sandbox. No food will be delivered.",
    );
    expect((await fetch(`http://127.0.0.1:${PORT}/healthz`)).status).toBe(200);
    container.stop("SIGTERM");
    expect(await container.ended()).toBe(0);
    await expect(fetch(`http://127.0.0.1:${SANDBOX_PORT}/api/cities`)).rejects.toThrow();
  } finally {
    container.stop("SIGKILL");
  }
});
