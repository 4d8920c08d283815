import { Bank, cards } from "../support/journeys/bank";
import { EnterRobot } from "../support/journeys/enter-robot";
import { expect, test, Visitor } from "../support/journeys/journey";
import { expectPaid, orderByCard, payByCode, payInForm, toAcquirer } from "../support/journeys/paying";
import { prepare } from "../support/journeys/prepare";
import { places } from "../support/sandbox/seed";

// Enter, pressed without looking after each step, changes nothing upstream: what has the focus is visible and harmless.

const city = "spb";
const dish = "set-philadelphia";
const dinner = [dish, "philadelphia"];

test(
  "a delivery, signed in from the cart: to the order's page and its cancellation",
  { tag: "@both" },
  async ({ shop, page }) => {
    test.slow();
    const { t, main } = shop;
    const robot = new EnterRobot(shop);
    await shop.open(city);
    await robot.press("the menu has opened");
    await prepare(shop, city).cart(...dinner);
    await shop.open(city);
    await shop.openCart(dinner.length);
    await robot.press("the cart has opened");
    if (shop.scripts) await expect(shop.content.getByRole("list", { name: t("cart:list") })).toBeVisible();
    await shop.theCart.getByRole("link", { name: t("cart:go.no_address") }).click();
    if (shop.scripts) {
      await robot.press("the address is asked for");
      await shop.deliverTo(places[city].address, "12");
      await robot.press("the address is set");
    } else await shop.typeAddress(places[city].address, "12");
    if (shop.scripts) {
      await shop.toCheckout(dinner.length);
      await robot.press("sign-in has opened");
      const { typed, digits } = shop.phone();
      await shop.askForCode(typed);
      await robot.press("a code was sent");
      await shop.typeCode(await shop.kitchen.codeFor(digits));
      await expect(main.getByRole("heading", { level: 1, name: t("checkout:title") })).toBeVisible();
      await shop.closed();
      for (const time of ["once", "twice"]) await robot.press(`the right code was typed, ${time}`);
    }
    await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
    await robot.pressInFields("the order form");
    if (!shop.scripts) return;

    await main.getByLabel(t("checkout:username"), { exact: true }).fill("");
    await shop.orderButton.click();
    await expect(main.getByLabel(t("checkout:username"), { exact: true })).toBeFocused();
    await robot.press("an order was refused");
    const order_id = await shop.placeOrder({ name: "Anna" });
    await expect(main.getByRole("heading", { level: 1 })).toBeFocused();
    await robot.press("the order was placed");
    await main.getByRole("link", { name: t("tracking:cancel") }).click();
    await expect(page).toHaveURL(/\/cancel/);
    await robot.press("cancelling is asked about");
    await main.getByRole("button", { name: t("tracking:cancelYes") }).click();
    await expect.poll(() => shop.kitchen.status(order_id)).toBe("canceled");
    await robot.press("the order was cancelled");
  },
);

test("a takeaway, signed in from the order form", async ({ shop }) => {
  test.slow();
  const { t, main } = shop;
  const robot = new EnterRobot(shop);
  await prepare(shop, city).cart(...dinner);
  await shop.open(city, "shops");
  await main
    .getByRole("listitem")
    .filter({ has: shop.page.getByText(shop.street(places[city].shop)) })
    .getByRole("button", { name: t("place:shop.choose") })
    .click();
  await robot.press("a shop was asked about");
  await shop.confirmShop();
  await robot.press("a shop was chosen");
  await shop.open(city, "checkout");
  await robot.press("the order form has opened");
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna");
  const { typed } = shop.phone();
  await main.getByLabel(t("checkout:phone"), { exact: true }).fill(typed);
  await shop.consent(main);
  await robot.pressInFields("the order form of a takeaway");
  await main.getByRole("button", { name: t("account:getCode") }).click();
  await expect(main.getByRole("textbox").first()).toBeVisible();
  await robot.press("a code was sent for an order");
});

