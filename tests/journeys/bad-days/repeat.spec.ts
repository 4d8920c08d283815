import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.afterEach(({ kitchen }) => kitchen.stop("set-maki", "default"));

test(
  "a dinner is ordered again in two presses, and the dish that is gone is named in the cart",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-maki", "set-philadelphia");
    await ready.address();
    await ready.signedIn();
    const order = await ready.ordered();
    await kitchen.move(order, "done");
    await kitchen.stop("set-maki");

    await shop.open("spb", "profile?tab=orders");
    await main.getByRole("button", { name: new RegExp(`^${t("profile:orders.repeat")} ?:`) }).click();
    await expect(page).toHaveURL(/\/spb\/cart$/);
    await expect(page.getByRole("status").filter({ hasText: shop.dish("set-maki") })).toBeVisible();
    const lines = main.getByRole("list", { name: t("cart:list") });
    await expect(lines.getByRole("link", { name: shop.dish("set-philadelphia") })).toBeVisible();
    await expect(lines.getByRole("link", { name: shop.dish("set-maki") })).toHaveCount(0);
    await main.getByRole("link", { name: shop.checkoutWords }).first().click();
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
  },
);

test(
  "an order that has arrived is ordered again on its own page",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    const order = await ready.ordered();
    await kitchen.move(order, "done");
    await shop.open("spb", `order/${order}/tracking`);
    await expect(main.getByRole("heading", { name: t("tracking:contents.was") })).toBeVisible();
    await main.getByRole("button", { name: t("tracking:repeat") }).click();
    await expect(page).toHaveURL(/\/spb\/cart$/);
    const lines = main.getByRole("list", { name: t("cart:list") });
    await expect(lines.getByRole("link", { name: shop.dish("set-philadelphia") })).toBeVisible();
  },
);

test(
  "the usual names a dish that is gone before the press, and the cart after it",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    // Menus are kept for a minute, and no other test of these days has opened this city's.
    const ready = prepare(shop, "kazan");
    await ready.cart("set-maki", "set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await kitchen.move(await ready.ordered(), "done");
    await kitchen.stop("set-maki");

    await shop.open("kazan");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    await expect(usual.getByText(t("menu:usual.gone", { names: shop.dish("set-maki") }))).toBeVisible();
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await expect(page).toHaveURL(/\/kazan\/cart$/);
    await expect(page.getByRole("status").filter({ hasText: shop.dish("set-maki") })).toBeVisible();
  },
);
