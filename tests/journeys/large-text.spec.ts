import { expect, test } from "../support/journeys/journey";
import { illegible, standingOut } from "../support/journeys/legible";
import { pagesOf, wordyScenes } from "../support/journeys/pages";

// What the browser's own setting of the text's size does: `rem`, and `em` in media queries, follow it.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: launchOptions.args?.map((arg) => arg.replace(/^--blink-settings=.*/, "$&,defaultFontSize=32")),
    }),
});

for (const scene of wordyScenes) {
  test.describe(`${scene.where}, ${scene.language}`, () => {
    test.use({ where: scene.where, language: scene.language });

    test("with text of twice the size nothing is cut, and no word stands over another", async ({ shop, page }) => {
      test.slow();
      for await (const path of pagesOf(shop, scene)) {
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
        for (const width of [390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await standingOut(shop), `${path}, ${width} wide`).toEqual([]);
          expect(await illegible(shop), `${path}, ${width} wide`).toEqual([]);
        }
      }
    });
  });
}

test.describe("the notice of a first visit", () => {
  test.use({ language: "de" });

  test("keeps its button in a narrow window", async ({ shop, page }) => {
    await page.context().clearCookies({ name: "accept-cookies" });
    await page.setViewportSize({ width: 320, height: 900 });
    await shop.open("spb");
    const box = await page.getByRole("button", { name: shop.t("common:cookies.accept") }).boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(308);
  });
});
