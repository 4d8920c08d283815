import { expect, test } from "../../support/journeys/journey";

test.use({ language: "de", expected: [/status of 50\d/] });
test.afterEach(({ kitchen }) => kitchen.heal());

// What a shop has once seen in any language stands in: no other test of bad days opens Kyiv and Berlin.
// tests/app/browse/menu/without-scripts.test.ts has the other faults of a menu.
test("while the upstream is down menus that were seen before are shown, and others come with one press afterwards", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const add = main.getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) }).first();

  await test.step("a menu that was seen before, and the cities", async () => {
    await shop.open("spb");
    await page.goto("/");
    await kitchen.fault({ all: { status: 503 } });
    await shop.open("spb");
    await expect(shop.card("set-philadelphia")).toBeVisible();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: t("city:question") })).toBeVisible();
    await expect(main.getByRole("listitem").first()).toBeVisible();
    await kitchen.heal();
  });

  await test.step("a menu that nobody has seen yet", async () => {
    await kitchen.fault({ products: { delay: 9_000 } });
    const response = await page.goto("/kyiv/");
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    await expect(main.getByRole("heading", { name: t("menu:down.title") })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: t("common:enterAddress") })).toBeVisible();
    await kitchen.heal();
    await main.getByRole("button", { name: t("common:errors.retry") }).click();
    await expect(add).toBeVisible();
  });

  await test.step("a city that nobody has seen yet is not called unknown", async () => {
    await kitchen.fault({ all: { body: "html" } });
    const response = await page.goto("/berlin/");
    expect(response?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: t("common:errors.downTitle") })).toBeVisible();
    await kitchen.heal();
    await page.getByRole("button", { name: t("common:errors.retry") }).click();
    await expect(add).toBeVisible();
  });
});
