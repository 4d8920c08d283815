import type { Locator } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

test("a dish is found by its misspelled name, filters are taken off again, and the way back leads through all of it", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  const field = page.getByRole("searchbox", { name: t("menu:search.label") });
  if (shop.scripts)
    await test.step("results are in sight wherever the page was scrolled to, and when nothing is found", async () => {
      for (const words of ["filadelfya", "zzzz"]) {
        await shop.open("spb");
        await shop.card("lemonade-citrus").scrollIntoViewIfNeeded();
        await field.fill(words);
        await expect(page).toHaveURL(new RegExp(`search=${words}`));
        await expect(page.locator("#dishes").getByRole("heading", { level: 2 }).first()).toBeInViewport();
      }
    });

  await shop.open("spb");
  await field.fill("filadelfya");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=filadelfya/);
  await expect(shop.card("set-philadelphia")).toBeVisible();
  await expect(shop.card("set-maki")).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("search:asWritten") })).toBeVisible();

  await page.locator("summary", { hasText: t("menu:filters.title") }).click();
  await page.getByText(t("menu:filters.vegetarian"), { exact: true }).first().click();
  if (!shop.scripts) await page.getByRole("button", { name: t("menu:filters.apply") }).click();
  await expect(page).toHaveURL(/vegetarian=1/);
  await expect(shop.card("set-philadelphia")).toHaveCount(0);
  if (shop.scripts) await page.keyboard.press("Escape");
  await page.getByRole("link", { name: t("search:clear") }).click();
  await expect(shop.card("set-philadelphia")).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(/vegetarian=1/);
  await expect(shop.card("set-philadelphia")).toHaveCount(0);
  await page.getByRole("link", { name: t("search:all") }).click();
  await expect(shop.card("set-maki")).toBeVisible();
});

test("what is put into the cart is drawn as a counter; a tablet has one way to it beside the bottom bar, a small desktop one at a time", async ({
  shop,
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await shop.open("spb");
  await shop.add("set-maki");
  await expect(shop.more("set-maki")).toHaveCSS("border-radius", "999px");
  await page.reload();
  await expect(shop.more("set-maki")).toHaveCSS("border-radius", "999px");
  const inHeader = page.getByRole("banner").locator("a", { hasText: "₽" });
  const pill = page.locator("a[data-foot]");
  const bag = shop.t("cart:withPackaging", { sum: "9\u00a0₽" });
  await expect(pill).toContainText(bag);
  await expect(inHeader).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(inHeader).toContainText(bag);
  await expect(pill).toBeHidden();
  await shop.card("lemonade-citrus").scrollIntoViewIfNeeded();
  await expect(pill).toBeVisible();
});

test(
  "every group that an address names stands below the bar, by its anchor and with utm_source",
  { tag: "@both" },
  async ({ shop, page }) => {
    test.slow();
    await shop.open("spb");
    const groups = await page.locator("section[id^=group-]").evaluateAll((all) => all.map(({ id }) => id.slice(6)));
    const off: string[] = [];
    // Each group in one window with scripts, and in the other without.
    const ways = [
      { query: "", width: 1440, place: 100, half: shop.scripts ? 0 : 1 },
      { query: "&utm_source=vk", width: 390, place: 80, half: shop.scripts ? 1 : 0 },
    ];
    for (const { query, width, place, half } of ways) {
      await page.setViewportSize({ width, height: 844 });
      for (const group of groups.filter((_, number) => number % 2 === half)) {
        await shop.open("spb", `?group=${group}${query}`);
        await page.waitForLoadState();
        const section = page.locator(`#group-${group}`);
        const distance = async () =>
          Math.abs((await section.evaluate((one) => one.getBoundingClientRect().top)) - place);
        await expect
          .poll(distance, { timeout: 3_000 })
          .toBeLessThan(2)
          .catch(async () => off.push(`${group}${query}: ${await distance()}`));
      }
    }
    expect(off).toEqual([]);
  },
);

test("the page opens at the cart, however wide it is", async ({ shop: first, page }) => {
  // Without scripts the widest and the narrowest are enough.
  for (const width of first.scripts ? [1440, 1024, 390] : [1440, 390])
    await test.step(`${width} wide`, async () => {
      const shop = await first.another(`${width} wide`);
      const name = shop.dish("set-maki");
      await page.setViewportSize({ width, height: 800 });
      await prepare(shop, "spb").cart("set-maki");
      await shop.open("spb", "?view=cart");
      await expect(page).toHaveURL(/\/spb\/#cart$/);
      const cart = shop.main.getByRole("complementary", { name: shop.t("cart:title") });
      const line = cart.getByRole("listitem").filter({ hasText: name });
      await expect(line).toBeInViewport();
      await line.getByRole("button", { name: shop.t("cart:line.more", { name }) }).click();
      await expect(shop.cartLink(2)).toBeVisible();
      await expect(line).toBeInViewport();
    });
});

test("the server's page is hydrated without a change of its elements, and needs no other file to be painted", async ({
  shop,
  page,
}) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  // Looked at in the moment of hydration: after it, parts that were the server's until then are rendered by their own scripts.
  await page.addInitScript(() => {
    let came: Element[] = [];
    const atFirst = { sheets: 0, linked: 0 };
    addEventListener("DOMContentLoaded", () => {
      came = [...document.querySelectorAll("body, body *")];
      atFirst.sheets = document.styleSheets.length;
      atFirst.linked = document.querySelectorAll('link[rel="stylesheet"]:not([disabled])').length;
    });
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === "hydrated") {
        const known = new Set(came);
        // Until scripts run the language menu is a link to the search's own switches. They go with the first render after hydration, which a slow machine may reach before this mark.
        const isSwitch = (element: Element) =>
          element.closest("a[href='#switches'], #switches, [data-saved-form], form[action='/language']");
        const added = [...document.querySelectorAll("body, body *")].filter(
          (element) => !known.has(element) && !isSwitch(element),
        );
        Object.assign(window, {
          seen: {
            ...atFirst,
            font: getComputedStyle(document.body).fontFamily,
            gone: came
              .filter((element) => !element.isConnected && element.localName !== "script" && !isSwitch(element))
              .map(({ outerHTML }) => outerHTML),
            added: added.map(({ outerHTML }) => outerHTML),
          },
        });
      }
      return mark(name, options);
    };
  });
  await shop.open("spb");
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
  // Three: the styles of the frame and the menu's, and the import that only browsers without custom properties fetch (docs/decisions/0012-fallbacks-for-old-browsers.md).
  expect(seen).toEqual({ sheets: 3, linked: 0, font: expect.stringContaining("Onest"), gone: [], added: [] });
  // What came within the page is not fetched a second time by what opens over it.
  await shop
    .card("california")
    .getByRole("link", { name: shop.dish("california") })
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(
    await page
      .locator('link[rel="stylesheet"]:not([disabled])')
      .evaluateAll(
        (links) => links.filter((link) => /\/(frame|menu)-styles-/.test((link as HTMLLinkElement).href)).length,
      ),
  ).toBe(0);
  expect(wrong).toEqual([]);
});

