import { expect, test, type Visitor } from "../../support/journeys/journey";
import { expectPaid, payByLink } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { like } from "../../support/app/words";

const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;

async function atPayment(shop: Visitor, city: "spb" | "kazan") {
  const ready = prepare(shop, city);
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const path = await ready.stored("cardOnline");
  await shop.page.clock.install();
  await shop.page.goto(path);
  await expectCounting(shop);
}

/** Under a clock of the test's own nothing else tells that the page is hydrated. */
const expectCounting = ({ main }: Visitor) => expect(main.getByRole("timer")).toBeVisible();

test("an order that was not paid in time leads back to its cart", async ({ shop, page, kitchen }) => {
  const { t, main } = shop;
  await atPayment(shop, "spb");
  await kitchen.advance(TEN_MINUTES + 1_000);
  await page.clock.fastForward(TEN_MINUTES);
  await expect(page).toHaveURL(/\/spb\/back-to-home\?state=payment-failure$/);
  await expect(main.getByRole("heading", { level: 1, name: t("payment:over.title") })).toBeVisible();
  await main.getByRole("link", { name: t("payment:over.action") }).click();
  await expect(main.getByRole("list", { name: t("cart:list") })).toContainText(shop.dish("set-philadelphia"));
});

test("a payment that is under way is not sent away at the deadline", async ({ shop, page }) => {
  const { t, main } = shop;
  await atPayment(shop, "kazan");
  await main.getByRole("button", { name: like(t("payment:acquirer.button", { sum: "§" })) }).click();
  await expect(page).toHaveURL(/\/bank\/pay\//);
  await page.goBack();
  await expectCounting(shop);
  await page.clock.fastForward(TEN_MINUTES);
  await expect(main.getByRole("timer")).toHaveText("0:00");
  await expect(main.getByRole("link", { name: t("payment:inProgress.action") })).toBeVisible();
});

test("a request that never came to the bank's app is sent again, and the order is paid", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("sberPay"));
  await shop.settle();
  await expect(main.getByText(like(t("payment:app.again.from", { time: "§" })))).toBeVisible();
  await kitchen.advance(3 * MINUTE);
  await page.reload();
  await shop.settle();
  const name = t("payment:app.again.action");
  await main.getByRole("button", { name }).click();
  await expect(page.getByText(t("payment:app.again.sent"))).toBeVisible();
  await expect(main.getByText(like(t("payment:app.again.from", { time: "§" })))).toBeVisible();
  await payByLink(shop);
  expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");
});
