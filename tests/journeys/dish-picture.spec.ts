import { hold } from "../support/journeys/held";
import { expect, test } from "../support/journeys/journey";

test.use({ pictures: true });

test("the card's picture stands in the dialog until the sharp one is there", async ({ shop, page }) => {
  // The dialog rises into its place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await shop.open("spb");
  const card = shop.card("california");
  await card.scrollIntoViewIfNeeded();
  const known = await card.locator("img").evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    return picture.currentSrc;
  });
  const data = await hold(page, /\/product\/california.*data/);
  const sharp = await hold(page, /\/pictures\/w(720|960)\/.*california/);
  await card
    .getByRole("link", { name: shop.dish("california") })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: shop.dish("california") });
  const first = dialog.locator("img").first();
  await expect(first).toHaveJSProperty("currentSrc", known);
  const place = await first.boundingBox();
  await data();
  await expect(dialog.getByRole("button", { name: shop.t("product:add") })).toBeVisible();
  await expect(first).toHaveJSProperty("currentSrc", known);
  await expect(first).toBeVisible();
  expect(await first.boundingBox()).toEqual(place);
  await sharp();
  await expect(first).toBeHidden();
  expect(await dialog.locator("img").nth(1).boundingBox()).toEqual(place);
});
