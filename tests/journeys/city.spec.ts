import { expect, test } from "../support/journeys/journey";
import { cityName } from "../support/sandbox/seed";

test.describe("in German", () => {
  test.use({ language: "de" });

  test("finds a city, as one types or by the form", async ({ shop, page }) => {
    await page.goto("/");
    await shop.settle();
    await expect(page.getByRole("heading", { level: 1, name: shop.t("city:question") })).toBeVisible();
    const search = page.getByRole("searchbox", { name: shop.t("city:search") });
    await search.fill("istan");
    if (!shop.scripts) await page.getByRole("button", { name: shop.t("city:find") }).click();
    const cities = page.getByRole("main").getByRole("listitem");
    await expect(cities).toHaveCount(1);
    await cities.getByRole("link").click();
    await expect(page).toHaveURL(/\/istanbul\/$/);
  });

  test("says so when there is no such city, and shows all again", async ({ shop, page }) => {
    await page.goto("/?search=Atlantis");
    await shop.settle();
    await expect(page.getByRole("heading", { name: shop.t("city:none", { search: "Atlantis" }) })).toBeVisible();
    await page.getByRole("link", { name: shop.t("city:showAll") }).click();
    await expect(page.getByRole("link", { name: new RegExp(`^${cityName("kyiv", "de")}`) })).toBeVisible();
  });
});

test("somebody who comes back is offered their city, not sent there", async ({ shop, page }) => {
  await shop.open("berlin");
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: shop.t("city:question") })).toBeVisible();
  // The whole card is the link.
  await shop.main.getByText(shop.t("city:offer")).click({ force: true });
  await expect(page).toHaveURL(/\/berlin\/$/);
});

test(
  "somebody who says where they are is offered the nearest city, not sent there",
  { tag: "@scripts" },
  async ({ shop, page, context }) => {
    const find = page.getByRole("button", { name: shop.t("city:findMe") });
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 41.2, longitude: 29.1 });
    await page.goto("/");
    await shop.settle();
    await expect(page.getByRole("heading", { level: 1, name: shop.t("city:question") })).toBeVisible();
    if (!shop.scripts) return expect(find).toHaveCount(0);
    await find.click();
    const way = page.getByRole("link", { name: shop.t("city:accept") });
    await expect(way).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: cityName("istanbul", "en") })).toBeVisible();
    await way.click();
    await expect(page).toHaveURL(/\/istanbul\/$/);
  },
);

test("another city is chosen from the header", { tag: "@scripts" }, async ({ shop, page }) => {
  await shop.open("spb");
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: new RegExp(`^${shop.t("common:city")} ?: ${cityName("spb", "en")}$`) });
  await (await shop.hydrated(link)).click();
  await expect(shop.content.getByRole("heading", { level: 1, name: shop.t("city:title") })).toBeVisible();
  await shop.content.getByRole("link", { name: new RegExp(`^${cityName("berlin", "en")}`) }).click();
  await expect(page).toHaveURL(/\/berlin\/$/);
  await expect(
    page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${shop.t("common:city")} ?: ${cityName("berlin", "en")}$`) }),
  ).toBeVisible();
});
