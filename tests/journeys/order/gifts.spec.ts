import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("a gift is taken, given back, and goes with the dish that it was for: that is said once", async ({
  shop,
  page,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.address();
  await ready.cart("philadelphia", "set-maki");
  const name = shop.dish("sauce-spicy");
  const inReceipt = main.getByText(t("gifts:inReceipt", { name }));
  const gift = main
    .getByRole("region", { name: new RegExp(`^(${t("gifts:title")}|${t("cart:gifts.label")})$`) })
    .getByRole("listitem")
    .filter({ hasText: name });
  const take = gift.getByRole("button", { name: t("cart:gifts.take") });
  const remove = gift.getByRole("button", { name: t("cart:line.remove", { name }) });
  const question = shop.content.getByRole("heading", { level: 1, name: t("gifts:removing.question") });

  await test.step("in the cart it is removed after a question", async () => {
    await shop.open("spb", "cart");
    await take.click();
    await expect(inReceipt).toBeVisible();
    await remove.click();
    await expect(question).toBeVisible();
    await shop.content.getByRole("link", { name: t("gifts:removing.back") }).click();
    await shop.closed();
    await remove.click();
    await expect(question).toBeVisible();
    await shop.content.getByRole("button", { name: t("gifts:removing.submit") }).click();
    await shop.closed();
    await expect(take).toBeVisible();
  });

  await test.step("in the order form what was typed stays", async () => {
    await shop.open("spb", "checkout");
    const username = main.getByLabel(t("checkout:username"), { exact: true });
    await username.fill("Anna");
    await take.click();
    await expect(inReceipt).toBeVisible();
    await expect(username).toHaveValue("Anna");
    await remove.click();
    await shop.content.getByRole("button", { name: t("gifts:removing.submit") }).click();
    await shop.closed();
    await expect(page).toHaveURL(/\/spb\/checkout/);
    await expect(take).toBeVisible();
    await expect(username).toHaveValue("Anna");
  });

  await test.step("two are taken, and one given back", async () => {
    await shop.open("spb", "cart");
    await take.click();
    await expect(gift.getByText(t("cart:gifts.of", { n: 2 }))).toBeVisible();
    await gift.getByRole("button", { name: t("cart:line.more", { name }) }).click();
    await expect(main.getByText(t("gifts:inReceipt", { name: `${name}\u00a0× 2` }))).toBeVisible();
    await page.reload();
    await shop.settle();
    await gift.getByRole("button", { name: t("cart:line.less", { name }) }).click();
    await expect(inReceipt).toBeVisible();
  });

  await test.step("without its dish it goes", async () => {
    const line = main.getByRole("list", { name: t("cart:list") }).getByRole("listitem");
    const said = main.getByText("its conditions are no longer met");
    await line.getByRole("button", { name: t("cart:line.remove", { name: shop.dish("set-maki") }) }).click();
    await expect(said).toBeVisible();
    await expect(inReceipt).toHaveCount(0);
    await expect(gift.getByRole("button")).toHaveCount(0);
    await page.reload();
    await shop.settle();
    await expect(gift).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});
