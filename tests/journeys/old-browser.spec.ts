import type { Locator } from "@playwright/test";
import { brandIds } from "../support/journeys/ports.mjs";
import { expect, test } from "../support/journeys/journey";
import { forgetCustomProperties } from "../support/journeys/old-engine";
import { prepare } from "../support/journeys/prepare";
import { plainDish } from "../support/sandbox/seed";

/** The text's colour and the ground that it stands on: that of the nearest element with a colour of its own. */
const coloursOf = (element: Locator) =>
  element.evaluate((node) => {
    const isClear = (colour: string) => colour === "transparent" || / 0\)$/.test(colour);
    let ground: Element | null = node;
    while (ground && isClear(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
    return {
      text: getComputedStyle(node).color,
      ground: ground ? getComputedStyle(ground).backgroundColor : "rgb(255, 255, 255)",
    };
  });

/** WCAG's contrast of two `rgb(…)`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
    const share = Number(value) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

for (const brand of brandIds) {
  test.describe(`${brand} in a browser without custom properties`, () => {
    test.use({ where: brand, javaScriptEnabled: false });

    test("can be read: text and ground differ in the header, on buttons and on the cart", async ({ shop, page }) => {
      const { t, main } = shop;
      const ready = prepare(shop, "spb");
      await ready.cart(plainDish(brand));
      await forgetCustomProperties(page);
      const sheets: string[] = [];
      page.on("response", (response) => void sheets.push(new URL(response.url()).pathname));
      await shop.open("spb");
      expect(sheets).toContainEqual(expect.stringMatching(`/assets/old-browsers-${brand}-`));
      const banner = page.getByRole("banner");
      const ordinary = (await coloursOf(main)).ground;

      const parts: [string, Locator][] = [
        ["the header's first link", banner.getByRole("link").filter({ visible: true }).first()],
        ["the cart in the header", shop.cartLink(1)],
        ["a card's Add button", main.getByRole("button", { name: t("menu:add") }).first()],
        ["a card's counter", shop.more(plainDish(brand))],
        ["a card's name", main.getByRole("heading", { level: 3 }).first()],
      ];
      for (const [what, part] of parts) {
        const { text, ground } = await coloursOf(part);
        expect(contrast(text, ground), `${what}: ${text} on ${ground}`).toBeGreaterThan(3);
      }
      expect((await coloursOf(banner)).ground, "the header has a ground of its own").not.toBe(ordinary);

      await page.goto("/spb/cart");
      const order = main.getByRole("link", { name: t("cart:go.no_address") });
      const { text, ground } = await coloursOf(order);
      expect(contrast(text, ground), `the order button: ${text} on ${ground}`).toBeGreaterThan(3);
      expect(ground, "the order button has a ground of its own").not.toBe(ordinary);
    });
  });
}

test("a browser without <dialog> opens modals as pages", async ({ shop, page }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, "HTMLDialogElement"));
  await shop.open("spb");
  await shop.add("set-philadelphia");
  await shop.cartLink(1).click();
  await expect(page).toHaveURL(/\/spb\/cart\?return_to=/);
  await expect(shop.main.getByRole("list", { name: shop.t("cart:list") })).toBeVisible();
  await shop.main.getByRole("link", { name: shop.t("cart:go.no_address") }).click();
  await expect(page).toHaveURL(/\/spb\/order-type\?/);
  await expect(page.getByRole("heading", { level: 1, name: shop.t("place:orderType") })).toBeVisible();
});
