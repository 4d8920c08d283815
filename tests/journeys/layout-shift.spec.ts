import { expect, test, type Visitor } from "../support/journeys/journey";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { shifts, watchShiftsWithLateFonts } from "../support/journeys/shifts";

// widths.spec.ts asks the same of a desktop.

/** The controls that the notice covers where the page ends. Further up a visitor can scroll them out from under it. */
const covered = ({ page }: Visitor) =>
  page.evaluate(() => {
    const notice = document.querySelector<HTMLElement>("[data-notice]");
    if (!notice) return ["no notice"];
    // The notice comes after 2 s, and where it takes the place of the bar, the bar goes then.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
    const { top, bottom, left, right } = notice.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary, label");
    return [...controls]
      .filter((control) => !control.closest("[data-notice]") && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const at = control.getBoundingClientRect();
        const isSeen = at.width > 2 && at.height > 2 && at.bottom > 0 && at.top < window.innerHeight;
        return isSeen && at.top < bottom - 1 && at.bottom > top + 1 && at.left < right && at.right > left;
      })
      .map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 80));
  });

for (const [number, scene] of wordyScenes.entries()) {
  const isNew = number === 0;
  test.describe(`${scene.where}, ${scene.language}`, () => {
    test.use({ where: scene.where, language: scene.language });

    test(
      `nothing moves while a page is hydrated, nor when its fonts come after that${isNew ? "; the cookie notice covers no control at its end" : ""}`,
      { tag: "@phone" },
      async ({ shop, page }) => {
        test.slow();
        if (isNew) await page.context().clearCookies({ name: "accept-cookies" });
        await watchShiftsWithLateFonts(shop);
        const found: Record<string, string[]> = {};
        const look = async (name: string) => {
          const wrong = [...(await shifts(page)), ...(isNew ? await covered(shop) : [])];
          if (wrong.length > 0) found[name] = wrong;
        };
        for await (const name of pagesOf(shop, scene)) await look(name);
        if (isNew) {
          await shop.open(scene.city, "together");
          await look("together");
          await shop.main.getByRole("button", { name: shop.t("group:none.open") }).click();
          await expect(shop.main.getByRole("heading", { name: shop.t("group:people.title") })).toBeVisible();
          expect(await covered(shop), "together, opened").toEqual([]);
        }
        expect(found).toEqual({});
      },
    );
  });
}
