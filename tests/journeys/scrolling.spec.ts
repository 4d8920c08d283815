import { expect, test, type Visitor } from "../support/journeys/journey";
import { places } from "../support/sandbox/seed";

/** As far down as the drinks. */
const readOn = ({ main }: Visitor) =>
  main.locator("#group-drinks").evaluate((group) => group.scrollIntoView({ block: "start" }));

test("down the menu and back: the category bar, a dish over it, the way to the top and to the cart", async ({
  shop,
  page,
}) => {
  const { t, main } = shop;
  const bar = page.getByRole("navigation", { name: t("menu:categories"), includeHidden: true });
  const links = bar.getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  const up = page.getByRole("button", { name: t("common:toTop") });
  const card = shop.card("lemonade-citrus");
  const dish = card.getByRole("link", { name: shop.dish("lemonade-citrus") });

  await test.step("the category bar follows the reader, and from far down a button leads back", async () => {
    await shop.open("spb");
    await expect(current).toHaveAttribute("href", (await links.first().getAttribute("href")) ?? "");
    await expect(up).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 1400));
    await expect(up).toHaveCount(0);
    await readOn(shop);
    await expect(current).toHaveAttribute("href", "#group-drinks");
    await up.click();
    await expect(main).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(current).toHaveAttribute("href", (await links.first().getAttribute("href")) ?? "");
    await expect(up).toHaveCount(0);
  });

  await test.step("the heading that the bar leads to looks like the others again", async () => {
    await bar.locator('[href="#group-soups"]').click();
    await expect(page).toHaveURL(/#group-soups$/);
    const [asked, other] = [page.locator("#group-soups h2"), page.locator("#group-drinks h2")];
    const colour = await other.evaluate((heading) => getComputedStyle(heading).color);
    await expect(asked).toHaveCSS("color", colour);
    await expect(asked).toHaveCSS("text-decoration-line", "none");
  });

  await test.step("the bar stays where it is while a dialog is open over the page", async () => {
    await shop.open("spb");
    await readOn(shop);
    await expect(bar).toBeInViewport();
    await dish.scrollIntoViewIfNeeded();
    const before = await bar.boundingBox();
    await dish.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await bar.boundingBox()).toEqual(before);
  });

  await test.step("the way back from a dish's page ends at its card", async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/product\/lemonade-citrus/);
    await main.getByRole("link", { name: t("common:errors.toMenu") }).click();
    await expect(page).toHaveURL(/\/spb\/#lemonade-citrus$/);
    await expect(card).toBeInViewport();
  });

  await test.step("without room for a cart beside the menu the way to it lies beside the button to the top", async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await shop.open("spb");
    await shop.add("set-maki");
    await readOn(shop);
    const pill = page.locator("a[data-foot]");
    await expect(pill).toBeInViewport({ ratio: 1 });
    await expect(pill).toHaveAccessibleName(new RegExp(`^${t("cart:title")}`));
    await expect(up).toBeInViewport({ ratio: 1 });
    const [one, other] = [await pill.boundingBox(), await up.boundingBox()];
    expect((other?.x ?? 0) + (other?.width ?? 0)).toBeLessThan(one?.x ?? 0);
    await pill.click();
    await expect(page.getByRole("dialog", { name: t("cart:title") })).toBeVisible();
  });
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("search and filters are one press away from far down the menu, and a dish can be closed from its end", async ({
    shop,
    page,
  }) => {
    const { t } = shop;

    await test.step("the search", async () => {
      await shop.open("spb");
      const again = page.locator('a[href="#menu-search"]');
      await expect(again).toBeHidden();
      await readOn(shop);
      await expect(again).toBeInViewport({ ratio: 1 });
      await again.click();
      const field = page.getByRole("searchbox", { name: t("menu:search.label") });
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(again).toBeHidden();
    });

    await test.step("a dish", async () => {
      const name = shop.dish("philadelphia");
      await shop.card("philadelphia").getByRole("link", { name }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("heading", { level: 1, name })).toBeVisible();
      // The name comes before the rest of the dish.
      await expect(dialog.locator("[aria-busy]")).toHaveCount(0);
      await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      expect(await dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(200);
      const close = dialog.getByRole("button", { name: t("common:close") });
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step("the filters, which close where they were opened", async () => {
      await shop.open("spb", "?vegetarian=1&spicy=0");
      const again = page.locator('a[href="#menu-filters"]');
      await expect(again).toBeHidden();
      const last = shop.main.locator("section").last();
      await last.evaluate((group) => group.scrollIntoView({ block: "start" }));
      await expect(again).toBeInViewport({ ratio: 1 });
      await expect(again).toHaveAccessibleName(`${t("menu:filters.title")} 2`);
      const before = await page.evaluate(() => window.scrollY);
      await again.click();
      const spicy = page.getByRole("radio", { name: t("menu:filters.spicy"), exact: true });
      await expect(spicy).toBeInViewport();
      await page.keyboard.press("Escape");
      await expect(spicy).toBeHidden();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("search and filters are in reach of the sticky bar", async ({ shop, page }) => {
      await shop.open("spb", "#group-drinks");
      const filters = page.locator('a[href="#menu-filters"]');
      await expect(filters).toBeInViewport({ ratio: 1 });
      await expect(page.locator('a[href="#menu-search"]')).toBeInViewport({ ratio: 1 });
      await filters.click();
      const button = shop.main.locator("summary", { hasText: shop.t("menu:filters.title") });
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Tab");
      await button.press("Enter");
      await expect(page.getByRole("radio", { name: shop.t("menu:filters.spicy"), exact: true })).toBeInViewport();
    });
  });
});

test("a message leaves what it is about in sight, on a phone and on a desktop", async ({ shop: first, page }) => {
  for (const width of [390, 1440])
    await test.step(`${width} wide`, async () => {
      const shop = await first.another(`${width} wide`);
      await page.setViewportSize({ width, height: 844 });
      await shop.open("spb", "shops");
      await shop.main
        .getByRole("listitem")
        .filter({ has: page.getByText(shop.street(places.spb.shop)) })
        .getByRole("button", { name: shop.t("place:shop.choose") })
        .click();
      await shop.confirmShop();
      const said = page.getByRole("status").filter({ has: page.getByRole("button", { name: shop.t("common:close") }) });
      await expect(said).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      const [message, header] = [await said.boundingBox(), await page.getByRole("banner").boundingBox()];
      expect(message?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
});
