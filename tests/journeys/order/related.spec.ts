import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const GINGER = "ginger-portion";

const related = (shop: Visitor) => shop.main.getByRole("region", { name: shop.t("cart:related.title") });
const addTo = (shop: Visitor, key: string) =>
  related(shop).getByRole("button", { name: `${shop.dish(key)}: ${shop.t("menu:add")}` });
const lineOf = (shop: Visitor, key: string) => shop.main.getByText(shop.dish(key), { exact: true });

test("a dish that goes with the cart is added on its page", { tag: "@scripts" }, async ({ shop, page }) => {
  const { t } = shop;
  await prepare(shop, "spb").cart("philadelphia");
  await shop.open("spb", "cart");
  await addTo(shop, GINGER).click();
  await expect(shop.cartLink(2)).toBeVisible();
  const line = shop.main
    .getByRole("list", { name: t("cart:list") })
    .getByRole("listitem")
    .filter({ hasText: shop.dish(GINGER) });
  await expect(line).toBeVisible();
  const dish = related(shop)
    .getByRole("listitem")
    .filter({ hasText: shop.dish(GINGER) });
  await expect(dish.getByRole("button", { name: t("cart:line.more", { name: shop.dish(GINGER) }) })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shop.cartLink(3)).toBeVisible();
  await dish.getByRole("button", { name: t("cart:line.less", { name: shop.dish(GINGER) }) }).click();
  await expect(shop.cartLink(2)).toBeVisible();
  await dish.getByRole("button", { name: t("cart:line.less", { name: shop.dish(GINGER) }) }).click();
  await expect(line).toHaveCount(0);
  await expect(addTo(shop, GINGER)).toBeVisible();
});

test("beside the menu scripts suggest it in the cart's panel", { tag: "@scripts" }, async ({ shop, isMobile }) => {
  test.skip(!shop.scripts || isMobile, "phones have no panel, and without scripts it suggests nothing");
  await prepare(shop, "spb").cart("philadelphia");
  await shop.open("spb");
  await shop.page.setViewportSize({ width: 1440, height: 900 });
  const panel = shop.page.getByRole("complementary", { name: shop.t("cart:title") });
  await panel.getByText(shop.t("cart:receipt.subtotal"), { exact: true }).scrollIntoViewIfNeeded();
  const suggested = panel.getByRole("region", { name: shop.t("cart:related.title") });
  await suggested.getByRole("button", { name: `${shop.dish(GINGER)}: ${shop.t("menu:add")}` }).click();
  await expect(
    panel
      .getByRole("list", { name: shop.t("cart:list") })
      .getByRole("listitem")
      .filter({ hasText: shop.dish(GINGER) }),
  ).toBeVisible();
});

test("a dish is added from the order form, and what was typed stays", { tag: "@scripts" }, async ({ shop, page }) => {
  const { t } = shop;
  await (await prepare(shop, "spb").address()).cart("philadelphia", "set-maki");
  await shop.open("spb", "checkout");
  const username = shop.main.getByLabel(t("checkout:username"), { exact: true });
  const comment = shop.main.getByLabel(t("checkout:comment"));
  await username.fill("Anna");
  await shop.unfold(t("checkout:comment"));
  await comment.fill("No wasabi");
  await addTo(shop, GINGER).click();
  await expect(
    shop.main
      .getByRole("list", { name: t("cart:list") })
      .getByRole("listitem")
      .filter({ hasText: shop.dish(GINGER) }),
  ).toBeVisible();
  await expect(username).toHaveValue("Anna");
  await expect(comment).toHaveValue("No wasabi");
  await expect(page).toHaveURL(/\/spb\/checkout/);
  await expect(lineOf(shop, GINGER).first()).toBeVisible();
});

test("the list scrolls sideways by keys and by buttons", { tag: "@scripts" }, async ({ shop, page, isMobile }) => {
  await prepare(shop, "spb").cart("philadelphia", "set-maki");
  await shop.open("spb", "cart");
  await page.setViewportSize({ width: isMobile ? 320 : 1024, height: 800 });
  const list = related(shop).getByRole("list");
  const left = () => list.evaluate((element) => element.scrollLeft);
  if (shop.scripts && !isMobile) {
    await related(shop)
      .getByRole("button", { name: shop.t("cart:related.later") })
      .click();
    await expect.poll(left).toBeGreaterThan(0);
    await related(shop)
      .getByRole("button", { name: shop.t("cart:related.earlier") })
      .click();
    await expect.poll(left).toBe(0);
  }
  await list.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(left).toBeGreaterThan(0);
});
