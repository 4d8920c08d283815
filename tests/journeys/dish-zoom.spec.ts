import { expect, test } from "../support/journeys/journey";

test.use({ pictures: true });

test("the picture of a dish, as large as there is one: over the dish, which stays open, or on a page that leads back", async ({
  shop,
  page,
  isMobile,
}) => {
  const { t } = shop;
  const name = shop.dish("california");
  const enlarge = shop.content.getByRole("link", { name: t("product:picture.enlarge") });

  if (!shop.scripts) {
    await shop.open("spb", "product/california");
    await enlarge.click();
    await expect(page).toHaveURL(/\/spb\/product\/california\/picture\?/);
    await expect(shop.main.getByRole("heading", { level: 1, name })).toBeVisible();
    const file = shop.main.getByRole("link", { name: t("product:picture.full") });
    await expect(file.getByRole("img", { name })).toBeVisible();
    const answer = await page.request.get((await file.getAttribute("href")) ?? "");
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    await shop.main.getByRole("link", { name: t("product:picture.back") }).click();
    await expect(page).toHaveURL(/\/spb\/product\/california(\?|$)/);
    return;
  }

  await shop.open("spb");
  await shop.card("california").getByRole("link", { name }).first().click();
  const dialogs = page.getByRole("dialog");
  const large = dialogs.getByRole("img", { name });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () =>
      dialogs
        .last()
        .getByRole("button", { name: t("common:close") })
        .click(),
    () => page.goBack(),
  ]) {
    await dialogs.getByRole("link", { name: t("product:picture.enlarge") }).click();
    await expect(dialogs).toHaveCount(2);
    await expect(dialogs.last()).toHaveAccessibleName(name);
    await expect(large).toBeVisible();
    await close();
    await expect(dialogs).toHaveCount(1);
    await expect(dialogs.getByRole("link", { name: t("product:picture.enlarge") })).toBeFocused();
  }
  await expect(dialogs.getByRole("heading", { level: 1, name })).toBeVisible();

  if (!isMobile) return;
  await dialogs.getByRole("link", { name: t("product:picture.enlarge") }).click();
  const press = dialogs.last().getByRole("button", { name: t("product:picture.full") });
  await expect(press).toBeEnabled();
  const natural = await large.evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  const width = async () => (await large.boundingBox())?.width;
  expect(await width()).toBeLessThan(natural);
  await press.click();
  await expect(press).toHaveAttribute("aria-pressed", "true");
  expect(await width()).toBe(natural);
  // The pressed place, the middle, stays in the middle of the window.
  const middle = await large.evaluate((picture) => {
    const { left, width } = picture.getBoundingClientRect();
    return left + width / 2 - window.innerWidth / 2;
  });
  expect(Math.abs(middle)).toBeLessThan(2);
  await press.click();
  await expect(press).toHaveAttribute("aria-pressed", "false");
  expect(await width()).toBeLessThan(natural);
});
