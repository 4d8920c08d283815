import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { hold } from "../support/journeys/held";
import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { shifts, watchShifts } from "../support/journeys/shifts";

/** What stands around every page: notices, and what is said while a page is on its way. */

test("a narrow header says by an icon alone who signs in, and in a wide one the balance of points moves nothing", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  const banner = page.getByRole("banner");
  await page.setViewportSize({ width: 1024, height: 900 });
  await shop.open("spb", "cart");
  await expect(banner.getByRole("link", { name: t("common:signIn"), exact: true })).toBeVisible();
  const ready = prepare(shop, "spb");
  await ready.signedIn();
  await shop.open("spb", "cart");
  const menu = banner.locator("summary").filter({ hasText: t("common:profile") });
  await expect(menu).toBeVisible();
  expect((await menu.boundingBox())?.width).toBeLessThan(60);
  const cart = banner.getByRole("link", { name: t("cart:title"), exact: true });
  const [who, basket] = await Promise.all([menu.boundingBox(), cart.boundingBox()]);
  expect(Math.abs((who?.y ?? 0) - (basket?.y ?? 0))).toBeLessThan(20);
  // Where there is a bottom bar, the cart is in it.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(menu).toBeVisible();
  await expect(cart).toBeHidden();
  // The bottom bar belongs to windows of up to 1023 pixels (docs/specification/rules-and-calls.md#numbers).
  const bar = page.getByRole("navigation", { name: t("common:nav.bottom") });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(bar).toBeHidden();

  await test.step("below a short page the footer stands at the window's end", async () => {
    await page.setViewportSize({ width: 1440, height: 1400 });
    const end = async () => {
      const footer = await page.getByRole("contentinfo").boundingBox();
      return Math.round((footer?.y ?? 0) + (footer?.height ?? 0));
    };
    await expect.poll(end).toBe(1400);
  });

  await test.step("the balance of points takes the place of their name", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchShifts(page);
    await shop.open("spb", "promotions");
    await expect(banner.getByText(/^\d+$/)).toBeVisible();
    expect(await shifts(page)).toEqual([]);
  });
});

test("the header's address lists a customer's saved ones, closes by Escape and for another list, and changes by one press", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  const ready = prepare(shop, "spb");
  await ready.signedIn();
  await ready.address("Невский проспект, 20", "5");
  await ready.address();
  await shop.open("spb", "about");
  const banner = page.getByRole("banner");
  const address = banner.getByRole("link", { name: /, 28, / });
  await expect(address).toHaveAttribute("aria-expanded", "false");
  await address.click();
  const saved = banner.getByRole("list", { name: t("place:saved") });
  await expect(saved.getByRole("button")).toHaveCount(2);
  await expect(saved.getByRole("button").first()).toHaveAttribute("aria-current", "true");
  await expect(banner.getByRole("link", { name: t("place:onMap") })).toBeVisible();
  await saved.getByRole("button").first().focus();
  await page.keyboard.press("Escape");
  await expect(saved).toHaveCount(0);
  await expect(address).toBeFocused();
  await address.click();
  await banner
    .locator("summary")
    .filter({ hasText: t("common:profile") })
    .click();
  await expect(saved).toHaveCount(0);
  await expect(banner.getByRole("link", { name: t("profile:tabs.addresses") })).toBeVisible();
  await address.click();
  await expect(banner.getByRole("link", { name: t("profile:tabs.addresses") })).toBeHidden();
  await saved.getByRole("button").last().click();
  await expect(saved).toHaveCount(0);
  await expect(banner.getByRole("link", { name: /, 20/ })).toBeVisible();
});

