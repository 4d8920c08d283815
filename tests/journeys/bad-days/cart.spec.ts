import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/status of 50\d/] });
test.afterEach(async ({ kitchen }) => {
  await kitchen.heal();
  await kitchen.stop("set-maki", "default");
});

// tests/app/cart/faults.test.ts has the other faults.
const faults = [
  ["fails", "set-maki", { status: 500 }],
  ["adds it and breaks off its answer", "set-philadelphia", { body: "half" }],
] as const;

test("a dish is added while the upstream fails, and one of two stops before the order form", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  for (const [place, [what, key, fault]] of faults.entries())
    await test.step(`the upstream ${what}: it is said, and trying again makes one of it`, async () => {
      await shop.open("spb");
      await kitchen.fault({ cartAdd: fault });
      const card = shop.card(key);
      const height = async () => Math.round((await card.boundingBox())?.height ?? 0);
      // Far from the window its height is an estimate.
      await card.scrollIntoViewIfNeeded();
      const before = await height();
      await card.getByRole("button", { name: new RegExp(`(^|: )${t("menu:add")}$`) }).click();
      if ("status" in fault) {
        const dialog = page.getByRole("dialog", { name: t("common:errors.title") });
        await expect(dialog.getByRole("alert")).not.toBeEmpty();
        await page.keyboard.press("Escape");
      }
      const again = shop.notAdded(key);
      await expect(again).toBeVisible();
      expect(Math.abs((await height()) - before)).toBeLessThan(2);
      await kitchen.heal();
      await again.click();
      await expect(shop.cartLink(place + 1)).toBeVisible();
      await shop.open("spb", "cart");
      await expect(shop.cartLink(place + 1)).toBeVisible();
    });

  await test.step("a dish that stops is left out, by name, with the order button", async () => {
    await (await prepare(shop, "spb").address()).signedIn();
    await kitchen.stop("set-maki");
    await shop.open("spb", "cart");
    await expect(main.getByText(t("cart:leftOut", { count: 1, names: shop.dish("set-maki") }))).toBeVisible();
    await main.getByRole("button", { name: t("cart:go.without", { count: 1 }) }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
    await expect(main.getByText(shop.dish("set-philadelphia"), { exact: true })).toBeVisible();
    await expect(main.getByText(shop.dish("set-maki"))).toHaveCount(0);
  });
});
