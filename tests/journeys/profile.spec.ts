import { expect, test, type Visitor } from "../support/journeys/journey";
import { prepare } from "../support/journeys/prepare";
import { places } from "../support/sandbox/seed";

/** Everything of the profile that a stranger must not see. */
const tabs = ["profile?tab=profile", "profile?tab=orders", "profile?tab=addresses"];

async function expectNobody(shop: Visitor, secrets: (string | RegExp)[]) {
  for (const tab of tabs) {
    await shop.open("spb", tab);
    await expect(shop.main.getByRole("heading", { level: 1, name: shop.t("account:title") })).toBeVisible();
    for (const secret of secrets) await expect(shop.page.getByText(secret)).toHaveCount(0);
  }
}

test("a customer changes their birthday and removes an address; a session that ended elsewhere is said once", async ({
  shop,
  page,
  context,
}) => {
  const { t, main } = shop;
  const banner = page.getByRole("banner");
  const name = main.getByLabel(t("profile:person.name"), { exact: true });
  const save = main.getByRole("button", { name: t("profile:person.save") });
  const ready = prepare(shop, "spb");
  await ready.signedIn();
  await ready.address();

  await test.step("a day that does not exist is said, another one is kept", async () => {
    await shop.open("spb", "profile");
    await name.fill("Anna");
    const [day, month, year] = ["day", "month", "year"].map((part) =>
      main.getByLabel(t(`profile:person.${part}`), { exact: true }),
    ) as [typeof main, typeof main, typeof main];
    await day.fill("31");
    await month.selectOption("02");
    await year.fill("1994");
    await save.click();
    await expect(main.getByText(/1994/).first()).toBeVisible();
    await expect(day).toBeFocused();
    await expect(day).toHaveAttribute("aria-invalid", "true");
    await expect(month).toHaveValue("02");
    await day.fill("14");
    await month.selectOption("03");
    await save.click();
    await expect(page.getByText(t("profile:person.saved"))).toBeVisible();
    await shop.open("spb", "profile");
    await expect(day).toHaveValue("14");
    await expect(month).toHaveValue("03");
  });

  await test.step("an address is removed", async () => {
    await shop.open("spb", "profile?tab=addresses");
    await expect(main.getByRole("heading", { level: 2, name: places.spb.address })).toBeVisible();
    await main.getByRole("link", { name: new RegExp(`^${t("profile:addresses.remove")} ?:`) }).click();
    await shop.content.getByRole("button", { name: t("profile:addresses.removeYes") }).click();
    await expect(main.getByRole("heading", { level: 2, name: t("profile:addresses.empty") })).toBeVisible();
    await expect(banner.getByRole("link", { name: t("common:enterAddress") })).toBeVisible();
  });

  await test.step("when the session has ended, what was typed stays", async () => {
    await shop.open("spb", "profile?tab=profile");
    await name.fill("Anna-Maria");
    await context.clearCookies({ name: "session" });
    await page.clock.setFixedTime(Date.now() + 61_000);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByRole("status").filter({ hasText: t("profile:ended") })).toBeVisible();
    await expect(name).toHaveValue("Anna-Maria");
    await expect(banner.getByRole("link", { name: t("common:signIn") })).toBeVisible();
    await save.click();
    await expect(main.getByRole("alert")).toContainText(t("profile:errors.signedOut"));
    await expect(name).toHaveValue("Anna-Maria");
  });
});

test("whoever deletes their account leaves nothing behind, once their order is done", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order = await ready.ordered();
  await shop.open("spb", "profile/delete");
  await expect(main.getByText(t("profile:delete.waitTitle"))).toBeVisible();
  await kitchen.move(order, "done");

  await shop.open("spb", "profile/delete");
  const word = t("profile:delete.word");
  await main.getByLabel(t("profile:delete.confirm", { word }), { exact: true }).fill(word.toUpperCase());
  await main.getByRole("button", { name: t("profile:delete.submit") }).click();
  await expect(main.getByRole("heading", { level: 1, name: t("profile:deleted.title") })).toBeVisible();
  await expectNobody(shop, [String(order), places.spb.address]);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => ["session", "phone", "order_draft", "payment"].includes(name))).toEqual([]);
  await page.goto(`/spb/order/${order}/tracking`);
  await expect(main.getByText(String(order))).toHaveCount(0);
});

test(
  "after a sign-out the back button shows nobody's name, phone or orders",
  { tag: "@both" },
  async ({ shop, page }) => {
    const { t, main } = shop;
    const ready = prepare(shop, "spb");
    await ready.cart("set-philadelphia");
    await ready.address();
    await ready.signedIn();
    const order = await ready.ordered();
    await shop.open("spb", "profile?tab=profile");
    const phone = await main.getByLabel(t("profile:person.phone"), { exact: true }).inputValue();
    await main.getByLabel(t("profile:person.name"), { exact: true }).fill("Anna-Maria");
    await main.getByRole("button", { name: t("profile:person.save") }).click();
    await expect(page.getByText(t("profile:person.saved"))).toBeVisible();
    await main.getByRole("link", { name: t("profile:tabs.orders") }).click();
    await expect(main.getByText(new RegExp(`\\b${order}\\b`)).first()).toBeVisible();
    await main.getByRole("link", { name: t("profile:tabs.profile") }).click();
    await main.getByRole("link", { name: t("common:signOut") }).click();
    await shop.content.getByRole("button", { name: t("account:signOut") }).click();
    await expect(page).toHaveURL(/\/spb\/$/);
    // Without scripts the question was a page of its own, which sends a visitor without a session to the menu.
    if (!shop.scripts) {
      await page.goBack();
      await expect(page).toHaveURL(/\/spb\/$/);
    }
    for (let back = 0; back < 2; back++) {
      await page.goBack();
      await expect(main.getByRole("heading", { level: 1, name: t("account:title") })).toBeVisible();
      await expect(page.getByText("Anna-Maria")).toHaveCount(0);
      const html = await page.content();
      for (const secret of ["Anna-Maria", phone, String(order)]) expect(html).not.toContain(secret);
    }

    await test.step("the next person on this browser finds nothing either", async () => {
      await expectNobody(shop, [String(order), places.spb.address]);
      const digits = `7999${shop.phone().digits.slice(-7)}`;
      await prepare(shop, "spb").signedIn({ typed: `+${digits}`, digits });
      await shop.open("spb", "profile?tab=orders");
      await expect(main.getByRole("heading", { level: 2, name: t("profile:orders.empty") })).toBeVisible();
      await shop.open("spb", "profile?tab=addresses");
      await expect(main.getByRole("heading", { level: 2, name: t("profile:addresses.empty") })).toBeVisible();
    });
  },
);
