import type { Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

const text = "Prices of the new address are in the basket. Delivery is 149 ₽, free from 1 500 ₽.";
const flash = Buffer.from(JSON.stringify({ tone: "info", text, stays: true })).toString("base64url");

/** What the message covers of the page's headings, controls and buttons, and how much of it is out of sight. */
const trouble = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: text })
    .evaluate((message) => {
      const box = message.getBoundingClientRect();
      const out = box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
      const parts = document.querySelectorAll("h1, h2, h3, label, button, input, select, textarea, summary, a[href]");
      const covered = [...parts].filter((part) => {
        if (message.contains(part) || !part.checkVisibility({ visibilityProperty: true })) return false;
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        // The whole card of a dish is a link.
        if (width < 2 || height < 2 || (part.localName === "a" && height > 120)) return false;
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
      return [...(out ? ["out of sight"] : []), ...covered.map((part) => `${part.localName} ${part.textContent}`)];
    });

const windows = [
  { width: 390, height: 700 },
  { width: 1280, height: 700 },
  { width: 1440, height: 900 },
];

test(
  "a message covers no heading, no control and no button, and goes with its page",
  { tag: "@both" },
  async ({ shop, page, baseURL }) => {
    test.slow();
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    const order_id = await ready.ordered();
    await ready.cart("set-philadelphia", "philadelphia");
    // It says where the order goes.
    await shop.open("spb", "promotions");
    const say = () => page.context().addCookies([{ name: "flash", value: flash, url: baseURL ?? "" }]);
    const message = page.getByRole("status").filter({ hasText: text });
    const close = message.getByRole("button", { name: shop.t("common:close") });
    for (const path of [
      "",
      "cart",
      "checkout",
      "favourites",
      "together",
      "profile",
      "profile?tab=orders",
      "profile?tab=addresses",
      "promotions",
      "product/philadelphia",
      "address",
      `order/${order_id}/tracking`,
      `order/${order_id}/cancel`,
    ])
      await test.step(path || "menu", async () => {
        // An answer that is still under way may delete the cookie.
        await expect(async () => {
          await say();
          await shop.open("spb", path);
          await expect(message).toBeVisible({ timeout: 3_000 });
        }).toPass();
        for (const size of windows) {
          await page.setViewportSize(size);
          expect(await trouble(page), `${path}, ${size.width} wide`).toEqual([]);
        }
        if (!shop.scripts) return;
        await close.click();
        for (const size of windows) {
          await page.setViewportSize(size);
          // Elsewhere a message comes to the page that is open only at its top.
          for (const y of path === "" ? [0, 600] : [0]) {
            await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
            await expect(async () => {
              await say();
              await page.evaluate(() =>
                (window as unknown as { __remixRouter: { revalidate(): void } }).__remixRouter.revalidate(),
              );
              await expect(message).toBeVisible({ timeout: 3_000 });
            }).toPass();
            const where = `${path}, ${size.width} wide, later, at ${y}`;
            await expect.poll(() => trouble(page), { message: where }).toEqual([]);
            await close.click();
          }
        }
      });
    if (!shop.scripts) return;
    await say();
    await shop.open("spb", "cart");
    await expect(message).toBeVisible();
    await page.getByRole("link", { name: shop.t("common:errors.toMenu") }).click();
    await expect(page).toHaveURL(/\/spb\/$/);
    await expect(message).toHaveCount(0);
  },
);
