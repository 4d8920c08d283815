import { expect, test } from "../support/journeys/journey";

test("the category bar follows the reader, and from far down a button leads back", async ({ shop, page }) => {
  const { t, main } = shop;
  await shop.open("spb");
  const links = page.getByRole("navigation", { name: t("menu:categories") }).getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  const up = page.getByRole("button", { name: t("common:toTop") });
  await expect(current).toHaveAttribute("href", (await links.first().getAttribute("href")) ?? "");
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 1400));
  await expect(up).toHaveCount(0);
  await main.locator("#group-drinks").evaluate((group) => group.scrollIntoView({ block: "start" }));
  await expect(current).toHaveAttribute("href", "#group-drinks");
  await up.click();
  await expect(main).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(current).toHaveAttribute("href", (await links.first().getAttribute("href")) ?? "");
  await expect(up).toHaveCount(0);
});

test("what sticks to the window stays where it is while a dialog is open over the page", async ({ shop, page }) => {
  await shop.open("spb");
  await shop.main.locator("#group-drinks").evaluate((group) => group.scrollIntoView({ block: "start" }));
  const bar = page.getByRole("navigation", { name: shop.t("menu:categories"), includeHidden: true });
  await expect(bar).toBeInViewport();
  const dish = shop.card("lemonade-citrus").getByRole("link", { name: shop.dish("lemonade-citrus") });
  await dish.scrollIntoViewIfNeeded();
  const before = await bar.boundingBox();
  await dish.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await bar.boundingBox()).toEqual(before);
});
