import { Bank, cards } from "../../support/journeys/bank";
import { expect, test, Visitor } from "../../support/journeys/journey";
import { expectPaid, toAcquirer } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { like } from "../../support/app/words";

/** Cards are paid on the acquirer's page there, with scripts too. */
async function readyToPay(shop: Visitor) {
  const ready = prepare(shop, shop.scripts ? "kazan" : "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  return { ready, path: await ready.stored("cardOnline") };
}

test("a browser that was closed at the bank finds its order again, to pay it and when it is paid", async ({
  shop,
  page,
  browser,
  kitchen,
}) => {
  const { t } = shop;
  const { path } = await readyToPay(shop);
  await page.goto(path);
  await toAcquirer(shop);
  const { cookies } = await page.context().storageState();
  await page.close();

  const kept = { cookies: cookies.filter(({ expires }) => expires > 0), origins: [] };
  const context = await browser.newContext({ storageState: kept });
  const again = await context.newPage();
  const { main } = new Visitor(again, shop.brand, shop.language, shop.scripts, kitchen, "");
  const bank = new Bank(again, shop.language);

  await test.step("the menu offers to go on", async () => {
    await again.goto(`/${shop.city}/`);
    const line = again.getByRole("complementary", { name: t("tracking:waiting") });
    await expect(line.getByText(like(t("payment:notice.waiting", { sum: "§", minutes: "§" })))).toBeVisible();
    await line.getByRole("link", { name: t("payment:notice.pay") }).click();
    await expect(main.getByText(t("payment:inProgress.text"))).toBeVisible();
    await main.getByRole("link", { name: t("payment:inProgress.action") }).click();
    await expect(again).toHaveURL(/\/bank\/pay\//);
  });

  await test.step("somebody else pays for it", async () => {
    const stranger = await browser.newContext();
    const other = await stranger.newPage();
    await other.goto(again.url());
    await new Bank(other, shop.language).fillIn(cards.approved);
    await expect(other).toHaveURL(new RegExp(`/${shop.city}/$`));
    await stranger.close();
  });

  await test.step("the menu says that it is paid", async () => {
    await again.goto(`/${shop.city}/`);
    await expect(main.getByText(like(t("payment:notice.paid", { number: "§" })))).toBeVisible();
    await main.getByRole("link", { name: t("payment:notice.track") }).click();
    await expect(main.getByRole("heading", { level: 1, name: t("tracking:now.accepted") })).toBeVisible();
  });
  await expect(again.getByRole("heading", { name: bank.says("payTitle") })).toHaveCount(0);
  await context.close();
});

test(
  "the order sent twice, Back from the bank, a reload and a second window pay one order",
  { tag: "@both" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    const { ready, path } = await readyToPay(shop);
    expect(await ready.stored("cardOnline")).toBe(path);
    await page.goto(path);
    const second = await page.context().newPage();
    await second.goto(path);
    const inSecond = new Visitor(second, shop.brand, shop.language, shop.scripts, kitchen, "");
    await inSecond.settle();

    await test.step("back from the bank, and on", async () => {
      await toAcquirer(shop);
      await page.goBack();
      await expect(main.getByText(t("payment:inProgress.text"))).toBeVisible();
      await shop.settle();
      await main.getByRole("link", { name: t("payment:inProgress.action") }).click();
      await expect(page).toHaveURL(/\/bank\/pay\//);
    });

    await test.step("the page before the bank's, opened again", async () => {
      await page.goto(`${path}/bank`, { waitUntil: "commit" });
      await expect(page).toHaveURL(/\/bank\/pay\//);
    });

    await new Bank(page, shop.language).fillIn(cards.approved);
    const order_id = await expectPaid(shop);
    await test.step("the second window", async () => {
      await inSecond.main.getByRole("button", { name: like(t("payment:acquirer.button", { sum: "§" })) }).click();
      await expect(second).toHaveURL(new RegExp(`/order/${order_id}/tracking`));
    });
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/order/${order_id}/tracking`));
  },
);