test("dialogs over the menu, the cart and the order form, opened and closed", async ({ shop, page }) => {
  test.slow();
  const { t, main } = shop;
  const robot = new EnterRobot(shop);
  await (await prepare(shop, city).cart(...dinner)).address();
  await prepare(shop, city).signedIn();

  await shop.open(city, "cart");
  const lines = main.getByRole("list", { name: t("cart:list") });
  await lines.getByRole("link", { name: shop.dish(dish), exact: true }).click();
  await expect(shop.content.getByRole("heading", { level: 1, name: shop.dish(dish) })).toBeVisible();
  await robot.press("a dish of the cart has opened");
  await shop.content.getByRole("button", { name: t("product:line.remove") }).click();
  await shop.closed();
  await robot.press("the dish was removed in its dialog");

  const last = shop.dish("philadelphia");
  await lines.getByRole("button", { name: t("cart:line.remove", { name: last }) }).press("Enter");
  await expect(lines).toHaveCount(0);
  await robot.press("the last dish was removed");

  await prepare(shop, city).cart(...dinner);
  await shop.open(city, "cart");
  await lines.getByRole("button", { name: t("cart:line.remove", { name: last }) }).press("Enter");
  await expect(lines.getByRole("listitem")).toHaveCount(1);
  await robot.press("one of two dishes was removed");

  await shop.open(city, "checkout");
  for (const name of [t("checkout:change"), t("cart:clear"), t("checkout:takeaway")]) {
    await main.getByRole("button", { name, exact: true }).click();
    await expect(shop.content.getByRole("heading", { level: 1 })).toBeVisible();
    await robot.press(`${name} has opened over the order form`);
    await page.keyboard.press("Escape");
    await shop.closed();
    await robot.press(`${name} was closed`);
  }

  await shop.open(city);
  await shop.less(dish).press("Enter");
  await expect(shop.less(dish)).toHaveCount(0);
  await robot.press("the last piece of a dish was taken off the menu's counter");
});

test(
  "an order that is paid by card, with the bank's code, repeated, and paid in the bank's app",
  { tag: "@both" },
  async ({ shop, page }) => {
    test.slow();
    const { main, t } = shop;
    const robot = new EnterRobot(shop);
    const ready = await (await (await prepare(shop, city).cart(dish)).address()).signedIn();
    await orderByCard(shop, city);
    await robot.press("the payment page has opened");
    const bank = new Bank(page, shop.language);
    if (shop.scripts) await payInForm(shop, cards.code, "739");
    else {
      await toAcquirer(shop);
      await bank.fillIn(cards.code);
    }
    await bank.confirm();
    // The acquirer's own page leads back by itself.
    if (shop.scripts) await bank.takeBack();
    const order_id = await expectPaid(shop);
    await robot.press("the order is paid");
    await shop.kitchen.move(order_id, "done");
    await shop.open(city, "profile?tab=orders");
    await robot.press("the orders have opened");
    await main.getByRole("button", { name: new RegExp(`^${t("profile:orders.repeat")} ?:`) }).click();
    await expect(shop.cartLink(1)).toBeVisible();
    await robot.press("the order was repeated");

    await page.goto(await ready.stored("sbp"));
    await robot.press("the bank's code is shown");
    await payByCode(shop);
    await expectPaid(shop);
    await robot.press("the repeated order is paid");
  },
);

test("a group order: opened, joined and locked", async ({ shop, browser, contextOptions }) => {
  test.slow();
  const { main, t } = shop;
  const robot = new EnterRobot(shop);
  await (await (await prepare(shop, city).cart(dish)).address()).signedIn();
  await shop.open(city, "together");
  await robot.press("the group's page has opened");
  await main.getByLabel(t("group:name"), { exact: true }).fill("Anna");
  await main.getByRole("button", { name: t("group:none.open") }).click();
  await expect(main.getByRole("img", { name: t("group:link.qr") })).toBeVisible();
  await robot.press("the group was opened");

  const link = await main.getByRole("link", { name: /\/together\/[\w-]{23}$/ }).getAttribute("href");
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  const guest = new Visitor(page, shop.brand, shop.language, shop.scripts, shop.kitchen, "guest");
  const guestsRobot = new EnterRobot(guest, shop);
  await page.goto(link ?? "");
  await guestsRobot.press("the invitation has opened");
  await guest.main.getByLabel(t("group:name"), { exact: true }).fill("Boris");
  await guest.main.getByRole("button", { name: t("group:join.go") }).click();
  await expect(page.getByText(t("group:joined"))).toBeVisible();
  await guestsRobot.press("the guest has joined");
  await page.goto(`/${city}/together`);
  await guestsRobot.press("the guest looks at the group");

  await main.getByRole("button", { name: t("group:go.lock") }).click();
  await expect(main.getByRole("button", { name: t("group:go.unlock") })).toBeVisible();
  await robot.press("the group was locked");
  await context.close();
});
