import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

test.use({ expected: [/status of 50\d|net::ERR_CONNECTION_RESET/] });
test.afterEach(({ kitchen }) => kitchen.heal());

const finished = /\/order\/\d+\/tracking/;
const lost = { body: "half", times: 1 } as const;

/** The order form of a known customer who has typed something. */
async function formOf(shop: Visitor) {
  await prepare(shop, "spb").cart("set-philadelphia", "set-maki");
  await shop.open("spb", "checkout");
  await shop.unfold(shop.t("checkout:comment"));
  await shop.main.getByLabel(shop.t("checkout:comment")).fill("No onions, please");
}

async function expectKept({ main, t }: Visitor) {
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
}

test.beforeEach(async ({ shop }) => {
  await (await prepare(shop, "spb").address()).signedIn();
  await formOf(shop);
  await shop.main.getByLabel(shop.t("checkout:username"), { exact: true }).fill("Anna Müller");
});

// tests/app/orders/checkout/order.test.ts has the other faults.
test("whatever happens on the way, nothing typed is lost, and one order is made of what was seen", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const orders = async () => (await kitchen.orders()).length;
  const before = await orders();

  await test.step("the upstream fails", async () => {
    await kitchen.fault({ orderCreate: { status: 500, times: 1 } });
    await shop.orderButton.click();
    const dialog = page.getByRole("dialog", { name: t("common:errors.title") });
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole("alert")).toBeVisible();
    await expectKept(shop);
  });

  await test.step("the cart changes beside the form: the button says the new sum before it is ordered", async () => {
    const sum = (await shop.orderButton.textContent()) ?? "";
    const add = { form: { "count.set-maki": "3", answer: "data" }, headers: { "Sec-Fetch-Site": "same-origin" } };
    expect((await page.request.post("/spb/cart/data", add)).ok()).toBe(true);
    await shop.orderButton.click();
    await expect(main.getByRole("alert")).toContainText(t("checkout:errors.cartChanged"));
    await expectKept(shop);
    await expect(shop.orderButton).not.toHaveText(sum);
    expect(await orders()).toBe(before);
  });

  await test.step("two clicks on the order button", async () => {
    await kitchen.fault({ orderCreate: { delay: 400 } });
    await shop.orderButton.dblclick();
    await expect(page).toHaveURL(finished);
    expect(await orders()).toBe(before + 1);
  });
});

test("an order whose answer was lost is made once", async ({ shop, page, kitchen }) => {
  const { t, main } = shop;
  let before = 0;
  /** Nothing is ordered by what comes after it. */
  const count = async () => (before = (await kitchen.orders()).length);
  const expectOne = async () => {
    await expect(page).toHaveURL(finished);
    expect((await kitchen.orders()).length).toBe(before + 1);
  };

  await test.step("the form is sent again, with nothing typed lost", async () => {
    await count();
    await kitchen.fault({ orderCreate: lost });
    await shop.orderButton.click();
    await expect(main.getByRole("alert")).toBeVisible();
    await expectKept(shop);
    await shop.orderButton.click();
    await expectOne();
  });

  await test.step("the form is reloaded", async () => {
    await formOf(shop);
    await count();
    await kitchen.fault({ orderCreate: lost });
    await shop.orderButton.click();
    await expect(main.getByRole("alert")).toBeVisible();
    await shop.open("spb", "checkout");
    await expect(main.getByRole("heading", { level: 1, name: t("checkout:unanswered.title") })).toBeVisible();
    await main.getByRole("button", { name: t("checkout:unanswered.check") }).click();
    await expectOne();
  });

  await test.step("our own answer gets lost, and the form is reloaded", async () => {
    await formOf(shop);
    await count();
    // The request arrives and is answered, and the answer is what the browser never sees.
    await page.route(/\/checkout/, async (route) => {
      if (route.request().method() !== "POST") return route.fallback();
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
    await shop.orderButton.click();
    await failed;
    await page.unroute(/\/checkout/);
    expect((await kitchen.orders()).length).toBe(before + 1);
    // Playwright keeps the cookies of what it fetched; a browser that saw no answer has none of them.
    await page.context().clearCookies({ name: "order_draft" });
    await shop.open("spb", "checkout");
    await expectOne();
    const number = String((await kitchen.orders())[0]?.order_id);
    await expect(main.getByText(t("tracking:number", { number }))).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: number })).toBeVisible();
  });
});
