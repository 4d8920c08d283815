import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import type { CityAlias } from "../support/sandbox/seed";

/** The lowest is a phone with keys: nothing may stay over its page. */
const windows = [{ width: 240, height: 320 }, ...[320, 390, 1024].map((width) => ({ width, height: 800 }))];

/** What stands out of the window to the right, from the outside in. */
async function standingOut({ page }: Visitor) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const width = document.documentElement.clientWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= window.innerWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    return wide
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").slice(0, 40)}`,
      )
      .concat("the page scrolls sideways");
  });
}

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

for (const [language, city] of [
  ["de", "berlin"],
  ["uk", "kyiv"],
] as [Visitor["language"], CityAlias][]) {
  test.describe(language, () => {
    test.use({ language });

    test("no page is wider than its window", async ({ shop, page }) => {
      const ready = prepare(shop, city);
      await ready.cart("set-philadelphia", "set-maki");
      await ready.address();
      await ready.signedIn();
      const order_id = await ready.ordered();
      await ready.cart("set-philadelphia", "lemonade-citrus");
      const signedOut = ["login", "login?step=phone"];
      for (const path of [
        "",
        "?search=zzzz",
        "product/philadelphia",
        "cart",
        "checkout",
        "order-type",
        "order-type?order_type=takeaway",
        "shops",
        "cities",
        `order/${order_id}/tracking`,
        ...signedOut,
      ]) {
        if (path === signedOut[0]) await page.context().clearCookies({ name: "session" });
        await page.goto(`/${city}/${path}`, { waitUntil: "domcontentloaded" });
        await shop.settle();
        for (const size of windows) {
          await page.setViewportSize(size);
          if (size.width >= 320) expect(await standingOut(shop), `${path || "menu"}, ${size.width} wide`).toEqual([]);
          if (size.height < 480) expect(await staying(shop), `${path || "menu"}, ${size.height} high`).toEqual([]);
        }
      }
    });
  });
}
