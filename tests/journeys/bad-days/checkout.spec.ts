import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/status of 50\d|net::ERR_CONNECTION_RESET/] });
test.afterEach(async ({ kitchen }) => {
  await kitchen.heal();
  await kitchen.stop("set-maki", "default");
});

/** At the order form with everything that it needs. */
async function atCheckout(shop: Visitor) {
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia", "set-maki");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await shop.main.getByLabel(shop.t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.unfold(shop.t("checkout:comment"));
  await shop.main.getByLabel(shop.t("checkout:comment")).fill("No onions, please");
}

async function expectKept({ main, t }: Visitor) {
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
}

const finished = /\/order\/\d+\/tracking/;

// tests/app/orders/checkout/order.test.ts has the other faults.
for (const [what, fault] of [
  ["fails", { status: 500, times: 1 }],
  ["takes the order and breaks off its answer", { body: "half", times: 1 }],
] as const) {
  test(
    `ordering while the upstream ${what}: nothing typed is lost, trying again makes one order`,
    { tag: "@scripts" },
    async ({ shop, page, kitchen }) => {
      await atCheckout(shop);
      const before = (await kitchen.orders()).length;
      await kitchen.fault({ orderCreate: fault });
      await shop.orderButton.click();
      await expect(shop.main.getByRole("alert")).toBeVisible();
      if (shop.scripts && "status" in fault) {
        const dialog = page.getByRole("dialog", { name: shop.t("common:errors.title") });
        await expect(dialog.getByRole("alert")).not.toBeEmpty();
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
      }
      await expectKept(shop);
      await shop.orderButton.click();
      await expect(page).toHaveURL(finished);
      expect((await kitchen.orders()).length).toBe(before + 1);
    },
  );
}

test("an order whose answer was lost is found again after a reload", async ({ shop, page, kitchen }) => {
  const { t, main } = shop;
  await atCheckout(shop);
  const before = (await kitchen.orders()).length;
  await kitchen.fault({ orderCreate: { body: "half", times: 1 } });
  await shop.orderButton.click();
  await expect(main.getByRole("alert")).toBeVisible();
  await shop.open("spb", "checkout");
  await expect(main.getByRole("heading", { level: 1, name: t("checkout:unanswered.title") })).toBeVisible();
  await main.getByRole("button", { name: t("checkout:unanswered.check") }).click();
  await expect(page).toHaveURL(finished);
  expect((await kitchen.orders()).length).toBe(before + 1);
});

test(
  "an order that is taken while our own answer gets lost is shown after a reload, and once",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    await atCheckout(shop);
    const before = (await kitchen.orders()).length;
    // The request arrives and is answered, and the answer is what the browser never sees.
    await page.route(/\/checkout/, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await shop.orderButton.click();
    await lost;
    // Without scripts the browser shows its own error page: one that comes later would interrupt the next navigation.
    if (!shop.scripts) await page.waitForURL(/^chrome-error:/);
    await page.unroute(/\/checkout/);
    expect((await kitchen.orders()).length).toBe(before + 1);
    // Playwright keeps the cookies of what it fetched; a browser that saw no answer has none of them.
    await page.context().clearCookies({ name: "order_draft" });
    await shop.open("spb", "checkout");
    await expect(page).toHaveURL(finished);
    const number = String((await kitchen.orders())[0]?.order_id);
    await expect(main.getByText(t("tracking:number", { number }))).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: number })).toBeVisible();
    expect((await kitchen.orders()).length).toBe(before + 1);
  },
);

test("an order form that cannot be shown says so, and leaves the way to the menu and the cart", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t } = shop;
  await prepare(shop, "spb").cart("set-philadelphia");
  await kitchen.fault({ cart: { status: 500 } });
  await page.goto("/spb/checkout");
  await expect(page.getByRole("heading", { level: 1, name: t("common:errors.downTitle") })).toBeVisible();
  await expect(page).toHaveTitle(`${t("common:errors.downTitle")} · Nori`);
  await expect(page.getByRole("banner").getByRole("link", { name: t("cart:title") })).toBeVisible();
});

test(
  "a cart that changes beside the open form: the button never says another sum than is ordered",
  { tag: "@scripts" },
  async ({ shop, page, kitchen }) => {
    const { t, main } = shop;
    await atCheckout(shop);
    const before = await shop.orderButton.textContent();
    const add = { form: { "count.set-maki": "3", answer: "data" }, headers: { "Sec-Fetch-Site": "same-origin" } };
    expect((await page.request.post("/spb/cart/data", add)).ok()).toBe(true);
    await shop.orderButton.click();
    await expect(main.getByRole("alert")).toContainText(t("checkout:errors.cartChanged"));
    await expectKept(shop);
    await expect(shop.orderButton).not.toHaveText(before ?? "");
    const orders = (await kitchen.orders()).length;
    await shop.orderButton.click();
    await expect(page).toHaveURL(finished);
    expect((await kitchen.orders()).length).toBe(orders + 1);
  },
);

test("two clicks on the order button make one order", { tag: "@scripts" }, async ({ shop, page, kitchen }) => {
  await atCheckout(shop);
  const before = (await kitchen.orders()).length;
  await kitchen.fault({ orderCreate: { delay: 400 } });
  await shop.orderButton.dblclick();
  await expect(page).toHaveURL(finished);
  expect((await kitchen.orders()).length).toBe(before + 1);
});

test("an order form without its answers comes back with every question named", async ({ shop }) => {
  const { t, main } = shop;
  await atCheckout(shop);
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("");
  await shop.unfold(t("checkout:where.delivery"));
  await main.getByLabel(t("place:room"), { exact: true }).fill("");
  await main.getByLabel(t("checkout:cash")).fill("9999");
  await shop.orderButton.click();
  const alert = main.getByRole("alert");
  await expect(alert.getByRole("link", { name: t("checkout:errors.username") })).toBeVisible();
  await expect(alert.getByRole("link", { name: t("place:errors.room") })).toBeVisible();
  await alert.getByRole("link", { name: t("checkout:errors.username") }).click();
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toBeFocused();
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
});
