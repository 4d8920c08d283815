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

test("each page fetches its own texts and scripts, and no others", async ({ shop, page }) => {
  const { t } = shop;
  const own = async () => (await textFiles(shop)).filter((file) => !LATER.includes(file));

  await test.step("a page that is opened by its address comes with its texts", async () => {
    await shop.open("spb", "shops");
    const preloaded = await page
      .locator('link[rel="modulepreload"][href*="texts-"]')
      .evaluateAll((links) =>
        links.map((link) => /\/([\w-]*texts-\w+)-[^/]+$/.exec(link.getAttribute("href") ?? "")?.[1]),
      );
    expect(preloaded).toEqual(["texts-en", "place-texts-en", "maps-texts-en"]);
    expect([...new Set(await own())].sort()).toEqual([...preloaded].sort());
  });

  await test.step("a modal's texts come with its data", async () => {
    await shop.open("spb");
    await dataAfter(shop, "place-texts-en");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("common:enterAddress") })
      .click();
    await expect(shop.content.getByRole("heading", { level: 1, name: t("place:orderType") })).toBeVisible();
    expect(await own()).toEqual(["texts-en", "place-texts-en"]);
  });

  await test.step("the fresh menu preloads its own scripts, and none of its later ones", async () => {
    const html = await (await page.request.get("/spb/")).text();
    const preloaded = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(preloaded.some((href) => href.includes("/menu-"))).toBe(true);
    expect(preloaded.filter((href) => href.includes("/later-scripts-"))).toEqual([]);
  });

  await test.step("the menu fetches its own texts only, and a page's texts come with its data", async () => {
    await shop.open("spb");
    await expect.poll(async () => (await textFiles(shop)).sort()).toEqual([...LATER, "texts-en"]);
    await dataAfter(shop, "place-texts-en");
    await (await shop.footerLink(t("common:shops"))).click();
    await expect(page.getByRole("heading", { level: 1, name: t("common:shops") })).toBeVisible();
    expect((await textFiles(shop)).sort()).toEqual([...LATER, "maps-texts-en", "place-texts-en", "texts-en"]);
  });

  await test.step("the scripts of a dish load when its card is pressed, before the click", async () => {
    await shop.open("spb");
    const script = page.waitForRequest(/\/product\.route-[^/]+\.js$/);
    await shop.card("set-maki").getByRole("link").first().hover();
    const sheets = page.locator('link[rel="stylesheet"]');
    const before = await sheets.count();
    await page.mouse.down();
    await script;
    expect(page.url()).not.toContain("modal=");
    expect(await sheets.count()).toBe(before);
    await page.mouse.up();
    await expect(page.getByRole("dialog").getByRole("heading", { name: shop.dish("set-maki") })).toBeVisible();
  });
});
