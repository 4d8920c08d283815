import type { Locator } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { OwnShop } from "../support/journeys/own-shop";
import { ports } from "../support/journeys/ports.mjs";
import { prepare } from "../support/journeys/prepare";
import { shops } from "../support/journeys/shops";
import { like } from "../support/app/words";

/** Its upstream's clock says the evening: in Vyborg orders are taken until 21:30. Its own clock does not count. */
const ownShop = new OwnShop(ports.lastHour.shop);

test.use({ language: "ru", baseURL: ownShop.origin });
test.beforeAll(async () => {
  const world = `${shops.nori.sandbox}/world/evening`;
  await setEvening(world);
  await ownShop.start({ UPSTREAM_URL: world });
});
test.afterAll(() => ownShop.stop());

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

  await page.clock.install();
  await page.goto("/vyborg/");
  const told = await minutes(notice);
  expect(told).toBeGreaterThan(10);
  expect(told).toBeLessThanOrEqual(25);
  await expect(async () => {
    await page.clock.runFor(60_000);
    expect(await minutes(notice)).toBeLessThan(told);
  }).toPass();
  await page.clock.runFor(45 * 60_000);
  await expect(notice).toHaveCount(0);
});
