import { expect, test, type Visitor } from "../support/journeys/journey";

/** The files of texts that the page has fetched. */
const textFiles = ({ page }: Visitor) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/([\w-]*texts-\w+)-[^/]+\.js$/.exec(name)?.[1] ?? []),
  );

/** Fetched once the page can be used: the footer's, and the menu's favourites. */
const LATER = ["favourites-texts-en", "frame-texts-en"];

/** Answers no request for data before a file of texts has been asked for. */
async function dataAfter({ page }: Visitor, file: string) {
  const asked = page.waitForRequest((request) => request.url().includes(`/${file}-`));
  await page.route(/\.data(\?|$)/, async (route) => {
    await asked;
    await route.continue();
  });
}

test("the menu fetches its own texts only, and a page's texts come with its data", async ({ shop, page }) => {
  await shop.open("spb");
  await expect.poll(async () => (await textFiles(shop)).sort()).toEqual([...LATER, "texts-en"]);
  await dataAfter(shop, "place-texts-en");
  await (await shop.footerLink(shop.t("common:shops"))).click();
  await expect(page.getByRole("heading", { level: 1, name: shop.t("common:shops") })).toBeVisible();
  expect((await textFiles(shop)).sort()).toEqual([...LATER, "maps-texts-en", "place-texts-en", "texts-en"]);
});

test("a modal's texts come with its data", async ({ shop, page }) => {
  await shop.open("spb");
  await dataAfter(shop, "place-texts-en");
  await page
    .getByRole("banner")
    .getByRole("link", { name: shop.t("common:enterAddress") })
    .click();
  await expect(shop.content.getByRole("heading", { level: 1, name: shop.t("place:orderType") })).toBeVisible();
  expect((await textFiles(shop)).filter((file) => !LATER.includes(file))).toEqual(["texts-en", "place-texts-en"]);
});

test("a page that is opened by its address comes with its texts", async ({ shop, page }) => {
  await shop.open("spb", "shops");
  const preloaded = await page
    .locator('link[rel="modulepreload"][href*="texts-"]')
    .evaluateAll((links) =>
      links.map((link) => /\/([\w-]*texts-\w+)-[^/]+$/.exec(link.getAttribute("href") ?? "")?.[1]),
    );
  expect(preloaded).toEqual(["texts-en", "place-texts-en", "maps-texts-en"]);
  const fetched = (await textFiles(shop)).filter((file) => !LATER.includes(file));
  expect([...new Set(fetched)].sort()).toEqual([...preloaded].sort());
});
