import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

/** Style sheets that were fetched or preloaded and that nothing of the document uses: Chromium warns of them. */
async function unused({ page }: Visitor) {
  return page.evaluate(() => {
    const used = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);
    const preloaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .concat(preloaded.map(({ href }) => href))
      .filter((address) => address.endsWith(".css") && !used.includes(address));
  });
}

test("every style sheet that a page fetches is one that it uses", async ({ shop, page }) => {
  const { t } = shop;
  // The menu of somebody who is new here has its styles in the page itself.
  await shop.open("spb");
  expect(await page.locator("style[data-href]").count()).toBeGreaterThan(0);
  await shop
    .card("philadelphia")
    .getByRole("link", { name: shop.dish("philadelphia") })
    .click();
  await expect(shop.content.getByRole("heading", { name: shop.dish("philadelphia") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await unused(shop), "the menu with a dish over it").toEqual([]);
  await page.getByRole("button", { name: t("common:close") }).click();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common:shops") })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:shops") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await unused(shop), "another page after the menu").toEqual([]);

  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  for (const path of ["", "product/philadelphia", "cart", "checkout"]) {
    await shop.open("spb", path);
    await page.waitForLoadState("networkidle");
    expect(await unused(shop), path || "menu").toEqual([]);
  }
});
