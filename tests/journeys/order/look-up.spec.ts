import type { Browser, Locator } from "@playwright/test";
import { expect, test as journey, Visitor } from "../../support/journeys/journey";
import { expectPaid, payByCode } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { deliveryScene } from "../../support/journeys/scenes";
import { like } from "../../support/app/words";

const test = journey.extend({
  where: async ({}, provide, { project }) => provide(deliveryScene(project.name).where),
  language: async ({}, provide, { project }) => provide(deliveryScene(project.name).language),
});

/** The same person, or another one, with another browser. */
async function elsewhere(browser: Browser, shop: Visitor) {
  const context = await browser.newContext({ locale: await shop.page.evaluate(() => navigator.language) });
  await context.addCookies([{ name: "accept-cookies", value: "1", url: new URL(shop.page.url()).origin }]);
  await context.route("**/pictures/**", (route) => route.abort());
  const other = new Visitor(await context.newPage(), shop.brand, shop.language, shop.scripts, shop.kitchen, "");
  return { other, context };
}

async function ask({ t }: Visitor, form: Locator, phone: string, number: string) {
  await form.getByLabel(t("account:phone"), { exact: true }).fill(phone);
  await form.getByLabel(t("tracking:lookUp.number"), { exact: true }).fill(number);
  await form.getByRole("button", { name: t("tracking:lookUp.find") }).click();
}

test(
  "an order is looked up by phone and number in another browser, and in that one only",
  { tag: "@scripts" },
  async ({ shop, page, browser }, { project }) => {
    const { city, dishes } = deliveryScene(project.name);
    const { t } = shop;
    const ready = prepare(shop, city);
    await ready.cart(...dishes);
    await ready.address();
    await ready.signedIn();
    const order_id = await ready.ordered();
    await shop.open(city, `order/${order_id}/tracking`);
    await expect(shop.main.getByText(t("tracking:keepNumber.text"))).toBeVisible();

    const { other, context } = await elsewhere(browser, shop);
    await other.page.goto(new URL(`/${city}/`, page.url()).href);
    await other.settle();
    await (await other.footerLink(t("common:myOrder"))).click();
    await expect(other.content.getByRole("heading", { level: 1, name: t("tracking:lookUp.title") })).toBeVisible();

    await test.step("another number is not found", async () => {
      await ask(other, other.content, shop.phone().typed, String(order_id + 5_000));
      await expect(other.content.getByRole("alert")).toContainText(t("tracking:lookUp.missing"));
      await expect(other.content.getByLabel(t("tracking:lookUp.number"), { exact: true })).toHaveValue(
        String(order_id + 5_000),
      );
    });

    await test.step("the order's own is", async () => {
      await ask(other, other.content, shop.phone().typed, `№ ${order_id}`);
      await expect(other.page).toHaveURL(new RegExp(`/${city}/order/${order_id}/tracking$`));
      await expect(other.main.getByText(like(t("tracking:number", { number: order_id }))).first()).toBeVisible();
      await expect(other.main.getByRole("link", { name: t("tracking:cancel") })).toHaveCount(0);
    });

    await test.step("nobody else sees it", async () => {
      const stranger = await browser.newContext();
      const response = await stranger.request.get(other.page.url());
      expect(response.status()).toBe(404);
      await stranger.close();
    });
    await context.close();
  },
);

test.describe("in Saint Petersburg", () => {
  test.use({ where: "nori", language: "en" });

  test(
    "an order that waits for its payment is looked up and paid in another browser",
    { tag: "@scripts" },
    async ({ shop, page, browser }) => {
      const { t } = shop;
      const ready = prepare(shop, "spb");
      await ready.cart("set-philadelphia");
      await ready.address();
      await ready.signedIn();
      const path = await ready.stored("sbp");
      await page.goto(`${path}?refresh=off`);
      const words = like(t("payment:app.order", { number: "§" }));
      const order_id = /\d{4,}/.exec(await shop.main.getByText(words).first().innerText())?.[0] ?? "";

      const { other, context } = await elsewhere(browser, shop);
      await other.page.goto(new URL("/spb/order-status", page.url()).href);
      await other.settle();
      other.city = "spb";
      await ask(other, other.main, shop.phone().typed, order_id);
      await expect(other.main.getByRole("heading", { level: 1, name: t("tracking:waiting") })).toBeVisible();
      await other.main.getByRole("link", { name: like(t("tracking:pay", { sum: "§" })) }).click();
      await other.settle();
      const pay = new RegExp(`^${like(t("payment:start", { sum: "§" })).source}`);
      await other.main.getByRole("button", { name: pay }).click();
      await payByCode(other);
      expect(await expectPaid(other)).toBe(Number(order_id));
      await context.close();
    },
  );

  test("fifty numbers an hour may be tried for a phone", { tag: "@scripts" }, async ({ shop, page }) => {
    const { t, main } = shop;
    const { typed } = shop.phone();
    const statuses = [];
    for (let number = 1; number <= 50; number++) {
      const form = { phone: typed, order_id: String(number) };
      statuses.push((await page.request.post("/spb/order-status", { form })).status());
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    await shop.open("spb", "order-status");
    await ask(shop, main, typed, "51");
    await expect(main.getByText(t("tracking:lookUp.limit.title"))).toBeVisible();
    const later = main.getByRole("button", { name: like(t("tracking:lookUp.limit.button", { time: "§" })) });
    await expect(later).toHaveAttribute("aria-disabled", "true");
    await expect(main.getByLabel(t("tracking:lookUp.number"), { exact: true })).toHaveValue("51");
    await main.getByLabel(t("account:phone"), { exact: true }).fill("+7 931 000-00-00");
    await expect(main.getByRole("button", { name: t("tracking:lookUp.find") })).toBeVisible();
  });
});
