import { expect, test, type Visitor } from "../support/journeys/journey";
import { brokenWords, illegible, spilled, standingOut } from "../support/journeys/legible";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { brandIds } from "../support/journeys/ports.mjs";
import { prepare } from "../support/journeys/prepare";

/** The lowest is a phone with keys: nothing may stay over its page. */
const windows = [{ width: 240, height: 320 }, ...[320, 390, 768, 1024].map((width) => ({ width, height: 800 }))];

/** What stays in the window while the page scrolls, and can be seen. */
async function staying({ page }: Visitor) {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => {
        const { position, bottom, visibility } = getComputedStyle(element);
        const { height, top } = element.getBoundingClientRect();
        const sticks = position === "fixed" || (position === "sticky" && bottom !== "auto");
        // A message at the top goes by itself.
        const isLow = top > window.innerHeight / 2;
        return sticks && isLow && height > 8 && visibility === "visible" && !element.closest("dialog");
      })
      .map((element) => `${element.tagName} ${element.getAttribute("class") ?? ""}`),
  );
}

/** The browser's own setting, which `rem`, and `em` in media queries, follow. */
async function setTextSize({ page }: Visitor, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === `${size}px`, standard);
}

for (const scene of wordyScenes) {
  test.describe(`${scene.where}, ${scene.language}`, () => {
    test.use({ where: scene.where, language: scene.language });

    test("no page is wider than its window, nothing stays over a low one, and text of twice the size is whole", async ({
      shop,
      page,
    }) => {
      test.slow();
      for await (const path of pagesOf(shop, scene)) {
        for (const size of windows) {
          await page.setViewportSize(size);
          expect(await standingOut(shop), `${path}, ${size.width} wide`).toEqual([]);
          expect(await spilled(shop), `${path}, ${size.width} wide`).toEqual([]);
          // Names of dishes and addresses are the chain's and the visitor's; browsers hyphenate those with a dictionary that this one lacks.
          if ([390, 1024].includes(size.width))
            expect(await brokenWords(shop), `${path}, ${size.width} wide`).toEqual([]);
          if (size.height < 480) expect(await staying(shop), `${path}, ${size.height} high`).toEqual([]);
        }
        await setTextSize(shop, 32);
        for (const width of [390, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await standingOut(shop), `${path}, ${width} wide, large text`).toEqual([]);
          expect(await illegible(shop), `${path}, ${width} wide, large text`).toEqual([]);
        }
        await setTextSize(shop, 16);
      }
    });
  });
}

for (const where of brandIds)
  for (const { language, city } of [
    { language: "de", city: "berlin" },
    { language: "ru", city: "spb" },
    { language: "uz", city: "almaty" },
  ] as const)
    test.describe(`${where}, ${language}, a phone with text of twice the size`, () => {
      test.use({ where, language, viewport: { width: 390, height: 844 } });

      test("has no banner whose title breaks inside a word", async ({ shop, page }) => {
        await shop.open(city);
        await setTextSize(shop, 32);
        const banners = shop.main.getByRole("region", { name: shop.t("menu:banners") });
        await expect(banners.getByRole("heading").first()).toBeVisible();
        expect(await brokenWords(shop, "main li h2")).toEqual([]);
        expect(await illegible(shop)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 844 });
        expect(await brokenWords(shop, "main li h2")).toEqual([]);
      });
    });

test.describe("a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("shows a dish's name in its first window, and the cart under a low header", async ({ shop, page }) => {
    const header = async () => (await page.getByRole("banner").boundingBox())?.height;
    await shop.open("spb", "product/philadelphia");
    await expect(page.getByRole("heading", { level: 1, name: shop.dish("philadelphia") })).toBeInViewport({ ratio: 1 });
    expect(await header()).toBeLessThanOrEqual(64);
    await prepare(shop, "spb").cart("philadelphia");
    await shop.open("spb", "cart");
    expect(await header()).toBeLessThanOrEqual(64);
    // The way to change where it goes is the cart's own.
    await expect(shop.main.getByRole("link", { name: shop.t("basket:where.choose") }).first()).toBeVisible();
  });

  test("pays without the footer's links below the ways to pay", async ({ shop, page }) => {
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.signedIn();
    await ready.address();
    await page.goto(await ready.stored("cardOnline"));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toBeVisible();
    await expect(footer.getByRole("link", { name: shop.t("common:jobs") })).toHaveCount(0);
  });
});

test.describe("the notice of a first visit", () => {
  test.use({ language: "de" });

  test("keeps its button in a narrow window with large text", async ({ shop, page }) => {
    await page.context().clearCookies({ name: "accept-cookies" });
    await page.setViewportSize({ width: 320, height: 900 });
    await shop.open("spb");
    await setTextSize(shop, 32);
    const box = await page.getByRole("button", { name: shop.t("common:cookies.accept") }).boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(308);
  });
});
