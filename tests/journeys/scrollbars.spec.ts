import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { brandIds } from "../support/journeys/ports.mjs";

/** Classic scrollbars take their room from the page, as on Windows. Playwright hides them. */
test.use({
  launchOptions: async ({}, provide, { project }) =>
    provide({ ...project.use.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

const dishes = {
  nori: ["philadelphia", "california", "set-maki", "lemonade-citrus"],
  mylavash: ["ml-xl-beef", "ml-classic", "ml-wings", "ml-plate-pilaf"],
};

const rightOf = async (element: Locator) => {
  const box = await element.boundingBox();
  return box && Math.round(box.x + box.width);
};

/** Whether the nearest element around it that may scroll does so, and only downwards. */
const scrolls = (element: Locator) =>
  element.evaluate((inner) => {
    let box: Element | null = inner;
    while (box && getComputedStyle(box).overflowY !== "auto") box = box.parentElement;
    if (!box) return [];
    const isWide = getComputedStyle(box).overflowX === "auto" && box.scrollWidth > box.clientWidth;
    return [box.scrollHeight > box.clientHeight, isWide];
  });

/** Where everything in the page stands from left to right. Pictures grow under the pointer. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("#shop *:not(dialog, dialog *, img)")]
      .map((element) => [element.tagName, element.getBoundingClientRect()] as const)
      .filter(([, { width, right }]) => width > 1 && right > 0)
      .map(([tag, { left, right }]) => `${tag} ${Math.round(left)} ${Math.round(right)}`),
  );

/** The page behind a dialog stays. Its parts are hydrated one after the other, so one that changes meanwhile is looked at again. */
const staysBehind = (page: Page, open: () => Promise<void>) =>
  expect(async () => {
    const before = await places(page);
    await open();
    const behind = await places(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(behind).toEqual(before);
  }).toPass({ timeout: 40_000 });

for (const where of brandIds)
  test.describe(where, () => {
    test.use({ where });

    test("scrollbars put nothing out of line", async ({ shop, page }) => {
      const { t } = shop;
      const [dish = ""] = dishes[where];
      await prepare(shop, "spb").cart(...dishes[where]);
      await page.setViewportSize({ width: 1440, height: 640 });
      await shop.open("spb");
      const bar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
      expect(bar).toBeGreaterThan(8);

      await test.step("prices of the cart beside the menu end where its button ends", async () => {
        const panel = page.getByRole("complementary", { name: t("cart:title") });
        const list = panel.getByRole("list", { name: t("cart:list") });
        await expect(list).toBeVisible();
        expect(await scrolls(list)).toEqual([true, false]);
        expect(await rightOf(list)).toBe(await rightOf(panel.getByRole("link").or(panel.getByRole("button")).last()));
      });

      const dialog = page.getByRole("dialog");
      await test.step("a dish's text is as wide as its foot, and the page behind it stays", async () => {
        await staysBehind(page, async () => {
          await shop.card(dish).getByRole("link").first().click();
          const button = dialog.getByRole("button", { name: t("product:save") }).last();
          await expect(button).toBeVisible();
          const name = dialog.getByRole("heading", { level: 1 });
          expect(await scrolls(name)).toEqual([true, false]);
          expect(await rightOf(name)).toBe(await rightOf(button));
          // It would have a second scrollbar beside its column's.
          expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
        });
      });

      await test.step("the cart's drawer reaches the window's edge, and the page behind it stays", async () => {
        await page.setViewportSize({ width: 1100, height: 640 });
        await shop.card(dish).scrollIntoViewIfNeeded();
        await staysBehind(page, async () => {
          await page.locator("a[data-foot]").click();
          await expect(dialog.getByRole("list", { name: t("cart:list") })).toBeVisible();
          await expect.poll(() => rightOf(dialog)).toBe(1100);
        });
      });
    });
  });
