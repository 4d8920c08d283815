import type { Page } from "@playwright/test";
import { expect, test } from "../support/journeys/journey";

// A trace has the browser style all cards, and fetch their backgrounds.
test.use({ trace: "off", pictures: true });

/** Bytes of pictures in a first load (docs/decisions/0013-lite-pages-and-pictures-without-scripts.md). */
const MAX_PICTURE_BYTES = 400_000;
/** On a desktop Chromium fetches 16 pictures or, more often on a busy machine, one row more: 95 or 115 kB. */
const MAX_SAVING_BYTES = 120_000;

/** The sizes of the pictures that are fetched from now on. */
function sizesOf(page: Page) {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.url().includes("/pictures/"))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return sizes;
}

async function expectFewBytes(sizes: Promise<number>[], most: number) {
  // The network may be idle for a moment before the first picture comes, on a busy machine.
  await expect.poll(() => sizes.length).toBeGreaterThan(8);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(most);
}

test(
  "the pictures near the window are fetched, small and of a modern format, and the others when they come near",
  { tag: "@both" },
  async ({ shop, page }) => {
    const picture = page.waitForResponse((response) => response.url().includes("/pictures/"));
    await shop.open("spb", "product/set-maki");
    const response = await picture;
    expect(response.status()).toBe(200);
    const { "content-type": type, "cache-control": keep } = response.headers();
    expect(type).toBe("image/avif");
    expect(keep).toContain("immutable");
    expect((await response.body()).length).toBeLessThan(60_000);
    await page.waitForLoadState("networkidle");

    const seen: string[] = [];
    page.on("request", (request) => request.url().includes("/pictures/") && seen.push(request.url()));
    const sizes = sizesOf(page);
    await shop.open("spb");
    await page.waitForLoadState();
    expect(seen.length).toBeGreaterThan(8);
    // Each picture has about 14 kB: 400 kB in all (docs/decisions/0013-lite-pages-and-pictures-without-scripts.md).
    expect(seen.length).toBeLessThan(28);
    // Not by role, which styles cards out of sight.
    expect(await page.locator("h3").count()).toBeGreaterThan(150);
    // Not "load": that waits for none of the pictures that the browser may fetch later.
    await page.waitForLoadState("networkidle");
    await expectFewBytes(sizes, MAX_PICTURE_BYTES);
    const last = page.waitForRequest(/\/pictures\/.*\/wasabi-portion/);
    await page.goto("/spb/#group-sauces");
    await last;
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.75 });

  test("a first load has at most 400 kB of pictures", { tag: "@plain" }, async ({ page }) => {
    const sizes = sizesOf(page);
    await page.goto("/spb/", { waitUntil: "networkidle" });
    await expectFewBytes(sizes, MAX_PICTURE_BYTES);
  });

  test.describe("that saves data", () => {
    test.use({ extraHTTPHeaders: { "Save-Data": "on" } });

    test("a first load has at most 120 kB of pictures", async ({ page }) => {
      const sizes = sizesOf(page);
      await page.goto("/spb/", { waitUntil: "networkidle" });
      await expectFewBytes(sizes, MAX_SAVING_BYTES);
    });
  });
});
