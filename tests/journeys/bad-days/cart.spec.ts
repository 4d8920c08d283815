import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/status of 50\d/] });
test.afterEach(async ({ kitchen }) => {
  await kitchen.heal();
  await kitchen.stop("set-maki", "default");
});

// tests/app/cart/faults.test.ts has the other faults.
for (const [what, fault] of [
  ["fails", { status: 500 }],
  ["does it and breaks off its answer", { body: "half" }],
] as const) {
  test(
    `a dish is added while the upstream ${what}: it is said, and trying again makes one of it`,
    { tag: "@scripts" },
    async ({ shop, page, kitchen }) => {
      const { t } = shop;
      await shop.open("spb");
      await kitchen.fault({ cartAdd: fault });
      const card = shop.card("set-maki");
      const height = async () => Math.round((await card.boundingBox())?.height ?? 0);
      // Far from the window its height is an estimate.
      await card.scrollIntoViewIfNeeded();
      const before = await height();
      await card.getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) }).click();
      if (shop.scripts && "status" in fault) {
        const dialog = page.getByRole("dialog", { name: t("common:errors.title") });
        await expect(dialog.getByRole("alert")).not.toBeEmpty();
        await page.keyboard.press("Escape");
      }
      const again = shop.scripts
        ? shop.notAdded("set-maki")
        : shop.main.getByRole("button", { name: t("cart:errors.again") });
      await expect(again).toBeVisible();
      if (shop.scripts) expect(Math.abs((await height()) - before)).toBeLessThan(2);
      if (!shop.scripts) {
        await expect(shop.main.getByRole("alert")).toBeVisible();
        await expect(page).toHaveTitle(t("common:errorTitle", { title: `${t("cart:title")} · Nori` }));
      }
      await kitchen.heal();
      await again.click();
      await expect(shop.cartLink(1)).toBeVisible();
      await shop.open("spb", "cart");
      await expect(shop.cartLink(1)).toBeVisible();
    },
  );
}

test(
  "a dish that stops is left out, by name, with the order button",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t } = shop;
    await (await prepare(shop, "spb").cart("set-maki", "set-philadelphia")).signedIn();
    await prepare(shop, "spb").address();
    await kitchen.stop("set-maki");
    await shop.open("spb", "cart");
    await expect(shop.main.getByText(t("cart:leftOut", { count: 1, names: shop.dish("set-maki") }))).toBeVisible();
    await shop.main.getByRole("button", { name: t("cart:go.without", { count: 1 }) }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(shop.main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await expect(shop.main.getByText(shop.dish("set-philadelphia"), { exact: true })).toBeVisible();
    await expect(shop.main.getByText(shop.dish("set-maki"))).toHaveCount(0);
    await kitchen.stop("set-maki", "default");
  },
);
