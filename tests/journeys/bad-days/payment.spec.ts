import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { say } from "../../../sandbox/messages";

test("an order that was not paid in time leads back to its cart", async ({ shop, page, kitchen }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("cardOnline"));
  await shop.settle();
  await kitchen.advance(10 * 60_000 + 1_000);
  await main.getByRole("button", { name: say("sbp", shop.language) }).click();
  await expect(page).toHaveURL(/\/spb\/back-to-home\?state=payment-failure$/);
  await expect(main.getByRole("heading", { level: 1, name: t("payment:over.title") })).toBeVisible();
  await shop.settle();
  await main.getByRole("link", { name: t("payment:over.action") }).click();
  await expect(main.getByRole("list", { name: t("cart:list") })).toContainText(shop.dish("set-philadelphia"));
});
