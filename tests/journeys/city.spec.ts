import { expect, test } from "../support/journeys/journey";
import { cityName } from "../support/sandbox/seed";

test.describe("in German", () => {
  test.use({ language: "de" });

  test("a city is found, or said not to be there, and who comes back is offered theirs, not sent there", async ({
    shop,
    page,
  }) => {
    const { t, main } = shop;
    const question = page.getByRole("heading", { level: 1, name: t("city:question") });
    await page.goto("/?search=Atlantis");
    await shop.settle();
    await expect(page.getByRole("heading", { name: t("city:none", { search: "Atlantis" }) })).toBeVisible();
    await page.getByRole("link", { name: t("city:showAll") }).click();
    await expect(page.getByRole("link", { name: new RegExp(`^${cityName("kyiv", "de")}`) })).toBeVisible();

    await page.goto("/");
    await shop.settle();
    await expect(question).toBeVisible();
    await page.getByRole("searchbox", { name: t("city:search") }).fill("istan");
    if (!shop.scripts) await page.getByRole("button", { name: t("city:find") }).click();
    await expect(main.getByRole("listitem")).toHaveCount(1);
    await main.getByRole("listitem").getByRole("link").click();
    await expect(page).toHaveURL(/\/istanbul\/$/);

    await page.goto("/");
    await expect(question).toBeVisible();
    // The whole card is the link.
    await main.getByText(t("city:offer")).click({ force: true });
    await expect(page).toHaveURL(/\/istanbul\/$/);
  });
});

test("somebody who says where they are is offered the nearest city, not sent there; another one is chosen from the header", async ({
  shop,
  page,
  context,
}) => {
  const { t, content } = shop;
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 41.2, longitude: 29.1 });
  await page.goto("/");
  await shop.settle();
  await expect(page.getByRole("heading", { level: 1, name: t("city:question") })).toBeVisible();
  await page.getByRole("button", { name: t("city:findMe") }).click();
  const way = page.getByRole("link", { name: t("city:accept") });
  await expect(way).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: cityName("istanbul", "en") })).toBeVisible();
  await way.click();
  await expect(page).toHaveURL(/\/istanbul\/$/);

  const inHeader = (city: "spb" | "berlin") =>
    page
      .getByRole("banner")
      .getByRole("link", { name: new RegExp(`^${t("common:city")} ?: ${cityName(city, "en")}$`) });
  await shop.open("spb");
  await (await shop.hydrated(inHeader("spb"))).click();
  await expect(content.getByRole("heading", { level: 1, name: t("city:title") })).toBeVisible();
  await content.getByRole("link", { name: new RegExp(`^${cityName("berlin", "en")}`) }).click();
  await expect(page).toHaveURL(/\/berlin\/$/);
  await expect(inHeader("berlin")).toBeVisible();
});
