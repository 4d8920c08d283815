import { expect, test, Visitor } from "../../support/journeys/journey";
import { expectPaid, payByCode } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import type { Locator } from "@playwright/test";
import { like } from "../../support/app/words";

async function ask({ t }: Visitor, form: Locator, phone: string, number: string) {
  await form.getByLabel(t("account:phone"), { exact: true }).fill(phone);
  await form.getByLabel(t("tracking:lookUp.number"), { exact: true }).fill(number);
  await form.getByRole("button", { name: t("tracking:lookUp.find") }).click();
}

test("orders are looked up by phone and number in another browser, and in that one only", async ({
  shop,
  page,
  browser,
  locale,
  baseURL,
}) => {
  const { t } = shop;
  const { typed } = shop.phone();
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order_id = await ready.ordered();
  await shop.open("spb", `order/${order_id}/tracking`);
  await expect(shop.main.getByText(t("tracking:keepNumber.text"))).toBeVisible();

  const context = await browser.newContext({ locale, baseURL });
  await context.addCookies([{ name: "accept-cookies", value: "1", url: baseURL ?? "" }]);
  await context.route("**/pictures/**", (route) => route.abort());
  const other = new Visitor(await context.newPage(), shop.brand, shop.language, true, shop.kitchen, "");
  const number = other.content.getByLabel(t("tracking:lookUp.number"), { exact: true });

  await test.step("another number is not found", async () => {
    await other.open("spb");
    await (await other.footerLink(t("common:myOrder"))).click();
    await expect(other.content.getByRole("heading", { level: 1, name: t("tracking:lookUp.title") })).toBeVisible();
    await ask(other, other.content, typed, String(order_id + 5_000));
    await expect(other.content.getByRole("alert")).toContainText(t("tracking:lookUp.missing"));
    await expect(number).toHaveValue(String(order_id + 5_000));
  });

  await test.step("the order's own is", async () => {
    await ask(other, other.content, typed, `№ ${order_id}`);
    await expect(other.page).toHaveURL(new RegExp(`/spb/order/${order_id}/tracking$`));
    await expect(other.main.getByText(like(t("tracking:number", { number: order_id }))).first()).toBeVisible();
    await expect(other.main.getByRole("link", { name: t("tracking:cancel") })).toHaveCount(0);
  });

  await test.step("nobody else sees it", async () => {
    const stranger = await browser.newContext();
    const response = await stranger.request.get(other.page.url());
    expect(response.status()).toBe(404);
    await stranger.close();
  });

  await test.step("an order that waits for its payment is paid there", async () => {
    await ready.cart("set-philadelphia");
    await page.goto(`${await ready.stored("sbp")}?refresh=off`);
    const words = like(t("payment:app.order", { number: "§" }));
    const waiting = /\d{4,}/.exec(await shop.main.getByText(words).first().innerText())?.[0] ?? "";
    await other.open("spb", "order-status");
    await ask(other, other.main, typed, waiting);
    await expect(other.main.getByRole("heading", { level: 1, name: t("tracking:waiting") })).toBeVisible();
    await other.main.getByRole("link", { name: like(t("tracking:pay", { sum: "§" })) }).click();
    await other.settle();
    const pay = new RegExp(`^${like(t("payment:start", { sum: "§" })).source}`);
    await other.main.getByRole("button", { name: pay }).click();
    await payByCode(other);
    expect(await expectPaid(other)).toBe(Number(waiting));
  });

  await test.step("fifty numbers an hour may be tried for a phone", async () => {
    const strange = typed.replace("+7 921", "+7 922");
    const statuses = [];
    for (let order_id = 1; order_id <= 50; order_id++) {
      const form = { phone: strange, order_id: String(order_id) };
      statuses.push((await other.page.request.post("/spb/order-status", { form })).status());
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    await other.open("spb", "order-status");
    await ask(other, other.main, strange, "51");
    await expect(other.main.getByText(t("tracking:lookUp.limit.title"))).toBeVisible();
    const later = other.main.getByRole("button", { name: like(t("tracking:lookUp.limit.button", { time: "§" })) });
    await expect(later).toHaveAttribute("aria-disabled", "true");
    await expect(other.main.getByLabel(t("tracking:lookUp.number"), { exact: true })).toHaveValue("51");
    await other.main.getByLabel(t("account:phone"), { exact: true }).fill("+7 931 000-00-00");
    await expect(other.main.getByRole("button", { name: t("tracking:lookUp.find") })).toBeVisible();
  });
  await context.close();
});
