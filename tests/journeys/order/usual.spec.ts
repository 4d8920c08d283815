import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("a customer orders the usual in two presses from the menu", async ({ shop, page, kitchen }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await kitchen.move(await ready.ordered(), "done");

  await shop.open("spb");
  const usual = main.getByRole("region", { name: t("menu:usual.title") });
  await usual.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
  await expect(page).toHaveURL(/\/spb\/checkout$/);
  await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
  await shop.orderButton.first().click();
  await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
});