test("a dish that is sold out cannot be added, by no way", async ({ shop, page }) => {
  const { t } = shop;
  for (const key of ["gunkan-scallop-baked", "nigiri-octopus"]) {
    await shop.open("spb");
    await expect(shop.card(key)).toBeVisible();
    // Nothing but the heart.
    await expect(shop.card(key).getByRole("button")).toHaveCount(1);
    await expect(shop.card(key).getByRole("button", { name: t("favourites:like") })).toHaveCount(1);
    await shop.open("spb", `product/${key}`);
    await expect(shop.main.getByRole("heading", { level: 1, name: shop.dish(key) })).toBeVisible();
    await expect(shop.main.getByRole("button", { name: t("product:add") })).toHaveCount(0);
    const answer = await page.request.post("/spb/cart/add", { form: { product_key: key }, maxRedirects: 0 });
    expect(answer.status()).toBe(422);
  }
});

test("a row of more than three banners scrolls, and the keyboard reaches its last one", async ({ shop, page }) => {
  await shop.open("moscow");
  const row = page.getByRole("region", { name: shop.t("menu:banners") }).getByRole("list");
  const links = row.getByRole("link");
  await expect(links).toHaveCount(4);
  await expect(links.last()).not.toBeInViewport({ ratio: 1 });
  await links.first().focus();
  for (let banner = 2; banner <= 4; banner++) await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await expect(links.first()).not.toBeInViewport({ ratio: 1 });
});

/** Scrolls there window by window, so that the browser has laid out all cards above. */
const readUpTo = (card: Locator) =>
  card.evaluate(async (element) => {
    while (element.getBoundingClientRect().top > window.innerHeight / 2) {
      window.scrollBy({ top: window.innerHeight, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });

test("the way back to the menu needs no network: its place and the counts of now are there at once", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  // Cards of a narrow window differ most in height.
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.open("spb");
  const card = shop.card("lemonade-citrus");
  // The group of favourites above the dish belongs to its place.
  await card.getByRole("button", { name: `${shop.dish("lemonade-citrus")}: ${t("favourites:like")}` }).click();
  await expect(page.locator("#group-favourites").getByRole("listitem")).toHaveCount(1);
  await shop.add("lemonade-citrus");
  await expect(shop.cartLink(1)).toBeVisible();
  await readUpTo(card);
  const place = await card.boundingBox();

  for (const name of ["shops", "promotions"]) {
    const release = await hold(page, /\/menu-grid\/|\/spb\.data/);
    const words = t(`common:${name}`);
    await (await shop.footerLink(words)).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
    if (name === "shops") {
      await shop.openCart(1);
      const more = t("menu:more", { name: shop.dish("lemonade-citrus") });
      await shop.theCart.getByRole("button", { name: more }).click();
      await expect(shop.cartLink(2)).toHaveCount(1);
      await page.goBack();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const asked = page.waitForRequest(/\/spb\.data/);
    await page.goBack();
    await expect(card).toContainText("2");
    await expect.poll(() => card.boundingBox()).toEqual(place);
    await asked;
    await release();
  }
  await shop.less("lemonade-citrus").click();
  await expect(shop.cartLink(1)).toBeVisible();
  await expect.poll(() => card.boundingBox()).toEqual(place);

  await (await shop.footerLink(t("common:shops"))).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1, name: t("common:shops") })).toBeVisible();
  const release = await hold(page, /\/menu-grid\/|\.data/);
  await page.getByRole("banner").locator('[href="/spb/"]').first().click();
  await expect(card).toContainText("1");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await release();

  await test.step("a reloaded menu is at the same dish", async () => {
    const stranger = await shop.another("who reloads");
    await stranger.open("spb");
    await readUpTo(card);
    await page.reload();
    await stranger.settle();
    await expect(card).toBeInViewport();
  });
});
