import { expect, test } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";

// A filter or a network that lets pages through, but no call of their scripts.

test.use({ expected: [/net::ERR_FAILED|Failed to fetch/] });

for (const path of ["order/tracking", "together"]) {
  test(`a page whose own calls are blocked stays and says that it is old: ${path}`, async ({ shop, page }) => {
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    await page.clock.install();
    // Not by shop.open: a page whose clock is ours has no mark of being hydrated.
    await page.goto(`/spb/${path === "order/tracking" ? `order/${await ready.ordered()}/tracking` : path}`);
    if (path === "together") {
      await shop.main.getByLabel(shop.t("group:name"), { exact: true }).fill("Anna");
      await shop.main.getByRole("button", { name: shop.t("group:none.open") }).click();
      await expect(shop.main.getByRole("img", { name: shop.t("group:link.qr") })).toBeVisible();
    }
    const heading = shop.main.getByRole("heading", { level: 1 }).first();
    const words = await heading.textContent();
    const blocked: string[] = [];
    await page.route("**/*", (route) => {
      const request = route.request();
      if (!["fetch", "xhr", "ping", "eventsource"].includes(request.resourceType())) return route.continue();
      blocked.push(request.url());
      return route.abort();
    });
    const own = new URL(page.url()).pathname;
    await expect(async () => {
      await page.clock.fastForward(30_000);
      expect(blocked.map((url) => new URL(url).pathname)).toContain(`${own}.data`);
    }).toPass();
    await expect(shop.main.getByText(shop.t("common:behind"))).toBeVisible();
    await expect(heading).toHaveText(words ?? "");
  });
}
