import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../support/journey";

/** What stands around every page: notices, and what is said while a page is on its way. */

test.describe("the cookie notice", () => {
  // Every other journey has read it.
  test.beforeEach(({ shop }) => shop.page.context().clearCookies({ name: "accept-cookies" }));

  test("comes once, moves nothing, is closed, and stays away", async ({ shop, page }) => {
    const notice = page.getByRole("form", { name: shop.t("shell:cookies.label") });
    await page.addInitScript(() => {
      const changes: string[] = [];
      const look = () => {
        const form = document.querySelector("form[action^='/cookie-consent']");
        const now = form && form.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? "shown" : "away";
        if (changes.at(-1) !== now) changes.push(now);
        requestAnimationFrame(look);
      };
      look();
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { seen: () => ({ changes, shift, at: performance.now() }) });
    });
    await shop.open("spb");
    await expect(notice).toBeVisible();
    // Only where scripts run does it wait.
    if (!shop.scripts) await expect(notice).toHaveCSS("animation-name", "none");
    if (shop.scripts) {
      const seen = await page.evaluate(() => (window as unknown as { seen: () => { changes: string[]; shift: number; at: number } }).seen());
      expect(seen.changes).toEqual(["away", "shown"]);
      expect(seen.at).toBeGreaterThan(2_000);
      expect(seen.shift).toBeLessThan(0.01);
      const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    }
    await notice.getByRole("button", { name: shop.t("shell:cookies.accept") }).click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\/spb\/$/);
    await page.reload();
    await shop.settle();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    expect((await page.context().cookies()).find(({ name }) => name === "accept-cookies")?.value).toBe("1");
  });
});
