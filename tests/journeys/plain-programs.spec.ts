import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { isBuilt, isInstalled } from "../../tools/prepare.mjs";
import { recorded } from "../support/headers/largest.mjs";
import { ports } from "../support/journeys/ports.mjs";
import { SESSION_SECRET, shops } from "../support/journeys/shops";

const { PATH } = process.env;
const PORT = String(ports.spare.shop);
const SANDBOX_PORT = String(ports.spare.sandbox);

// They share ports.
test.describe.configure({ mode: "default" });

/** One of the programs that people start, with nothing in its environment but this and the recorder of headers. */
class Program {
  private readonly child: ChildProcess;
  said = "";

  constructor(file: string, env: Record<string, string>, args: string[] = []) {
    this.child = spawn(process.execPath, [file, ...args], {
      env: { PATH, NODE_ENV: "production", ...recorded, ...env },
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

test("programs that cannot start say why, and what to do", async () => {
  test.slow();
  for (const [name, env] of [
    ["PORT", { PORT: String(shops.nori.shop), SANDBOX_PORT }],
    ["SANDBOX_PORT", { PORT, SANDBOX_PORT: new URL(shops.nori.sandbox).port }],
  ] as const)
    await test.step(`the demo says that its ${name} is taken, and how to choose another`, async () => {
      const demo = new Program("tools/demo.mjs", env);
      expect(await demo.ended()).toBe(1);
      expect(demo.said).toBe(
        `Port ${env[name]} is taken. Choose another: ${name}=${Number(env[name]) + 1} npm run demo\n`,
      );
    });

  for (const [what, program, env, said] of [
    [
      "the demo",
      "tools/demo.mjs",
      { PORT: "6665" },
      "Port 6665 is one that browsers refuse to open. Choose another: PORT=6670",
    ],
    [
      "the demo's sandbox",
      "tools/demo.mjs",
      { PORT, SANDBOX_PORT: "4190" },
      "Port 4190 is one that browsers refuse to open. Choose another: SANDBOX_PORT=4191",
    ],
    ["the shop", "build/main.js", { PORT: "6000" }, "Browsers refuse to open port 6000: set PORT to another one."],
    [
      "a second shop",
      "build/main.js",
      { PORT: String(shops.nori.shop) },
      `Port ${shops.nori.shop} is taken: set PORT to another one.`,
    ],
  ] as const)
    await test.step(`${what} says that nobody could open its port`, async () => {
      const started = new Program(program, {
        UPSTREAM_URL: shops.nori.sandbox,
        SESSION_SECRET,
        LOG_LEVEL: "error",
        WARM_PICTURES: "0",
        ...env,
      });
      expect(await started.ended()).toBe(1);
      expect(started.said).toContain(said);
    });

  await test.step("npm test names the ports that are taken, and the variable that moves them", async () => {
    const tests = new Program("tools/test.mjs", { JOURNEY_PORT_OFFSET: process.env.JOURNEY_PORT_OFFSET ?? "0" });
    expect(await tests.ended()).toBe(1);
    expect(tests.said).toMatch(
      new RegExp(`ports that are taken: .*${ports.nori.shop}.*JOURNEY_PORT_OFFSET=\\d+ npm test`),
    );
  });

  await test.step("the shop in production names what its environment lacks", async () => {
    const shop = new Program("tools/start.mjs", { PORT });
    expect(await shop.ended()).toBe(1);
    expect(shop.said).toContain("UPSTREAM_URL is missing");
    expect(shop.said).toContain("SESSION_SECRET is missing");
    expect(shop.said).not.toMatch(/ PORT is|\n +at /);
  });

  await test.step("the shop checks its configuration without opening", async () => {
    const env = { PORT, SESSION_SECRET, UPSTREAM_URL: "https://api.chain.example", LOG_LEVEL: "warn" };
    const good = new Program("tools/start.mjs", env, ["--check-config"]);
    expect(await good.ended()).toBe(0);
    expect(good.said).toContain("Warning: payment_origins of the settings is empty");
    expect(good.said).toContain("The environment and the settings are good.");
    const misspelt = new Program("tools/start.mjs", { ...env, TRUST_PROXY: "1" }, ["--check-config"]);
    expect(await misspelt.ended()).toBe(1);
    expect(misspelt.said).toContain("TRUST_PROXY is set but means nothing: is it TRUSTED_PROXIES?");
    const wrong = new Program("tools/start.mjs", { ...env, PORT: "abc" }, ["--check-config"]);
    expect(await wrong.ended()).toBe(1);
    expect(wrong.said).toContain('PORT is "abc": a whole number from 1 to 65535');
  });

  await test.step("the container without an upstream names what it needs, and how to ask for the demo", async () => {
    const container = new Program("tools/container.mjs", {
      PORT,
      SESSION_SECRET,
      UPSTREM_URL: "https://api.chain.example",
    });
    expect(await container.ended()).toBe(1);
    expect(container.said).toMatch(/UPSTREAM_URL is missing.*the chain's API.*DEMO=1/);
    expect(container.said).toContain("UPSTREM_URL is set but means nothing: is it UPSTREAM_URL?");
  });
});

const readiness = () =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );
const isReady = () => expect.poll(readiness, { timeout: 30_000 }).toBe(200);
const isFree = (port: string) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => false,
    () => true,
  );

/** The shop's port leads to the bank's pages too, and to nothing else of the sandbox. */
async function reachesTheBank() {
  const [bank, console] = await Promise.all(
    ["bank/pay/1", "console/orders.json"].map((path) =>
      fetch(`http://127.0.0.1:${PORT}/${path}`, { headers: { "Accept-Language": "en" } }),
    ),
  );
  expect([bank?.status, await bank?.text()]).toEqual([404, expect.stringContaining("Test bank")]);
  expect(await console?.text()).toContain("Nori");
}

test("a demo says that it is one, leads to the test bank, and ends as a whole when it is told to", async () => {
  test.slow();
  await test.step("in a container", async () => {
    const container = new Program("tools/container.mjs", {
      PORT,
      SANDBOX_PORT,
      SESSION_SECRET,
      DEMO: "1",
      DRAIN_SECONDS: "1",
      DATA_FOLDER: "off",
      LOG_LEVEL: "error",
    });
    try {
      await isReady();
      expect(container.said).toContain(
        "DEMO=1: this container serves a demo on its own sandbox. No food will be delivered.",
      );
      await reachesTheBank();
      container.stop("SIGTERM");
      await expect.poll(readiness).toBe(503);
      expect((await fetch(`http://127.0.0.1:${PORT}/spb/`)).status).toBe(200);
      expect(await container.ended()).toBe(0);
      await expect.poll(() => isFree(SANDBOX_PORT)).toBe(true);
    } finally {
      container.stop("SIGKILL");
    }
  });

  // The demo would install or build while other tests run; npm test does it first.
  const ifReady = isInstalled() && isBuilt() ? test.step : test.step.skip;
  await ifReady("by npm run demo", async () => {
    const npm = spawn("npm", ["run", "demo"], {
      env: { ...process.env, ...recorded, PORT, SANDBOX_PORT, DATA_FOLDER: "off", LOG_LEVEL: "error" },
      stdio: "ignore",
    });
    try {
      await isReady();
      await reachesTheBank();
      npm.kill("SIGTERM");
      await expect.poll(() => isFree(PORT)).toBe(true);
      await expect.poll(() => isFree(SANDBOX_PORT)).toBe(true);
    } finally {
      npm.kill("SIGTERM");
    }
  });
});

test("SETTINGS_FILE changes take effect on SIGHUP; a broken file keeps the former settings, and the log says why", async ({}, testInfo) => {
  const file = testInfo.outputPath("settings.json");
  writeFileSync(file, JSON.stringify({ name: "First Sushi" }));
  const shop = new Program("build/main.js", {
    PORT,
    HOST: "127.0.0.1",
    UPSTREAM_URL: shops.nori.sandbox,
    SESSION_SECRET,
    SETTINGS_FILE: file,
    DATA_FOLDER: "off",
    WARM_PICTURES: "0",
  });
  // Anonymous visitors share this page from memory.
  const title = async () =>
    /<title>([^<]*)/.exec(await (await fetch(`http://127.0.0.1:${PORT}/spb/`)).text())?.[1] ?? "";
  try {
    await isReady();
    expect(await title()).toContain("First Sushi");
    writeFileSync(file, JSON.stringify({ name: "Second Sushi" }));
    shop.stop("SIGHUP");
    await expect.poll(title).toContain("Second Sushi");

    writeFileSync(file, JSON.stringify({ name: "Third Sushi", show_lang_button: "maybe" }));
    shop.stop("SIGHUP");
    await expect.poll(() => shop.said).toMatch(/show_lang_button: [^"]+".*"the former settings stay"/);
    expect(await title()).toContain("Second Sushi");

    writeFileSync(file, JSON.stringify({ name: "Third Sushi" }));
    shop.stop("SIGHUP");
    await expect.poll(title).toContain("Third Sushi");
  } finally {
    shop.stop("SIGKILL");
    await shop.ended();
  }
});
