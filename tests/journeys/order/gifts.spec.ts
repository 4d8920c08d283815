import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const ROLL = "philadelphia";

const giftOf = (shop: Visitor, name: string) =>
  shop.main
    .getByRole("region", { name: shop.t("gifts:title") })
    .getByRole("listitem")
    .filter({ hasText: name });

test(
  "a gift is taken, and goes with the dish that it was for: that is said once",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t } = shop;
    await prepare(shop, "spb").cart(ROLL, "set-maki");
    await shop.open("spb", "cart");
    const name = shop.dish("sauce-spicy");
    const gift = giftOf(shop, name);
    const inReceipt = shop.main.getByText(t("gifts:inReceipt", { name }));
    await gift.getByRole("button", { name: t("cart:gifts.take") }).click();
    await expect(inReceipt).toBeVisible();
    await expect(gift.getByText(t("cart:gifts.of", { n: 2 }))).toBeVisible();
    await gift.getByRole("button", { name: t("cart:line.more", { name }) }).click();
    await expect(shop.main.getByText(t("gifts:inReceipt", { name: `${name}\u00a0× 2` }))).toBeVisible();
    await page.reload();
    await shop.settle();
    await gift.getByRole("button", { name: t("cart:line.less", { name }) }).click();
    await expect(inReceipt).toBeVisible();

    const line = shop.main.getByRole("list", { name: t("cart:list") }).getByRole("listitem");
    const said = shop.main.getByText("its conditions are no longer met");
    await line
      .filter({ hasText: shop.dish("set-maki") })
      .getByRole("button", { name: t("cart:line.remove", { name: shop.dish("set-maki") }) })
      .click();
    await expect(said).toBeVisible();
    await expect(inReceipt).toHaveCount(0);
    await expect(gift.getByRole("button")).toHaveCount(0);
    await page.reload();
    await shop.settle();
    await expect(gift).toBeVisible();
    await expect(said).toHaveCount(0);
  },
);

test("a gift is removed after a question", async ({ shop }) => {
  const { t } = shop;
  await prepare(shop, "spb").cart(ROLL, "set-maki");
  await shop.open("spb", "cart");
  const name = shop.dish("sauce-spicy");
  const gift = giftOf(shop, name);
  await gift.getByRole("button", { name: t("cart:gifts.take") }).click();
  const remove = gift.getByRole("button", { name: t("cart:line.remove", { name }) });
  const question = shop.content.getByRole("heading", { level: 1, name: t("gifts:removing.question") });
  await remove.click();
  await expect(question).toBeVisible();
  await shop.content.getByRole("link", { name: t("gifts:removing.back") }).click();
  await shop.closed();
  await remove.click();
  await expect(question).toBeVisible();
  await shop.content.getByRole("button", { name: t("gifts:removing.submit") }).click();
  await shop.closed();
  await expect(gift.getByRole("button", { name: t("cart:gifts.take") })).toBeVisible();
});

test(
  "a gift is taken and given back in the order form, and what was typed stays",
  { tag: "@scripts" },
  async ({ shop, page }) => {
    const { t } = shop;
    await (await prepare(shop, "spb").address()).cart(ROLL, "set-maki");
    await shop.open("spb", "checkout");
    const name = shop.dish("sauce-spicy");
    const gifts = shop.main.getByRole("region", { name: t("cart:gifts.label") });
    const gift = gifts.getByRole("listitem").filter({ hasText: name });
    const username = shop.main.getByLabel(t("checkout:username"), { exact: true });
    await username.fill("Anna");
    await gift.getByRole("button", { name: t("cart:gifts.take") }).click();
    await expect(shop.main.getByText(t("gifts:inReceipt", { name }))).toBeVisible();
    await expect(username).toHaveValue("Anna");
    await gift.getByRole("button", { name: t("cart:line.remove", { name }) }).click();
    await shop.content.getByRole("button", { name: t("gifts:removing.submit") }).click();
    await shop.closed();
    await expect(page).toHaveURL(/\/spb\/checkout/);
    await expect(gift.getByRole("button", { name: t("cart:gifts.take") })).toBeVisible();
    await expect(username).toHaveValue("Anna");
  },
);
