import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

/** At the order form of a delivery, with something typed into every kind of field. */
async function atCheckout(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.pickUp();
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  const { main, t } = shop;
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.unfold(t("checkout:where.delivery"));
  await main.getByLabel(t("place:entrance"), { exact: true }).fill("7");
  await shop.unfold(t("checkout:comment"));
  await main.getByLabel(t("checkout:comment")).fill("No onions, please");
  await main.getByLabel(t("checkout:cash")).fill("5000");
}

async function expectKept({ main, t }: Visitor, { delivery = true } = {}) {
  await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  if (delivery) await expect(main.getByLabel(t("place:entrance"), { exact: true })).toHaveValue("7");
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
  // At the till nobody asks what is paid with.
  if (delivery) await expect(main.getByLabel(t("checkout:cash"))).toHaveValue("5000");
}

/** The four ways that open over the form. */
const ways: [string, (shop: Visitor) => string, (shop: Visitor) => string][] = [
  ["another address", ({ t }) => t("place:saved"), ({ t }) => t("place:orderType")],
  ["takeaway", ({ t }) => t("checkout:takeaway"), ({ t }) => t("place:takeaway.question")],
  ["the cart", ({ t }) => t("checkout:change"), ({ t }) => t("cart:title")],
  ["emptying the cart", ({ t }) => t("cart:clear"), ({ t }) => t("cart:clearing.question")],
];

test("what was typed into the order form is still there after every way out of it", async ({ shop, page }) => {
  await atCheckout(shop);
  for (const [what, name, heading] of ways) {
    await test.step(what, async () => {
      await shop.main.getByRole("button", { name: name(shop), exact: true }).click();
      await expect(shop.content.getByRole("heading", { level: 1, name: heading(shop) })).toBeVisible();
      await page.keyboard.press("Escape");
      await shop.closed();
      await expectKept(shop);
    });
  }

  await test.step("the menu", async () => {
    await shop.main.getByRole("button", { name: shop.t("common:errors.toMenu") }).click();
    await expect(shop.card("set-philadelphia")).toBeVisible();
    await shop.open("spb", "checkout");
    await expectKept(shop);
  });

  await test.step("takeaway, and back to delivery", async () => {
    const { t, main } = shop;
    await main.getByRole("button", { name: t("checkout:takeaway"), exact: true }).click();
    await shop.content.getByRole("button", { name: t("place:takeaway.submit") }).click();
    await expect(main.getByRole("heading", { level: 2, name: t("checkout:where.takeaway") })).toBeVisible();
    await shop.settle();
    await expectKept(shop, { delivery: false });
    await main.getByRole("button", { name: t("checkout:delivery"), exact: true }).click();
    await shop.content.getByRole("button", { name: t("place:deliverTo", { address: "" }).trim() }).click();
    await expect(main.getByRole("heading", { level: 2, name: t("checkout:where.delivery") })).toBeVisible();
    await expectKept(shop);
  });
});
