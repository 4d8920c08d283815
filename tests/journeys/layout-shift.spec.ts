import type { Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { prepare } from "../support/journeys/prepare";

type Shift = PerformanceEntry & { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = ((window as unknown as { shifts: string[] }).shifts = []) as string[];
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          seen.push(`${node?.textContent?.slice(0, 60)}: ${place(previousRect)} → ${place(currentRect)}`);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The layout shifts of the document so far, each as the text that moved, from where to where. */
async function shifts(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: string[] }).shifts;
  });
}

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
