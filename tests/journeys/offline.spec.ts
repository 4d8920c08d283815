import type { Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { like } from "../support/app/words";

/** What the worker keeps, without the builds that name it. */
const keptIn = (page: Page) =>
  page.evaluate(async () =>
    (await caches.keys())
      .map((name) => name.split(" ")[0])
      .sort()
      .join(),
  );

test.use({
  where: "nori",
  language: "en",
  serviceWorkers: "allow",
  expected: [/status of 503|ERR_INTERNET_DISCONNECTED/],
});

/** The last dish that the worker would show, "" without a kept cart. */
const keptDishes = (page: Page) =>
  page.evaluate(async () => {
    const copy = await caches.match("/offline-copy", { cacheName: "cart" });
    return copy ? ((await copy.json()) as { lines: { name: string }[] }).lines.map(({ name }) => name).join() : "";
  });

test("without network the last menu and the cart are read and an order is refused, and the cart's copy goes with its owner", async ({
  shop,
  page,
  context,
}) => {
  const { t } = shop;
  await shop.open("spb");
  await shop.add("set-maki");
  await shop.settle();

  await test.step("the worker has its copies", async () => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The panel beside the menu shows the cart, too.
    await expect.poll(() => keptIn(page)).toMatch(/menu/);
    await page.goto("/spb/cart");
    await expect.poll(() => keptIn(page)).toBe("cart,menu");
    // The later parts of the page are still loading.
    await page.waitForLoadState("networkidle");
  });

  await test.step("an order is refused", async () => {
    await context.setOffline(true);
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/spb/checkout" });
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByRole("alert")).toHaveText(t("offline:refused"));
  });

  await test.step("offline they are shown, and say so", async () => {
    await page.goto("/spb/");
    await expect(page.getByRole("heading", { level: 1, name: t("offline:title") })).toBeVisible();
    await expect(page.getByText(like(t("offline:asOf", { time: "§", day: "§" })))).toBeVisible();
    await expect(page.getByText(t("offline:cartAsOf"))).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    // The number to call stands on one line, however narrow the window is.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.getByRole("link", { name: /^\+/ }).evaluate((link) => link.getClientRects().length)).toBe(1);
  });

  await test.step("online again the shop is itself", async () => {
    await context.setOffline(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/spb/");
    await expect(page.getByRole("heading", { level: 1, name: t("offline:title") })).toHaveCount(0);
    await expect(shop.cartLink(1)).toBeVisible();
  });

  await expect.poll(() => keptDishes(page)).not.toBe("");
  await test.step("signing out in the page's own window", async () => {
    await page.goto("/spb/logout");
    await shop.settle();
    await page
      .getByRole("main")
      .getByRole("button", { name: shop.t("account:signOut") })
      .click();
    await page.waitForURL("**/spb/");
    await shop.settle();
    await expect(shop.cartLink(1)).toHaveCount(0);
    await expect.poll(() => keptDishes(page)).toBe("");
  });

  await test.step("cookies that are cleared", async () => {
    await shop.add("set-maki");
    await shop.settle();
    await expect.poll(() => keptDishes(page)).not.toBe("");
    await context.clearCookies();
    await page.goto("/spb/");
    await expect.poll(() => keptDishes(page)).toBe("");
  });
});
