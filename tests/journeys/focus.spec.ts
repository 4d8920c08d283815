import type { Page } from "@playwright/test";
import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { modalCases } from "./modals/table";

/** The menu has some 500 stops; those of its first screens are enough. */
const MAX_STOPS = 50;

/** The control with the focus if something else lies over it all; `done` after the page's last control. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    // A control under something else scrolls out from there.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const control = document.activeElement as HTMLElement | null;
    if (!control || control === document.body) return { done: true };
    const isTiny = ({ width, height }: DOMRect) => width < 3 || height < 3;
    const own = control.getBoundingClientRect();
    // The words of a hidden radio button or file stand for it.
    const shown = isTiny(own) || getComputedStyle(control).opacity === "0" ? control.closest("label") : control;
    const box = shown?.getBoundingClientRect();
    if (!shown || !box || isTiny(box)) return {};
    const inset = 3;
    const points = [
      [box.left + box.width / 2, box.top + box.height / 2],
      [box.left + inset, box.top + inset],
      [box.right - inset, box.top + inset],
      [box.left + inset, box.bottom - inset],
      [box.right - inset, box.bottom - inset],
    ];
    const tops = points.map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    if (tops.some((top) => top !== null && (shown.contains(top) || top.contains(shown)))) return {};
    const [over] = tops;
    const place = `${over?.localName ?? "outside of the window"} ${over?.className ?? ""}, ${Math.round(box.top)} to ${Math.round(box.bottom)}`;
    return { what: `${control.localName} ${control.textContent?.trim() || control.getAttribute("name")} (${place})` };
  });

async function walk({ page }: Visitor, key: "Tab" | "Shift+Tab"): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const { done, what } = await covered(page);
    if (what) found.push(what);
    if (done) break;
  }
  return found;
}

const SMALL = { width: 390, height: 700 };
const SMALLEST = { width: 320, height: 568 };

/** A dish whose choice is higher than a phone. */
const withExtras = (shop: Visitor) => {
  const name = shop.dish("pizza-margherita");
  return shop.card("pizza-margherita").getByRole("link", { name });
};

const dialogs = [
  ...modalCases.map(({ name, ...row }) => ({ ...row, what: name })),
  { what: "a dish with extras", from: "", before: undefined, link: withExtras, isLate: undefined },
];

test.describe("nothing lies over the control with the focus", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const isOpen of [true, false])
    test(
      `on the way to an order, ${isOpen ? "with the cookie notice" : "without the cookie notice, and in filters that cover a phone"}`,
      { tag: isOpen ? [] : "@phone" },
      async ({ shop, page }) => {
        test.slow();
        const ready = prepare(shop, "spb");
        await ready.cart("set-philadelphia", "philadelphia", "set-maki");
        await ready.address();
        // It says once, for 5 s and over the page, where the order goes.
        await shop.open("spb", "promotions");
        if (isOpen) await page.context().clearCookies({ name: "accept-cookies" });
        for (const path of ["", "product/set-choice", "cart", "checkout"]) {
          await test.step(path || "menu", async () => {
            await shop.open("spb", path);
            const notice = page.getByRole("form", { name: shop.t("common:cookies.label") });
            if (isOpen) await expect(notice).toBeVisible();
            else await expect(notice).toHaveCount(0);
            expect(await walk(shop, "Tab"), path).toEqual([]);
            // Backwards only the header can lie over a control.
            if (isOpen) expect(await walk(shop, "Shift+Tab"), `${path}, backwards`).toEqual([]);
          });
        }
        if (isOpen) return;
        await test.step("filters, and the menu behind them", async () => {
          const stranger = await shop.another("who filters");
          await page.setViewportSize(SMALL);
          await stranger.open("spb");
          const filters = stranger.main.locator("summary").filter({ hasText: shop.t("menu:filters.title") });
          await filters.click();
          await expect(stranger.main.getByRole("group", { name: shop.t("menu:filters.without") })).toBeVisible();
          for (const key of ["Tab", "Shift+Tab"] as const) expect(await walk(shop, key), key).toEqual([]);
        });
      },
    );

  const half = Math.ceil(dialogs.length / 2);
  for (const [which, some] of [
    ["the first", dialogs.slice(0, half)],
    ["the other", dialogs.slice(half)],
  ] as const)
    test(`in ${which} dialogs`, { tag: "@desktop" }, async ({ shop: first, page }) => {
      test.slow();
      for (const { what, from, before, link, isLate } of some)
        await test.step(what, async () => {
          const shop = await first.another(what);
          await before?.(shop);
          await page.setViewportSize({ width: 1440, height: 900 });
          await shop.open("spb", from);
          await (isLate ? await shop.hydrated(link(shop)) : link(shop)).click();
          const heading = page.getByRole("dialog").getByRole("heading", { level: 1 });
          await expect(heading).toBeVisible();
          // Backwards only a dialog's header can lie over a control, in the lower window as in the higher one.
          for (const [size, key] of [
            [SMALL, "Tab"],
            [SMALLEST, "Tab"],
            [SMALLEST, "Shift+Tab"],
          ] as const) {
            await page.setViewportSize(size);
            await heading.click();
            expect(await walk(shop, key), `${size.width} pixels wide, ${key}`).toEqual([]);
          }
        });
    });
});

test(
  "a heading that a script focuses has a ring for who tabs, but not for who taps and types",
  { tag: "@desktop" },
  async ({ shop, page }) => {
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await shop.open("spb", "cart");
    await shop.main.getByRole("link", { name: shop.t("cart:go.sign_in") }).click();
    await shop.signIn();
    await expect(page).toHaveURL(/\/checkout$/);
    const heading = shop.main.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    await heading.focus();
    await expect(heading).toHaveCSS("outline-style", "solid");
  },
);
