import type { Page } from "@playwright/test";
import { expect, heavyFiles, test } from "../support/journeys/journey";

/** What a browser would run; structured data for search engines is none. */
const SCRIPTS = 'script:not([type="application/ld+json"])';

/** Without scripts the switch of a page with a form is in that form, and the footer leads to it. */
async function pressIn(page: Page, checked: boolean, name: string) {
  const link = page.getByRole("contentinfo").getByRole("link", { name });
  if ((await link.count()) > 0) await link.click();
  await page.getByRole("switch", { name, checked }).click();
}

test("a switch in the footer leads to pages without scripts and web fonts, and back", async ({ shop, page }) => {
  const { t } = shop;
  const footer = page.getByRole("contentinfo");
  await shop.open("spb", "shops");
  await footer.getByRole("switch", { name: t("common:lite.name"), checked: false }).click();
  await expect(footer.getByRole("switch", { name: t("common:lite.name"), checked: true })).toBeVisible();
  await expect(page).toHaveURL(/\/spb\/shops$/);

  const heavy = heavyFiles(page);
  for (const path of ["", "shops", "product/philadelphia", "cities"]) {
    await page.goto(`/spb/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.locator(SCRIPTS).count(), path).toBe(0);
  }
  expect(heavy).toEqual([]);

  await pressIn(page, true, t("common:lite.name"));
  await expect(footer.getByRole("switch", { name: t("common:lite.name"), checked: false })).toBeVisible();
  await shop.settle();
  expect(heavy.length).toBeGreaterThan(0);

  await test.step("the list of cities has it, too", async () => {
    await page.goto("/");
    await shop.settle();
    await pressIn(page, false, t("common:lite.name"));
    await expect(page.locator("html[data-lite]")).toHaveCount(1);
    await expect(page).toHaveURL(/\/$/);
    expect(await page.locator(SCRIPTS).count()).toBe(0);
    await pressIn(page, true, t("common:lite.name"));
    await expect(page.locator("html:not([data-lite])")).toHaveCount(1);
  });
});
