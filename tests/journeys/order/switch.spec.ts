import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";
import { places } from "../../support/sandbox/seed";

test("switching the order type says first that the cart will cost something else", async ({ shop, page }) => {
  const { t } = shop;
  const { address, shop: id } = places.spb;
  const warned = () => expect(shop.content.getByText(t("place:reprices"))).toBeVisible();
  const switchTo = async (type: "delivery" | "takeaway") => {
    await shop.settle();
    await page
      .getByRole("group", { name: t("common:orderTypeLabel") })
      .getByRole("link", { name: t(`common:${type}`), exact: true })
      .click();
  };
  const chosen = (type: "delivery" | "takeaway") =>
    expect(
      page.getByRole("group", { name: t("common:orderTypeLabel") }).getByText(t(`common:${type}`), { exact: true }),
    ).toHaveAttribute("aria-current", "true");
  const isAsked = async () => {
    await expect(shop.content.getByRole("heading", { name: t("place:takeaway.question") })).toBeVisible();
    await expect(shop.content.getByText(/prices may change/)).toBeVisible();
  };

  await test.step("at a shop", async () => {
    await prepare(shop, "spb").cart("set-philadelphia");
    await shop.open("spb", `shops/${id}`);
    await expect(shop.main.getByText(t("place:reprices"))).toBeVisible();
    await shop.main.getByRole("button", { name: t("place:pickUp") }).click();
    await chosen("takeaway");
  });

  await test.step("back to delivery, at the address", async () => {
    await switchTo("delivery");
    await warned();
    await shop.deliverTo(address, "12");
    await chosen("delivery");
  });

  await test.step("to the shop chosen before, at once", async () => {
    await switchTo("takeaway");
    await isAsked();
    await shop.content.getByRole("button", { name: t("place:takeaway.submit") }).click();
    await shop.closed();
    await chosen("takeaway");
  });

  await test.step("to the address chosen before, in one press", async () => {
    await switchTo("delivery");
    await warned();
    await shop.content.getByRole("button", { name: t("place:deliverTo", { address: "" }).trim() }).click();
    await shop.closed();
    await chosen("delivery");
  });

  await test.step("above all shops", async () => {
    await shop.open("spb", "order-type?order_type=takeaway");
    await expect(shop.main.getByText(t("place:reprices"))).toBeVisible();
    await shop.main
      .getByRole("link", { name: t("place:takeFrom", { street: "" }).trim() })
      .first()
      .click();
    await isAsked();
  });
});

test("from the window of addresses to the shop chosen before, through its question", async ({ shop, page }) => {
  const { t } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.pickUp();
  await ready.address();
  await shop.open("spb");
  await page
    .getByRole("banner")
    .getByRole("link", { name: places.spb.address.split(/[,.] /)[0] })
    .click();
  await expect(shop.content.getByRole("heading", { level: 1 })).toBeVisible();
  await shop.content
    .getByRole("button", { name: t("place:types.takeaway"), exact: true })
    .first()
    .click();
  await shop.content
    .getByRole("link", { name: t("place:takeFrom", { street: "" }).trim() })
    .first()
    .click();
  const question = shop.content.getByRole("heading", { name: t("place:takeaway.question") });
  await expect(question).toBeVisible();
  // The frame comes late: the window waits for it, so that it is not lost with the window.
  let letCome = () => {};
  const late = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/_routes=root/, async (route) => {
    await late;
    await route.continue();
  });
  const asked = page.waitForRequest(/_routes=root/);
  await shop.content.getByRole("button", { name: t("place:takeaway.submit") }).click();
  await asked;
  await expect(question).toBeVisible();
  letCome();
  await shop.closed();
  await expect(page.getByRole("banner").getByText(t("common:takeaway"), { exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});
