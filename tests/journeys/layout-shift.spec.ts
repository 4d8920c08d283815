import { expect, test } from "../support/journeys/journey";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { prepare } from "../support/journeys/prepare";
import { shifts, watchShifts } from "../support/journeys/shifts";

for (const scene of wordyScenes) {
  test.describe(`${scene.where}, ${scene.language}`, () => {
    test.use({ where: scene.where, language: scene.language });

    test("nothing moves while a page is hydrated, nor when its fonts come after that", async ({ shop, page }) => {
      test.slow();
      await page.route(/\.woff2/, async (route) => {
        await shop.settle();
        await route.continue();
      });
      await watchShifts(page);
      const moved: Record<string, string[]> = {};
      for await (const name of pagesOf(shop, scene)) {
        const found = await shifts(page);
        if (found.length > 0) moved[name] = found;
      }
      expect(moved).toEqual({});
    });
  });
}

test(
  "the balance of points takes the place of their name in the header",
  { tag: "@desktop" },
  async ({ shop, page }) => {
    await prepare(shop, "spb").signedIn();
    await watchShifts(page);
    await shop.open("spb", "promotions");
    await expect(page.getByRole("banner").getByText(/^\d+$/)).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  },
);
