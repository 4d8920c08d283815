import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("an order form without its answers comes back with every question named", { tag: "@both" }, async ({ shop }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await shop.unfold(t("checkout:comment"));
  await main.getByLabel(t("checkout:comment")).fill("No onions, please");
  await shop.unfold(t("checkout:where.delivery"));
  await main.getByLabel(t("place:room"), { exact: true }).fill("");
  await main.getByLabel(t("checkout:cash")).fill("9999");
  await shop.orderButton.click();
  const alert = main.getByRole("alert");
  await expect(alert.getByRole("link", { name: t("checkout:errors.username") })).toBeVisible();
  await expect(alert.getByRole("link", { name: t("place:errors.room") })).toBeVisible();
  await alert.getByRole("link", { name: t("checkout:errors.username") }).click();
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toBeFocused();
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
});

test("a promo code that was typed and not applied, and that there is not, is refused in words", async ({ shop }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
  await main.locator("summary", { hasText: t("offers:promocode.label") }).click();
  const code = main.getByRole("textbox", { name: t("offers:promocode.label") });
  // The same words twice are an answer each.
  for (const wrong of ["NOSUCHCODE", "NONEEITHER"]) {
    await code.fill(wrong);
    await expect(code).not.toHaveAttribute("aria-invalid");
    await shop.orderButton.click();
    await expect(code).toHaveAccessibleDescription(/./);
    await expect(code).toBeFocused();
  }
});
