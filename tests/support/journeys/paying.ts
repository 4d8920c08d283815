import { expect } from "@playwright/test";
import { like } from "../app/words";
import { Bank } from "./bank";
import type { CityAlias } from "../sandbox/seed";
import type { Visitor } from "./journey";

/** Through the order form to the payment page, by the first way to pay now: a card. */
export async function orderByCard(shop: Visitor, city: CityAlias) {
  const { main, t } = shop;
  await shop.open(city, "checkout");
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
  await main
    .getByRole("group", { name: t("checkout:payNow") })
    .getByRole("radio")
    .first()
    .check({ force: true });
  const email = main.getByLabel(t("checkout:email"), { exact: true });
  if (await email.isVisible()) await email.fill("anna@example.com");
  await shop.orderButton.click();
  await expect(main.getByRole("heading", { level: 1, name: t("payment:title") })).toBeVisible();
}

/** In the form of the payment page, which sends nothing of it to the shop. */
export async function payInForm({ main, t }: Visitor, number: string, code: string) {
  await main.getByLabel(t("payment:card.number")).pressSequentially(number);
  await main.getByLabel(t("payment:card.expiry")).pressSequentially("1230");
  await main.getByLabel(t("payment:card.cvv")).pressSequentially(code);
  // The first of those that begin like it: the way to the bank's page stands under it.
  const pays = new RegExp(`^${like(t("payment:card.pay", { sum: "§" })).source}$`);
  await main.getByRole("button", { name: pays }).first().click();
}

/** From the payment page to the acquirer's, by way of the page that says where it goes and opens it by itself. */
export async function toAcquirer(shop: Visitor) {
  const { main, t, page } = shop;
  await shop.settle();
  await main.getByRole("button", { name: like(t("payment:acquirer.button", { sum: "§" })) }).click();
  await expect(page).toHaveURL(/\/bank\/pay\//);
}

/** Pays what the page shows a code for, in another window, and looks at the code no more. */
export async function payByCode(shop: Visitor) {
  const { main, t } = shop;
  await expect(main.getByRole("img", { name: like(t("payment:app.qr", { sum: "§" })) })).toBeVisible();
  await payByLink(shop);
}

/** Pays in the bank's app, that the page leads to, in another window. */
export async function payByLink({ main, t, page, language }: Visitor) {
  const link = await main.getByRole("link", { name: t("payment:app.open"), includeHidden: true }).getAttribute("href");
  const phone = await page.context().newPage();
  await new Bank(phone, language).payInApp(link ?? "");
  await phone.close();
}

/** On the order's page, which says that it is paid. Answers the order's number. */
export async function expectPaid({ main, t, page }: Visitor): Promise<number> {
  await expect(page).toHaveURL(/\/order\/\d+\/tracking/);
  const order_id = Number(/\/order\/(\d+)\//.exec(page.url())?.[1]);
  await expect(main.getByRole("heading", { level: 1, name: t("tracking:now.accepted") })).toBeVisible();
  await expect(main.getByText(t("tracking:payment.paid")).filter({ visible: true }).first()).toBeVisible();
  return order_id;
}
