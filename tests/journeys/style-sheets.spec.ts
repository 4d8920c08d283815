import { expect, test, type Visitor } from "../support/journeys/journey";
import { standingOut } from "../support/journeys/legible";
import { prepare } from "../support/journeys/prepare";
import { places } from "../support/sandbox/seed";

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
  // The menu of somebody who is new here has its styles in the page itself: the frame's, and its own.
  await shop.open("spb");
  expect(await page.locator("head > style:not([nonce])").count()).toBe(3);
  await shop
    .card("philadelphia")
    .getByRole("link", { name: shop.dish("philadelphia") })
    .click();
  await expect(shop.content.getByRole("heading", { name: shop.dish("philadelphia") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await unused(shop), "the menu with a dish over it").toEqual([]);
  await page.getByRole("button", { name: t("common:close") }).click();
  await (await shop.footerLink(t("common:shops"))).click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:shops") })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await unused(shop), "another page after the menu").toEqual([]);

  await test.step("the phone's way to the cart stays out of a wide window when a restaurant is chosen over the menu", async () => {
    await shop.open("spb");
    await shop.add("set-maki");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("common:takeaway"), exact: true })
      .click();
    await shop.pickUpAt(places.spb.shop);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("#cart").getByRole("link", { name: shop.checkoutWords })).toBeVisible();
    await expect(page.locator("a[data-foot]")).toBeHidden();
  });

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

/** The page's linked sheets in the order in which they apply. */
const sheetsOf = ({ page }: Visitor) =>
  page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) =>
      links.map((link) => /\/([a-z-]+)-[\w-]{8}\.css$/.exec((link as HTMLLinkElement).href)?.[1]),
    );

/** A page with the menu's styles only, one with a map that comes later, and others. */
const pages = ["", "product/philadelphia", "shops", "address/map", "promotions"];

test("on each page the styles of all pages come last, once, behind its own", async ({ shop, page }) => {
  test.slow();
  for (const [place, from] of pages.entries()) {
    await shop.open("spb", from);
    // The first styles of the menu stand in the page itself.
    const own = from ? ["frame-styles", "later-styles", "page-styles"] : ["later-styles", "menu-later-styles"];
    // Each page is once the first that is gone to: only then sheets are still missing.
    for (const to of [...pages.slice(place + 1), ...pages.slice(0, place)]) {
      await page.evaluate(
        (path) =>
          (window as unknown as { __remixRouter: { navigate(path: string): Promise<void> } }).__remixRouter.navigate(
            path,
          ),
        `/spb/${to}`,
      );
      await expect
        .poll(() => sheetsOf(shop), `${from || "menu"}, then ${to || "menu"}`)
        .toEqual([...own, "other-styles"]);
    }
  }
});

test.describe("with long words", () => {
  test.use({ language: "ru", viewport: { width: 320, height: 640 } });

  test("no page is wider than a phone before the styles below its first window have arrived", async ({
    shop,
    page,
  }) => {
    await page.route(/later-styles-.*\.css/, (route) => route.fulfill({ contentType: "text/css", body: "" }));
    for (const path of pages) {
      await shop.open("spb", path);
      expect(await standingOut(shop), path || "menu").toEqual([]);
    }
  });
});
