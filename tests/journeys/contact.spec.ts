import { localised } from "../../sandbox/texts";
import { expect, test } from "../support/journeys/journey";

/** Promotions, and the forms by which somebody writes to the chain. */

test("the promotion of a link opens, says all of itself and leads on; one that is over leads to others", async ({
  shop,
  page,
}) => {
  const { t, language } = shop;
  await shop.open("spb", "promotions/nothing");
  const menu = await shop.main.getByRole("link", { name: t("common:errors.toMenu") }).boundingBox();
  const first = await shop.main.getByRole("list").boundingBox();
  expect((first?.y ?? 0) - ((menu?.y ?? 0) + (menu?.height ?? 0))).toBeGreaterThan(16);

  if (!shop.scripts) return;
  await shop.open("spb", "promotions?alias=takeaway");
  const name = localised("promotions.takeaway.name")[language];
  await expect(shop.content.getByRole("heading", { name })).toBeVisible();
  await expect(shop.content.getByRole("listitem").first()).toBeVisible();
  await page.getByRole("button", { name: t("common:close") }).click();
  await shop.closed();
  await expect(page).toHaveURL(/promotions\?alias=takeaway$/);
  await shop.main.getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
  await shop.content.getByRole("link", { name: localised("promotions.takeaway.button")[language] }).click();
  await expect(page).toHaveURL(/\/spb\/shops/);
});

test("who asks to be called back agrees first, is thanked once; errors of a return stand below their fields", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  await shop.open("spb", "call-me-back");
  const { typed } = shop.phone();
  await shop.main.getByLabel(t("contact:fields.name")).fill("Anna");
  await shop.main.getByLabel(t("contact:fields.phone")).fill(typed);
  const box = shop.main.getByRole("checkbox");
  if (shop.scripts) {
    await shop.main.getByRole("button", { name: t("contact:agreeFirst") }).press("Enter");
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await expect(shop.main.getByText(t("contact:errors.required.privacy_policy"))).toBeInViewport();
  } else {
    await shop.main.getByRole("button", { name: t("contact:call.submit") }).click();
    await expect(shop.main.getByRole("alert")).toContainText(t("contact:errors.required.privacy_policy"));
    await expect(shop.main.getByLabel(t("contact:fields.name"))).toHaveValue("Anna");
  }
  // Its end is a link to the text that it is about.
  await shop.main.getByText(t("contact:consent")).click({ position: { x: 4, y: 8 } });
  await expect(box).toBeChecked();
  await expect(shop.main.getByText(t("contact:errors.required.privacy_policy"))).toHaveCount(shop.scripts ? 0 : 2);
  await shop.main.getByRole("button", { name: t("contact:call.submit") }).click();
  const thanks = page.getByRole("heading", { level: 1, name: t("contact:call.thanks", { name: "Anna" }) });
  await expect(thanks).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();

  await test.step("fields that share a line are one below the other when an error stands below one of them", async () => {
    await shop.open("spb", "return-request");
    const order = shop.main.getByLabel(t("contact:fields.order_id"));
    const phone = shop.main.getByLabel(t("contact:fields.orderPhone"));
    const top = async (field: typeof order) => Math.round((await field.boundingBox())?.y ?? 0);
    expect(await top(order)).toBe(await top(phone));
    await shop.main.getByText(t("contact:consent")).click({ position: { x: 4, y: 8 } });
    await shop.main.getByRole("button", { name: t("contact:return.submit") }).click();
    await expect(shop.main.getByRole("alert")).toContainText(t("contact:errors.required.order_id"));
    const { y = 0, height = 0 } = (await order.boundingBox()) ?? {};
    expect(await top(phone)).toBeGreaterThan(y + height);
  });
});
