import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const GINGER = "ginger-portion";
const WASABI = "wasabi-portion";

test("a dish that goes with the cart is added on its page, in the order form and beside the menu", async ({
  shop,
  page,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.address();
  await ready.cart("philadelphia");
  const related = main.getByRole("region", { name: t("cart:related.title") });
  const add = related.getByRole("button", { name: `${shop.dish(GINGER)}: ${t("menu:add")}` });
  const line = main
    .getByRole("list", { name: t("cart:list") })
    .getByRole("listitem")
    .filter({ hasText: shop.dish(GINGER) });

  await test.step("on the cart's page", async () => {
    await shop.open("spb", "cart");
    await add.click();
    await expect(shop.cartLink(2)).toBeVisible();
    await expect(line).toBeVisible();
    const dish = related.getByRole("listitem").filter({ hasText: shop.dish(GINGER) });
    const less = dish.getByRole("button", { name: t("cart:line.less", { name: shop.dish(GINGER) }) });
    await expect(dish.getByRole("button", { name: t("cart:line.more", { name: shop.dish(GINGER) }) })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(shop.cartLink(3)).toBeVisible();
    await less.click();
    await expect(shop.cartLink(2)).toBeVisible();
    await less.click();
    await expect(line).toHaveCount(0);
    await expect(add).toBeVisible();
  });

  await test.step("where the list scrolls sideways by keys and by buttons", async () => {
    await ready.cart("set-maki");
    await page.setViewportSize({ width: 1024, height: 800 });
    await shop.open("spb", "cart");
    const list = related.getByRole("list");
    const left = () => list.evaluate((element) => element.scrollLeft);
    await related.getByRole("button", { name: t("cart:related.later") }).click();
    await expect.poll(left).toBeGreaterThan(0);
    await related.getByRole("button", { name: t("cart:related.earlier") }).click();
    await expect.poll(left).toBe(0);
    await list.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(left).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("in the order form, where what was typed stays", async () => {
    await shop.open("spb", "checkout");
    const username = main.getByLabel(t("checkout:username"), { exact: true });
    const comment = main.getByLabel(t("checkout:comment"));
    await username.fill("Anna");
    await shop.unfold(t("checkout:comment"));
    await comment.fill("No wasabi");
    await add.click();
    await expect(line).toBeVisible();
    await expect(username).toHaveValue("Anna");
    await expect(comment).toHaveValue("No wasabi");
    await expect(page).toHaveURL(/\/spb\/checkout/);
  });

  await test.step("in the cart's panel beside the menu", async () => {
    await shop.open("spb");
    const panel = page.getByRole("complementary", { name: t("cart:title") });
    await panel.getByText(t("cart:receipt.subtotal"), { exact: true }).scrollIntoViewIfNeeded();
    const suggested = panel.getByRole("region", { name: t("cart:related.title") });
    await suggested.getByRole("button", { name: `${shop.dish(WASABI)}: ${t("menu:add")}` }).click();
    const lines = panel.getByRole("list", { name: t("cart:list") }).getByRole("listitem");
    await expect(lines.filter({ hasText: shop.dish(WASABI) })).toBeVisible();
  });
});
