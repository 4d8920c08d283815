import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { wordsOf } from "../support/app/words";
import { balance } from "../support/balancer";
import { recorded } from "../support/headers/largest.mjs";
import { PlainVisitor } from "../support/journeys/plain-visitor";
import { SESSION_SECRET, shops } from "../support/journeys/shops";
import { freePort } from "../support/redis";
import { SandboxConsole } from "../support/sandbox/console";
import { places, shopStreet } from "../support/sandbox/seed";

const kitchen = new SandboxConsole("nori");
const random = (digits: number) => String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, "0");
const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

let redis: ChildProcess | undefined;
let containers: { port: number; program: ChildProcess }[] = [];
let balancer: Server;
let origin: string;

async function startContainer(redisPort: number) {
  const port = await freePort();
  const program = spawn(process.execPath, ["build/main.js"], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      ...recorded,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      PORT: String(port),
      UPSTREAM_URL: shops.nori.sandbox,
      SESSION_SECRET,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
      TRUSTED_PROXIES: "1",
      CODES_PER_ADDRESS: "6",
      CODES_PER_ADDRESS_AT_MOST: "6",
      WARM_PICTURES: "0",
      DATA_FOLDER: mkdtempSync(join(tmpdir(), "shop-")),
    },
  });
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return { port, program };
}

let visitorAddress = "203.0.113.1";

test.skip(!hasRedis, "no redis-server is installed");
test.beforeAll(async () => {
  const redisPort = await freePort();
  redis = spawn("redis-server", ["--port", String(redisPort), "--save", "", "--bind", "127.0.0.1"], {
    stdio: "ignore",
    cwd: mkdtempSync(join(tmpdir(), "redis-")),
  });
  containers = await Promise.all([1, 2, 3].map(() => startContainer(redisPort)));
  balancer = balance(
    () => containers.map(({ port }) => port),
    () => visitorAddress,
  );
  await new Promise<void>((resolve) => balancer.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(balancer.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  balancer?.close();
  for (const { program } of containers) program.kill("SIGKILL");
  redis?.kill("SIGKILL");
});

test("three containers behind a balancer are one shop", async () => {
  test.slow();
  await test.step("they hold its limits together", async () => {
    visitorAddress = "203.0.113.50";
    const t = wordsOf("de");
    const outcomes: number[] = [];
    for (let count = 0; count < 9; count++) {
      const visitor = new PlainVisitor(origin, "de");
      await visitor.open("/berlin/login");
      await visitor.send("phone", { phone: `+49 152 ${random(8)}`, privacy_policy: "1" });
      outcomes.push(visitor.status);
      if (visitor.status !== 200)
        expect(visitor.errorOf("phone")).toContain(t("account:errors.codeWait", { time: "" }).slice(0, 20));
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
  });

  await test.step("they share a group order: each press reaches the next, and nothing is lost or doubled", async () => {
    visitorAddress = "203.0.113.55";
    const t = wordsOf("de");
    const host = new PlainVisitor(origin, "de");
    await host.open("/berlin/shops");
    await host.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(places.berlin.shop).source}`));
    await host.send("product_key", {}, "set-maki");
    await host.open("/berlin/together");
    await host.send("intent", { name: "Jürgen" }, "open");
    const [, link = ""] = /href="[^"]*(\/berlin\/together\/[\w-]{23})"/.exec(host.html) ?? [];
    const guests = await Promise.all(
      ["Anna", "Ben"].map(async (name) => {
        const guest = new PlainVisitor(origin, "de");
        await guest.open(link);
        await guest.send("name", { name });
        return guest;
      }),
    );
    const press = (person: PlainVisitor, count: number) =>
      person.postUnseen("/berlin/cart/add", { product_key: "lemonade-citrus", count: String(count) });
    for (const count of [1, 2]) await Promise.all([...guests, host].map((person) => press(person, count)));
    await host.open("/berlin/together");
    expect(host.text).toMatch(/Jürgen.*Zitrus-Limonade.*7,80 €.*(Anna|Ben).*2 × 3,90.*(Anna|Ben).*2 × 3,90/);
    await host.open("/berlin/cart");
    expect(host.text).toMatch(/7 Artikel.*4 × 3,90/);
  });

  await test.step("they take an order though one of them is killed on the way", async () => {
    visitorAddress = "203.0.113.60";
    const t = wordsOf("de");
    const visitor = new PlainVisitor(origin, "de");
    const phone = `+49 151 ${random(8)}`;
    await visitor.open("/berlin/shops");
    await visitor.press(new RegExp(`^${t("place:shop.choose")}: ${shopStreet(places.berlin.shop).source}`));
    for (const dish of ["set-maki", "lemonade-citrus"]) await visitor.send("product_key", {}, dish);
    await visitor.open("/berlin/cart");
    await visitor.follow(t("cart:go.sign_in"));
    await visitor.send("intent", { username: "Jürgen", phone, privacy_policy: "1" }, "confirm");

    const [first] = containers;
    first?.program.kill("SIGKILL");
    if (first) await once(first.program, "exit");

    await visitor.send("code", { code: await kitchen.codeFor(phone.replace(/\D/g, "")) });
    const order_id = Number(/order\/(\d+)\/tracking/.exec(visitor.path)?.[1]);
    expect(await kitchen.status(order_id)).toBe("accepted");
    const made = (await kitchen.orders()).filter((order) => order.order_id === order_id);
    expect(made).toHaveLength(1);
  });
});
