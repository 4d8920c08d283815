import { expect, test, type Visitor } from "../support/journeys/journey";
import { brokenWords, illegible, spilled, standingOut, touching } from "../support/journeys/legible";
import { pagesOf, wordyScenes } from "../support/journeys/pages";
import { brandIds } from "../support/journeys/ports.mjs";
import { prepare } from "../support/journeys/prepare";
import { shifts, watchShiftsWithLateFonts } from "../support/journeys/shifts";

/** The lowest is a phone with keys: nothing may stay over its page. */
const windows = [{ width: 240, height: 320 }, ...[320, 390, 768, 1024].map((width) => ({ width, height: 800 }))];

/** The visible elements that stay in the window while the page scrolls. */
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

    test("nothing moves while a page is hydrated; none is wider than its window, nothing stays over a low one, and text of twice the size is whole", async ({
      shop,
      page,
    }) => {
      test.slow();
      await watchShiftsWithLateFonts(shop);
      for await (const path of pagesOf(shop, scene)) {
        expect(await shifts(page), path).toEqual([]);
        for (const size of windows) {
          await page.setViewportSize(size);
          expect(await standingOut(shop), `${path}, ${size.width} wide`).toEqual([]);
          expect(await spilled(shop), `${path}, ${size.width} wide`).toEqual([]);
          expect(await touching(shop), `${path}, ${size.width} wide`).toEqual([]);
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

test.describe("a phone's search results", () => {
  test.use({ language: "ru", viewport: { width: 390, height: 844 } });

  test("have their hearts below each other, beside the names", async ({ shop, page }) => {
    await shop.open("spb", "?search=%D1%82%D0%BE%D0%BC");
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const places = await shop.main.getByRole("listitem").evaluateAll((cards) =>
        cards.flatMap((card) => {
          const [heart, name] = [card.querySelector(":scope > button"), card.querySelector("h3 a")];
          if (!heart || !name) return [];
          const range = document.createRange();
          range.selectNodeContents(name);
          const { left, right } = heart.getBoundingClientRect();
          return [`${Math.round(right)} ${range.getBoundingClientRect().right <= (left + right) / 2 - 11}`];
        }),
      );
      expect(places.length).toBeGreaterThan(2);
      expect(new Set(places).size, `${width} wide`).toBe(1);
      expect(places[0]).toMatch(/true$/);
    }
  });
});

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

for (const language of ["en", "ru", "tr", "uz"] as const)
  test.describe(`a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test("breaks no word without a hyphen on a dish's page and in the order form, and no heading touches a switch", async ({
      shop,
      page,
    }) => {
      const ready = await prepare(shop, "spb").cart("philadelphia");
      await ready.signedIn();
      await ready.address();
      for (const path of ["product/philadelphia-light", "checkout"]) {
        await shop.open("spb", path);
        for (const width of [390, 360, 320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await brokenWords(shop, "dl, nav, header, h2, [role=group]"), `${path}, ${width} wide`).toEqual([]);
          expect(await touching(shop), `${path}, ${width} wide`).toEqual([]);
        }
      }
    });
  });

/** The heights of the menu's cards by the keys of their dishes, and one card of each kind that can be added. */
async function cards({ page }: Visitor) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const heights: Record<string, number> = {};
    const kinds: Record<string, string> = {};
    for (const card of document.querySelectorAll<HTMLElement>("main li:has(h3)")) {
      card.style.setProperty("content-visibility", "visible");
      const list = card.parentElement;
      const key = decodeURIComponent(card.querySelector("h3 a")?.getAttribute("href")?.split("/").pop() ?? "");
      heights[`${key} in ${list?.closest("[id]")?.id}`] = Math.round(card.getBoundingClientRect().height);
      const add = card.querySelector<HTMLButtonElement>("button[name^='?product_key=']");
      const kind = [list?.closest("section")?.className, card === list?.firstElementChild, add?.dataset.step];
      if (add) kinds[[...kind, card.querySelector("b")?.textContent?.length].join()] = key;
    }
    return { heights, kinds: Object.values(kinds) };
  });
}

const [sushi, shawarma] = [
  ["philadelphia", "set-maki"],
  ["ml-classic", "ml-wings"],
];

for (const { where, language, city, favourites } of [
  { where: "nori", language: "de", city: "berlin", favourites: sushi },
  { where: "nori", language: "uz", city: "almaty", favourites: sushi },
  { where: "nori", language: "tr", city: "istanbul", favourites: sushi },
  { where: "mylavash", language: "ru", city: "spb", favourites: shawarma },
  { where: "mylavash", language: "uk", city: "kyiv", favourites: shawarma },
  { where: "mylavash", language: "en", city: "almaty", favourites: shawarma },
] as const)
  test.describe(`${where}, ${language}, the menu of ${city}`, () => {
    test.use({ where, language });

    test("no card grows or shrinks when its dish is added, and no word lies over another", async ({ shop, page }) => {
      test.slow();
      const ready = await prepare(shop, city).favourites(...favourites);
      const heights = async () => {
        const found = new Map<string, number>();
        await shop.open(city);
        for (const width of [320, 360, 390, 480, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const byCard = Object.entries((await cards(shop)).heights);
          for (const [card, height] of byCard) found.set(`${card}, ${width} wide`, height);
        }
        return found;
      };
      const before = await heights();
      await ready.cart(...(await cards(shop)).kinds);
      const changed = [...(await heights())].flatMap(([card, height]) => {
        const was = before.get(card) ?? 0;
        return Math.abs(height - was) > 1 ? [`${card}: ${was} → ${height}`] : [];
      });
      expect(changed).toEqual([]);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await illegible(shop), `${width} wide`).toEqual([]);
      }
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
