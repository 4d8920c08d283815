import { Bank, cards } from "../../support/journeys/bank";
import { expect, test } from "../../support/journeys/journey";
import { expectPaid, orderByCard, payByCode, toAcquirer } from "../../support/journeys/paying";
import { prepare } from "../../support/journeys/prepare";
import { scenes } from "../../support/journeys/scenes";
import { like } from "../../support/app/words";

const { where, language, city, dishes } = scenes.card;
test.use({ where, language });

test("dinner is paid by card through 3-D Secure, from the order form to the order's page", async ({
  shop,
  page,
  kitchen,
}) => {
  const bank = new Bank(page, shop.language);

  await test.step("choose to pay by card in the order form", async () => {
    const ready = prepare(shop, city);
    await ready.cart(...dishes);
    await ready.address();
    await ready.signedIn();
    await orderByCard(shop, city);
  });

  await test.step("pay on the acquirer's page", async () => {
    await toAcquirer(shop);
    await bank.fillIn(cards.code);
    await bank.confirm();
  });

  const order_id = await expectPaid(shop);
  expect(await kitchen.status(order_id)).toBe("accepted");
  await shop.open(city);
  await expect(shop.cartLink(dishes.length)).toHaveCount(0);
});

test("a card without money and giving up at the bank lead back, and another way pays the same order", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const bank = new Bank(page, shop.language);
  const ready = prepare(shop, "moscow");
  await ready.cart(...dishes);
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("cardOnline"));
  await toAcquirer(shop);
  await bank.fillIn(cards.noFunds);
  await expect(page.getByRole("alert")).toHaveText(bank.says("noFunds"));
  const number = like(bank.says("orderNumber", { number: "§" })).exec(await page.getByRole("main").innerText())?.[0];
  await bank.giveUp();

  await expect(main.getByText(t("payment:failed.title"))).toBeVisible();
  await shop.settle();
  await main.getByRole("button", { name: bank.says("sbp") }).click();
  await payByCode(shop);
  const order_id = await expectPaid(shop);
  expect(number).toContain(String(order_id));
  expect(await kitchen.status(order_id)).toBe("accepted");
});
