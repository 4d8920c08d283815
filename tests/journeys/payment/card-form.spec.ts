import type { Page } from "@playwright/test";
import { Bank, cards } from "../../support/journeys/bank";
import { expect, test as journey, type Visitor } from "../../support/journeys/journey";
import { OwnShop } from "../../support/journeys/own-shop";
import { expectPaid, orderByCard, payByCode, payInForm } from "../../support/journeys/paying";
import { ports } from "../../support/journeys/ports.mjs";
import { wordsOf } from "../../support/app/words";
import { prepare } from "../../support/journeys/prepare";

/** Its log is read, and its visitors' requests and cookies. */
const ownShop = new OwnShop(ports.spare.shop + 2);
const CVV = "739";

const test = journey.extend({ baseURL: ownShop.origin });

test.describe.configure({ mode: "default" });
test.beforeAll(() => ownShop.start({ LOG_LEVEL: "trace" }));
test.afterAll(() => ownShop.stop());

/** What reaches the shop from this page: addresses, headers and bodies of its requests. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(ownShop.origin)) return;
    sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ""].join(" "));
  });
  return sent;
}

/** Neither the card's number, however it is grouped, nor its code. Parts of longer words and numbers are no code. */
function expectNoCard(texts: string[], number: string) {
  const grouped = new RegExp(number.split("").join("(?: |%20|\\+|-)?"));
  const code = new RegExp(`(?<![\\w.:+/-])${CVV}(?![\\w.+/=-])`);
  expect(texts.filter((text) => grouped.test(text) || code.test(text))).toEqual([]);
}

/** `begins`: where the order is made, in the order form or by a request of its own. */
async function payWith(shop: Visitor, number: string, begins: "form" | "request") {
  const { page } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  // The bank's form may be sent only by a document with the payment page's own policy, which this one has to be on either way.
  if (begins === "form") await orderByCard(shop, "spb");
  else await page.goto(await ready.stored("cardOnline"));
  await shop.settle();
  await page.clock.install();
  await payInForm(shop, number, CVV);
}

const ways: [string, keyof typeof cards, (shop: Visitor) => Promise<void>][] = [
  ["that is approved at once", "approved", async () => undefined],
  [
    "whose bank asks for a code",
    "code",
    async ({ page, language }) => {
      const bank = new Bank(page, language);
      await bank.confirm();
      await bank.takeBack();
    },
  ],
  [
    "whose bank looks at the browser in hidden frames",
    "frames",
    async ({ page }) => {
      for (const frame of ["frame-0", "frame-1"]) {
        await expect.poll(() => page.frame(frame)?.url()).toContain("/3ds-method/");
        await page.clock.fastForward(5_000);
      }
    },
  ],
  [
    "whose bank's frames hang: after two waits it asks for a code",
    "hangingFrames",
    async ({ page, language, main, t }) => {
      const bank = new Bank(page, language);
      await expect(main.getByRole("heading", { level: 1, name: t("payment:bank.frames.title") })).toBeVisible();
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page).toHaveURL(/\/bank\/acs/, { timeout: 1_000 });
      }).toPass();
      await bank.confirm();
      await bank.takeBack();
    },
  ],
  [
    "without money, and then in the bank's app",
    "noFunds",
    async (shop) => {
      const { main, t, page, language } = shop;
      const bank = new Bank(page, language);
      await expect(main.getByRole("alert").filter({ hasText: bank.says("noFunds") })).toBeVisible();
      await expect(main.getByLabel(t("payment:card.number"))).toHaveValue(/^\d{4} /);
      await expect(main.getByLabel(t("payment:card.cvv"))).toHaveValue("");
      await expect(main.getByLabel(t("payment:card.expiry"))).toHaveValue("12 / 30");
      await main.getByRole("button", { name: bank.says("sbp") }).click();
      await payByCode(shop);
    },
  ],
];

for (const [what, card, goOn] of ways) {
  test(`paid by a card ${what}, and the shop learns neither its number nor its code`, async ({
    shop,
    page,
    kitchen,
  }) => {
    const sent = sentBy(page);
    const before = ownShop.log.length;
    await payWith(shop, cards[card], card === "code" ? "form" : "request");
    await goOn(shop);
    expect(await kitchen.status(await expectPaid(shop))).toBe("accepted");

    const cookies = await page.context().cookies();
    expect(sent.some((request) => request.includes("cryptogram="))).toBe(true);
    const log = ownShop.log.slice(before);
    expect(log).toContain("/spb/order/payment/…");
    expectNoCard([...sent, ...cookies.map(({ value }) => value), ...log.split("\n")], cards[card]);
  });
}

test("another language keeps the e-mail that was typed beside the card, and sends nothing of the card", async ({
  shop,
  page,
}) => {
  const { main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await page.goto(await ready.stored("cardOnline"));
  await shop.settle();
  const sent = sentBy(page);
  await main.getByLabel(shop.t("payment:card.number")).pressSequentially(cards.approved);
  await main.getByLabel(shop.t("payment:card.cvv")).pressSequentially(CVV);
  await main.getByLabel(shop.t("payment:card.email")).fill("anna@example.com");
  await page
    .getByRole("banner")
    .locator("summary")
    .filter({ hasText: shop.t("common:language") })
    .click();
  await page.getByRole("button", { name: "Deutsch" }).filter({ visible: true }).click();
  const german = wordsOf("de");
  await expect(main.getByRole("heading", { level: 1, name: german("payment:title") })).toBeVisible();
  await expect(main.getByLabel(german("payment:card.email"))).toHaveValue("anna@example.com");
  expect(sent.some((request) => request.includes("switch=language"))).toBe(true);
  expectNoCard(sent, cards.approved);
});
