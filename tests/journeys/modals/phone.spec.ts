import type { Locator } from "@playwright/test";
import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const inBar = (shop: Visitor): Locator =>
  shop.page
    .getByRole("navigation", { name: shop.t("common:nav.bottom") })
    .getByRole("link", { name: new RegExp(`^${shop.t("cart:title")}`) });

test("the cart opens from the pill and from the bottom bar, but not over its own page", async ({ shop, page }) => {
  const { t } = shop;
  await prepare(shop, "spb").cart("set-maki");
  await shop.open("spb");
  const behind = page.url();
  const sheet = page.getByRole("dialog", { name: t("cart:title") });
  for (const [what, trigger] of [
    ["the pill", shop.cartLink(1)],
    ["the bottom bar", inBar(shop)],
  ] as const)
    await test.step(`${what} leads to the cart, which leads back`, async () => {
      for (const close of [
        () => page.keyboard.press("Escape"),
        () => sheet.getByRole("button", { name: t("common:close") }).click(),
        () => page.goBack(),
      ]) {
        await trigger.click();
        await expect(sheet.getByRole("list", { name: t("cart:list") })).toBeVisible();
        await expect(page).toHaveURL(/\?modal=CartModal/);
        await expect(sheet.getByRole("link", { name: t("cart:go.no_address") })).toBeInViewport();
        await close();
        await expect(sheet).toHaveCount(0);
        await expect(page).toHaveURL(behind);
        await expect(trigger).toBeFocused();
      }
    });

  await test.step("on the cart's own page the bottom bar opens nothing over it", async () => {
    await shop.open("spb", "cart");
    await inBar(shop).click();
    await expect(page).toHaveURL(/\/spb\/cart$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(shop.main.getByRole("list", { name: t("cart:list") })).toBeVisible();
  });
});
