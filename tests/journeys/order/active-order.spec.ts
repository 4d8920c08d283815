import { expect, test } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test("an active order is in sight on every page but the order form, until it is over", async ({
  shop,
  page,
  kitchen,
  playwright,
  baseURL,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  const order_id = await ready.ordered();
  await ready.cart("philadelphia");
  const name = t("tracking:number", { number: order_id });
  const line = page.getByRole("complementary", { name });
  const own = `/spb/order/${order_id}/tracking`;
  // The shop's process keeps a state for half a minute, once in each language. The order's own page renews it.
  const openOwn = () => page.request.get(own, { headers: shop.languageHeader });
  /** Reads the line again in the open page. */
  const expectSoon = (isSeen: () => Promise<void>) =>
    expect(async () => {
      await page.clock.fastForward(30_000);
      await isSeen();
    }).toPass();

  await test.step("on pages of all kinds", async () => {
    for (const path of ["", "cart", "promotions", "product/philadelphia"]) {
      await shop.open("spb", path);
      await expect(line).toContainText(t("tracking:now.accepted"));
      await expect(line).toBeInViewport({ ratio: 1 });
    }
    await shop.open("spb", "checkout");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  await test.step("with the state that its own page has shown", async () => {
    await kitchen.move(order_id, "cooking");
    await page.goto(own);
    await expect(line).toHaveCount(0);
    await shop.open("spb");
    await expect(line).toContainText(t("tracking:now.cooking"));
  });

  await test.step("without a reload while the page stays open", async () => {
    await page.clock.install();
    await page.reload();
    await expect(line).toContainText(t("tracking:now.cooking"));
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("aside[data-active-order] a") ?? {}).some((key) =>
        key.startsWith("__reactProps"),
      ),
    );
    const height = (await line.boundingBox())?.height;
    await kitchen.move(order_id, "sent");
    await openOwn();
    await expectSoon(() => expect(line).toContainText(t("tracking:now.sent"), { timeout: 3_000 }));
    expect((await line.boundingBox())?.height).toBe(height);
  });

  await test.step("to its own page with one press, which needs no line, and the menu has it again", async () => {
    await line.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(own));
    await expect(line).toHaveCount(0);
    await page.getByRole("banner").locator('a[href="/spb/"]').first().click();
    await expect(page).toHaveURL(/\/spb\/?$/);
    await expect(line).toBeVisible();
  });

  await test.step("once it is over the line of the open page leads to it again", async () => {
    await shop.hydrated(line.getByRole("link"));
    await kitchen.move(order_id, "done");
    // The order's own page makes its browser forget the order, so it is opened elsewhere.
    const elsewhere = await playwright.request.newContext({
      baseURL,
      storageState: await page.context().storageState(),
      extraHTTPHeaders: shop.languageHeader,
    });
    await elsewhere.get(own);
    await elsewhere.dispose();
    const again = line.getByRole("link", { name: t("profile:orders.repeat") });
    await expectSoon(() => expect(again).toBeVisible({ timeout: 3_000 }));
    await again.click();
    await expect(page).toHaveURL(/\/spb\/usual$/);
    await main.getByRole("button", { name: new RegExp(`^${t("menu:usual.order")} ?:`) }).click();
    await main.getByRole("button", { name: t("profile:orders.replaces.yes") }).click();
    await expect(page).toHaveURL(/\/spb\/checkout$/);
    await expect(main.getByText(shop.dish("set-philadelphia")).first()).toBeVisible();
  });

  await test.step("and other pages have none any more", async () => {
    await openOwn();
    await page.goto("/spb/");
    await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(line).toHaveCount(0);
  });
});

test("the line of an order that waits for its payment leads to it; one without news leaves no gap above the bottom bar", async ({
  shop,
  page,
}) => {
  const { t } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();

  await test.step("it says how long it waits, and leads to the payment", async () => {
    const payment = await ready.stored("cardOnline");
    await shop.open("spb");
    const line = page.getByRole("complementary", { name: t("tracking:waiting") });
    await expect(line).toContainText(/\d/);
    await line.getByRole("link", { name: t("payment:notice.pay") }).click();
    await expect(page).toHaveURL(new RegExp(payment));
    await expect(line).toHaveCount(0);
  });

  await test.step("when there is nothing to tell any more the page stays where it is", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const order_id = await ready.ordered();
    await ready.cart("philadelphia");
    const line = page.getByRole("complementary", { name: t("tracking:number", { number: order_id }) });
    await shop.open("spb", "legal-info");
    await page.clock.install();
    await page.reload();
    await shop.hydrated(line.getByRole("link"));
    const way = page.getByRole("button", { name: t("common:toTop") });
    const last = page.getByRole("contentinfo").getByRole("link").last();
    const top = async (of: typeof last) => (await of.boundingBox())?.y ?? NaN;

    await page.keyboard.press("End");
    await expect(way).toBeVisible();
    const before = { line: await top(line), way: await top(way), last: await top(last) };
    await page.route(`**/spb/active-order*`, (route) => route.fulfill({ json: {} }));
    await expect(async () => {
      await page.clock.fastForward(30_000);
      await expect(line).toBeHidden({ timeout: 2_000 });
    }).toPass();
    expect(await top(way)).toBe(before.way + 56);
    expect(await top(last)).toBe(before.last);
  });
});
