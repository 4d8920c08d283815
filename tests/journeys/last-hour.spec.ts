import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { ports } from "../support/journeys/ports.mjs";
import { shops } from "../support/journeys/shops";
import { like } from "../support/app/words";

/** A shop of its own, whose upstream's clock says the evening: in Vyborg orders are taken until 21:30. Its own clock does not count. */
let server: ChildProcess;

/** With scripts and without, it runs twice at a time. */
const portFor = (javaScriptEnabled: boolean) => ports.lastHour[javaScriptEnabled ? "shop" : "plain"];

test.use({
  language: "ru",
  baseURL: async ({ javaScriptEnabled }, provide) =>
    provide(`http://localhost:${portFor(javaScriptEnabled !== false)}`),
});

test.beforeAll(async ({ javaScriptEnabled }) => {
  const port = portFor(javaScriptEnabled !== false);
  const world = `${shops.nori.sandbox}/world/evening-${port}`;
  await setEvening(world);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    WARM_PICTURES: "0",
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    UPSTREAM_URL: world,
    ANSWER_CACHE: "off",
    SESSION_SECRET: "a secret for journeys that is long enough",
    LOG_LEVEL: "error",
  };
  server = spawn(process.execPath, ["--import", "./tests/support/clock/at-noon.mjs", "build/main.js"], {
    env,
    stdio: "ignore",
  });
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/healthz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
});
/** 21:35 in Vyborg, of the day that the sandbox has: it closes at 22:00. */
async function setEvening(world: string) {
  const { now } = (await (await fetch(`${world}/console/clock.json`)).json()) as { now: number };
  const evening = `${new Date(now).toISOString().slice(0, 10)}T18:35:00Z`;
  const answer = await fetch(`${world}/console/clock`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ now: evening }),
  });
  expect(answer.ok).toBe(true);
}

test.afterAll(async () => {
  server.kill("SIGKILL");
  // The next try takes the same port.
  await once(server, "exit");
});

test("the last hour is told on the menu and in the cart, minute by minute, until it is over", async ({
  shop,
  page,
}) => {
  const notice = page.getByText(like(shop.t("cart:lastHour", { count: 40 }).replace(/40 \S+/, "§")));
  const minutes = async (where: Locator) => Number(/\d+/.exec(await where.innerText())?.[0]);

  await page.goto("/vyborg/");
  await expect(shop.main.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(notice).toHaveCount(0);

  await (await prepare(shop, "vyborg").pickUp()).cart("set-maki");
  await page.goto("/vyborg/cart");
  expect(await minutes(notice)).toBeGreaterThan(10);

  if (shop.scripts) await page.clock.install();
  await page.goto("/vyborg/");
  const told = await minutes(notice);
  expect(told).toBeGreaterThan(10);
  expect(told).toBeLessThanOrEqual(25);
  if (!shop.scripts) return;
  await expect(async () => {
    await page.clock.runFor(60_000);
    expect(await minutes(notice)).toBeLessThan(told);
  }).toPass();
  await page.clock.runFor(45 * 60_000);
  await expect(notice).toHaveCount(0);
});