test.describe("the cookie notice", () => {
  test.use({ expected: [/ERR_BLOCKED_BY_CLIENT/] });

  test("comes once, moves nothing, is closed, and stays away", async ({ shop, page }) => {
    const isNew = () => page.context().clearCookies({ name: "accept-cookies" });
    const notice = page.getByRole("form", { name: shop.t("common:cookies.label") });
    const accept = page.getByRole("button", { name: shop.t("common:cookies.accept") });
    await page.addInitScript(() => {
      const changes: string[] = [];
      const look = () => {
        const form = document.querySelector("form[action^='/noted']");
        const now =
          form && form.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? "shown" : "away";
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
    await isNew();
    await shop.open("spb");
    await expect(notice).toBeVisible();
    const seen = await page.evaluate(() =>
      (window as unknown as { seen: () => { changes: string[]; shift: number; at: number } }).seen(),
    );
    expect(seen.changes).toEqual(["away", "shown"]);
    expect(seen.at).toBeGreaterThan(2_000);
    expect(seen.shift).toBeLessThan(0.01);
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    const { violations } = await axe.include("form[action^='/noted']").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`)).toEqual([]);
    await accept.click();
    await expect(notice).toHaveCount(0);
    await expect(page).toHaveURL(/\/spb\/$/);
    await page.reload();
    await shop.settle();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(notice).toHaveCount(0);
    expect((await page.context().cookies()).find(({ name }) => name === "accept-cookies")?.value).toBe("1");

    await test.step("a filter list that blocks its call costs nothing that was typed", async () => {
      await isNew();
      await page.route("**/noted", (route) => route.abort("blockedbyclient"));
      await shop.open("spb", "feedback");
      const name = page.locator("main [name=name]");
      await name.fill("Anna");
      await accept.click();
      await expect(page.locator("[data-notice]")).toHaveCount(0);
      await expect(name).toHaveValue("Anna");
      await expect(page).toHaveURL(/\/spb\/feedback$/);
    });
  });
});

/** How many rows float in the lower half of the window, and the controls of them that something else covers. */
const floating = (page: Page) =>
  page.evaluate(() => {
    const low = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { top, width, height } = element.getBoundingClientRect();
      const { position, bottom } = getComputedStyle(element);
      // The round button that leads to the top is no row.
      const isRow = height > 0 && width > 100 && top > innerHeight / 2 && top < innerHeight;
      return (
        isRow &&
        /fixed|sticky/.test(position) &&
        bottom !== "auto" &&
        element.checkVisibility({ visibilityProperty: true })
      );
    });
    const spans = low.map((element) => element.getBoundingClientRect()).sort((one, other) => one.top - other.top);
    const rows: number[] = [];
    for (const { top, bottom } of spans) {
      const last = rows.at(-1);
      if (last === undefined || top >= last - 1) rows.push(bottom);
      else rows[rows.length - 1] = Math.max(last, bottom);
    }
    const controls = low.flatMap((element) => [element, ...element.querySelectorAll<HTMLElement>("*")]);
    const covered = controls
      .filter((control) => control.matches("a, button, input") && control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen !== null && !control.contains(seen) && !seen.contains(control);
      });
    return { rows: rows.length, covered: covered.map((control) => control.outerHTML.slice(0, 80)) };
  });

test(
  "at the bottom of phones and tablets two rows float at most, and none covers another's controls",
  { tag: "@both" },
  async ({ shop, page, baseURL }) => {
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await ready.ordered();
    const carts = page.locator('a[href^="/spb/cart"]').filter({ visible: true });
    for (const state of ["nothing in the cart", "a filled cart"]) {
      if (state === "a filled cart") await ready.cart("philadelphia");
      for (const notice of ["new", "read"]) {
        if (notice === "new") await page.context().clearCookies({ name: "accept-cookies" });
        else await page.context().addCookies([{ name: "accept-cookies", value: "1", url: baseURL ?? "" }]);
        for (const width of [390, 768]) {
          await page.setViewportSize({ width, height: 900 });
          for (const path of ["", "cart"]) {
            await shop.open("spb", path);
            await shop.settle();
            if (notice === "new" && shop.scripts)
              await expect(page.getByRole("form", { name: shop.t("common:cookies.label") })).toBeVisible();
            const where = `${state}, notice ${notice}, ${width} px, /${path}`;
            const { rows, covered } = await floating(page);
            expect(covered, where).toEqual([]);
            expect(rows, where).toBeLessThanOrEqual(2);
            if (width === 768 && path === "") expect(await carts.count(), where).toBe(1);
          }
        }
      }
    }
  },
);

test("while a page is on its way a line runs along the top and a long wait is said; checkout waits for the cart", async ({
  shop,
  page,
}) => {
  const { t, main } = shop;
  await shop.open("spb");
  const letPage = await hold(page, /\/spb\/shops\.data/);
  await (await shop.footerLink(t("common:shops"))).click();
  const said = page.getByRole("status").filter({ hasText: t("common:loading") });
  await expect(said).toHaveCount(1);
  const line = await said.locator("..").boundingBox();
  expect(line).toMatchObject({ x: 0, y: 0, height: 3 });
  expect(line?.width).toBeGreaterThan(100);
  await letPage();
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/spb\/shops$/);
  await expect(said).toHaveCount(0);

  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia", "set-maki");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "cart");
  const letCart = await hold(page, /\/cart\/data/);
  await main.getByRole("button", { name: t("menu:more", { name: shop.dish("set-maki") }) }).click();
  const checkout = main.getByRole("link", { name: t("cart:go.checkout") });
  await checkout.click();
  await expect(checkout).toHaveAttribute("aria-busy", "true");
  await letCart();
  await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
});

test("what was said once goes after five seconds", async ({ shop, page, baseURL }) => {
  const text = "Order 1234 is on its way";
  const value = Buffer.from(JSON.stringify({ tone: "info", text })).toString("base64url");
  await page.context().addCookies([{ name: "flash", value, url: baseURL ?? "" }]);
  const said = page.getByRole("status").filter({ hasText: text });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.goto("/spb/");
  await expect(said).toBeVisible();
  // However long the page takes to hydrate, of the five seconds hardly any are gone.
  const close = said.getByRole("button", { name: shop.t("common:close") });
  const isHydrated = async () => {
    await page.clock.runFor(50);
    return close.isVisible();
  };
  await expect.poll(isHydrated).toBe(true);
  // It waits for who reads it, so this is when its time begins.
  await said.hover();
  await page.mouse.move(5, 600);
  await page.clock.runFor(4_700);
  await expect(said).toBeVisible();
  await page.clock.runFor(500);
  await expect(said).toHaveCount(0);
});

test("a browser that refuses cookies is told so after its first press, and counts no dish that nobody has", async ({
  shop,
  page,
  context,
}) => {
  const { t } = shop;
  await page.addInitScript(() => Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} }));
  await context.route("**/*", async (route) => {
    if (!["document", "fetch"].includes(route.request().resourceType())) return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    const headers = Object.entries(response.headers()).filter(([name]) => name !== "set-cookie");
    await context.clearCookies();
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  await page.goto("/spb/");
  await shop
    .card("philadelphia")
    .getByRole("button", { name: new RegExp(`: ${t("menu:add")}$`) })
    .click();
  await expect(shop.main.getByText(t("common:notStored"))).toBeInViewport();
  await expect(shop.cartLink(1)).toHaveCount(0);
});
