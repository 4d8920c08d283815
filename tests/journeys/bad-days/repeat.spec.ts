import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.afterEach(({ kitchen }) => kitchen.stop("set-maki", "default"));

test("a dinner is ordered again from three places, and the dish that is gone is named", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  // Menus are kept for a minute, and no other test of these days has opened this city's.
  const ready = prepare(shop, "kazan");
  await ready.cart("set-maki", "set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order = await ready.ordered();
  await kitchen.move(order, "done");
  await kitchen.stop("set-maki");

  const lines = main.getByRole("list", { name: t("cart:list") });
  const expectCart = async () => {
    await expect(page).toHaveURL(/\/kazan\/cart$/);
    await expect(lines.getByRole("link", { name: shop.dish("set-philadelphia") })).toBeVisible();
  };
  const expectGone = async () => {
    await expectCart();
    await expect(page.getByRole("status").filter({ hasText: shop.dish("set-maki") })).toBeVisible();
    await expect(lines.getByRole("link", { name: shop.dish("set-maki") })).toHaveCount(0);
  };
  const emptyCart = async () => expect((await page.request.post("/kazan/cart/clear", { form: {} })).ok()).toBe(true);

  await test.step("from the menu, where the usual names it before the press", async () => {
    await shop.open("kazan");
    const usual = main.getByRole("region", { name: t("menu:usual.title") });
    await expect(usual.getByText(t("menu:usual.gone", { names: shop.dish("set-maki") }))).toBeVisible();
    await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await expectGone();
  });

  await test.step("from the list of orders, in two presses", async () => {
    await emptyCart();
    await shop.open("kazan", "profile?tab=orders");
    await main.getByRole("button", { name: new RegExp(`^${t("profile:orders.repeat")} ?:`) }).click();
    await expectGone();
    await main.getByRole("link", { name: shop.checkoutWords }).first().click();
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
  });

  await test.step("from its own page, once it has arrived", async () => {
    await emptyCart();
    await shop.open("kazan", `order/${order}/tracking`);
    await expect(main.getByRole("heading", { name: t("tracking:contents.was") })).toBeVisible();
    await main.getByRole("button", { name: t("tracking:repeat") }).click();
    await expectCart();
  });
});
