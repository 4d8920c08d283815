import { withAnalyticsProviders } from "../support/journeys/analytics-providers";
import { expect, test } from "../support/journeys/journey";
import { OwnShop } from "../support/journeys/own-shop";
import { ports } from "../support/journeys/ports.mjs";
import { prepare } from "../support/journeys/prepare";
import { ingestServer } from "../support/app/ingest-server";

/** It counts visits and reports errors. */
const ownShop = new OwnShop(ports.spare.shop + 4);
let ingest: Awaited<ReturnType<typeof ingestServer>>;

test.use({ baseURL: ownShop.origin, expected: [/a journey's defect|ResizeObserver/] });

test.beforeAll(async () => {
  ingest = await ingestServer();
  await ownShop.start({
    GOOGLE_TAG_MANAGER_ID: "GTM-JOURNEY",
    YANDEX_METRICA_ID: "12345678",
    SENTRY_DSN: ingest.dsn,
  });
});
test.afterAll(async () => {
  ingest.close();
  await ownShop.stop();
});

test("visits and purchases are counted after the visitor's yes only, each order once, and nothing personal is told", async ({
  shop,
  page,
}) => {
  const { google, yandex, loaded } = await withAnalyticsProviders(page.context());
  const purchases = () => google.filter(({ event }) => event === "purchase");
  const visits = () => google.filter(({ event }) => event === "page");
  const { digits } = shop.phone();
  const answer = (name: "allow" | "refuse") => page.getByRole("button", { name: shop.t(`info:analytics.${name}`) });

  await shop.open("spb");
  await answer("refuse").click();
  await expect(answer("refuse")).toHaveCount(0);
  await shop.open("spb", "shops");
  expect(loaded).toEqual([]);

  // The same question is asked where the answer can be changed.
  await page.goto("/legal-info?city=spb#analytics");
  await answer("allow").click();
  await expect.poll(() => loaded.length).toBe(2);
  await expect.poll(() => visits().at(-1)).toMatchObject({ page_location: `${ownShop.origin}/legal-info` });
  // Each provider's script is there in its own time.
  await expect.poll(() => JSON.stringify(yandex)).toContain(`"hit","${ownShop.origin}/legal-info"`);

  // Placed without scripts, then opened with them, in two windows at once.
  const visitor = prepare(shop, "spb");
  await (await (await visitor.cart("set-maki")).address()).signedIn();
  const order = await visitor.ordered();
  const other = await page.context().newPage();
  const tracking = `/spb/order/${order}/tracking`;
  await Promise.all([page.goto(tracking), other.goto(tracking)]);
  await expect.poll(purchases).toEqual([
    {
      event: "purchase",
      ecommerce: expect.objectContaining({ transaction_id: String(order), currency: "RUB", value: expect.any(Number) }),
    },
  ]);
  await other.close();

  // Once per order: not after a reload, nor on the way back.
  for (const again of [() => page.reload(), () => page.goto("/spb/shops"), () => page.goBack()]) {
    const before = visits().length;
    await again();
    await expect.poll(() => visits().length).toBeGreaterThan(before);
  }
  expect(purchases()).toHaveLength(1);
  await expect.poll(() => yandex.filter((entry) => JSON.stringify(entry).includes('"purchase"'))).toHaveLength(1);

  // A navigation in the browser is a visit, too.
  await shop.settle();
  await page
    .getByRole("banner")
    .getByRole("link", { name: shop.t("common:promotions") })
    .first()
    .click();
  await expect.poll(() => visits().at(-1)?.page_location).toMatch(/\/spb\/promotions$/);
  const told = JSON.stringify([google, yandex]).replaceAll(`"${order}"`, "");
  for (const personal of ["Anna", digits, String(order), "anna@", "address", "Невский"])
    expect(told).not.toContain(personal);

  await test.step("a defect is reported with its replay, whose texts and fields are masked, and traces; noise is not", async () => {
    await shop.open("spb", "profile");
    await expect(page.locator("main")).toContainText(/\S/);
    // The reporter comes after hydration.
    await page.waitForFunction(() => "__SENTRY__" in window);
    await page.evaluate((phone) => {
      const later = (error: Error) => setTimeout(() => Promise.reject(error));
      later(new Error("ResizeObserver loop completed with undelivered notifications."));
      later(new Error(`a journey's defect, of ${phone}`));
      window.dispatchEvent(new Event("vite:preloadError"));
    }, digits);
    const got = () => ingest.bodies.join("\n");
    await expect.poll(got).toContain("a journey's defect");
    await expect.poll(got).toContain("preload-error");
    await expect.poll(got).toContain('"type":"replay_recording"');
    await expect.poll(got).toContain('"type":"transaction"');
    const recording = ingest.bodies.filter((body) => body.includes('"type":"replay_recording"')).join("\n");
    expect(recording).toMatch(/\*{4,}/);
    for (const personal of [digits, "Невский", shop.t("profile:title"), "ResizeObserver"])
      expect(got()).not.toContain(personal);
  });
});
