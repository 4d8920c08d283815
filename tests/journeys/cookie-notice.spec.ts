import { expect, test, type Visitor } from "../support/journeys/journey";
import { pagesOf, wordyScenes } from "../support/journeys/pages";

const [scene] = wordyScenes;

test.use({ where: scene.where, language: scene.language, viewport: { width: 390, height: 844 } });

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

test("the cookie notice covers no control at the end of any page of a phone", async ({ shop, page }) => {
  test.slow();
  await page.context().clearCookies({ name: "accept-cookies" });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const under = await covered(shop);
    if (under.length > 0) found[name] = under;
  };
  for await (const name of pagesOf(shop, scene)) await look(name);
  await shop.open(scene.city, "together");
  await look("together");
  await shop.main.getByRole("button", { name: shop.t("group:none.open") }).click();
  await expect(shop.main.getByRole("heading", { name: shop.t("group:people.title") })).toBeVisible();
  await look("together, opened");
  expect(found).toEqual({});
});
