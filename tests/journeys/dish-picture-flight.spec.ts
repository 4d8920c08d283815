import type { Locator, Page } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test, type Visitor } from "../support/journeys/journey";

test.use({ pictures: true });

/** The copies of pictures stand still at their beginning until `land` lets them arrive. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      if (this instanceof HTMLImageElement) animation.pause();
      return animation;
    };
  }),
);

const DATA = /\/product\/california.*data/;

const copies = (page: Page) => page.locator("body > img");

const arriveAlmost = (page: Page) =>
  copies(page).evaluate((copy) => {
    for (const animation of copy.getAnimations())
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.01;
  });
const land = (page: Page) => copies(page).evaluate((copy) => copy.getAnimations().forEach((one) => one.finish()));

type Box = { x: number; y: number; width: number; height: number };

/** The square of a dish within its element, whose lower edge can have a padding. */
const drawn = (picture: Locator): Promise<Box> =>
  picture.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const side = Math.min(width, height - parseFloat(getComputedStyle(element).paddingBottom));
    return { x: x + (width - side) / 2, y, width: side, height: side };
  });

async function expectAt(page: Page, place: Box) {
  const box = await drawn(copies(page));
  for (const edge of ["x", "y", "width", "height"] as const) expect(box[edge], edge).toBeCloseTo(place[edge], 0);
}

/** A card's picture grows a little around its middle while the mouse is over it. */
async function expectAtCard(page: Page, card: Locator) {
  const [copy, picture] = [await drawn(copies(page)), await drawn(card.locator("img"))];
  expect(copy.x + copy.width / 2).toBeCloseTo(picture.x + picture.width / 2, 0);
  expect(copy.y + copy.height / 2).toBeCloseTo(picture.y + picture.height / 2, 0);
  expect(Math.abs(copy.width / picture.width - 1)).toBeLessThan(0.1);
}

const titleOf = (page: Page) => page.getByRole("dialog").getByRole("heading", { level: 1 });

async function press(shop: Visitor, key: string) {
  const card = shop.card(key);
  await card.scrollIntoViewIfNeeded();
  await card.locator("img").evaluate((picture: HTMLImageElement) => picture.decode());
  await card
    .getByRole("link", { name: shop.dish(key) })
    .first()
    .click();
  return card;
}

test("the card's picture grows into the dish, shrinks back into its card, and leaves nothing behind", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: t("product:add") });
  const sharp = dialog.locator("[data-dish] img").last();

  await test.step("it grows while the dish's data loads; its name and price are there at once, and stay", async () => {
    await shop.open("spb");
    const data = await hold(page, DATA);
    const price = (await shop.card("california").locator("div > b").innerText()).trim();
    const card = await press(shop, "california");
    await expect(titleOf(page)).toHaveText(shop.dish("california"));
    // The dialog is there, with the focus, before the picture has arrived.
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await expectAtCard(page, card);
    const picture = dialog.locator("img").first();
    await expect(picture).toBeHidden();
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
    await arriveAlmost(page);
    await expectAt(page, await drawn(picture));
    await expect(dialog.getByText(price, { exact: true })).toBeVisible();
    await expect(add).toHaveCount(0);
    const title = await titleOf(page).boundingBox();
    await data();
    await expect(add).toBeVisible();
    expect((await titleOf(page).boundingBox())?.x).toBe(title?.x);
    await land(page);
    await expect(copies(page)).toHaveCount(0);
    await expect(sharp).toBeVisible();

    const large = await drawn(sharp);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expectAt(page, large);
    await arriveAlmost(page);
    await expectAtCard(page, card);
    await land(page);
    await expect(copies(page)).toHaveCount(0);
  });

  await test.step("opened, closed and opened at once it leaves nothing behind", async () => {
    for (let time = 0; time < 3; time++) {
      await press(shop, "california");
      await expect(titleOf(page)).toHaveText(shop.dish("california"));
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(copies(page)).toHaveCount(1);
    }
    await press(shop, "california");
    // Until the dialog is there, the copy is that of its last closing.
    await expect(titleOf(page)).toHaveText(shop.dish("california"));
    await expect(copies(page)).toHaveCount(1);
    await land(page);
    await expect(copies(page)).toHaveCount(0);
    await expect(sharp).toBeVisible();
  });

  await test.step("after turning, be it while the dialog still rises, it shrinks into the card of the other dish", async () => {
    await expect(add).toBeVisible();
    await dialog.evaluate((element) => {
      element.style.animation = "none";
      element.getBoundingClientRect();
      element.style.animation = "";
      for (const rise of element.getAnimations()) rise.pause();
    });
    await page.keyboard.press("ArrowLeft");
    await expect(titleOf(page)).toHaveText(shop.dish("philadelphia-light"));
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await arriveAlmost(page);
    await expectAtCard(page, shop.card("philadelphia-light"));
  });

  await test.step("for visitors who want no motion it stays where it is until the sharp one is there", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await shop.open("spb");
    const data = await hold(page, DATA);
    const file = await hold(page, /\/pictures\/w(720|960)\/.*california/);
    const card = await press(shop, "california");
    await expect(titleOf(page)).toHaveText(shop.dish("california"));
    const known = await card.locator("img").evaluate((picture: HTMLImageElement) => picture.currentSrc);
    const first = dialog.locator("img").first();
    await expect(first).toHaveJSProperty("currentSrc", known);
    const place = await first.boundingBox();
    await data();
    await expect(add).toBeVisible();
    await expect(first).toHaveJSProperty("currentSrc", known);
    await expect(first).toBeVisible();
    expect(await first.boundingBox()).toEqual(place);
    await file();
    await expect(first).toBeHidden();
    await expect(sharp).toBeVisible();
    expect(await sharp.boundingBox()).toEqual(place);
    await expect(copies(page)).toHaveCount(0);
  });
});
