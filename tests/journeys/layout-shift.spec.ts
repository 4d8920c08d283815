import { expect, test } from "../support/journeys/journey";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { shifts, watchShiftsWithLateFonts } from "../support/journeys/shifts";

// On a desktop the pages whose widths are measured are asked the same.
for (const scene of wordyScenes) {
  test.describe(`${scene.where}, ${scene.language}`, () => {
    test.use({ where: scene.where, language: scene.language });

    test(
      "nothing moves while a page is hydrated, nor when its fonts come after that",
      { tag: "@phone" },
      async ({ shop, page }) => {
        test.slow();
        await watchShiftsWithLateFonts(shop);
        const moved: Record<string, string[]> = {};
        for await (const name of pagesOf(shop, scene)) {
          const found = await shifts(page);
          if (found.length > 0) moved[name] = found;
        }
        expect(moved).toEqual({});
      },
    );
  });
}
