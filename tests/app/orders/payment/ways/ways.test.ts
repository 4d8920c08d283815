import { expect, it, vi } from "vitest";
import { say } from "../../../../../sandbox/messages";
import { testCards } from "../../../../../sandbox/seed/test-cards";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { like, wordsOf } from "../../../../support/app/words";
import type { CityAlias } from "../../../../support/sandbox/seed";

const pauses = vi.hoisted(() => [] as number[]);
vi.mock("../../../../../app/orders/payment/bank/pause.server", () => ({
  pause: (milliseconds: number) => Promise.resolve(void pauses.push(milliseconds)),
}));

const t = wordsOf("en");
const running = runningShop();

const payerIn = (city: CityAlias) => new Payer(running, city);

/** The first test card that does all of this. */
function cardThat(wanted: Record<string, unknown>): string {
  const card = testCards.find(({ behaviour }) =>
    Object.entries(wanted).every(([key, value]) => (behaviour as Record<string, unknown>)[key] === value),
  );
  if (!card) throw new Error(`no card ${JSON.stringify(wanted)}`);
  return card.number;
}

function expectPaid(payer: Payer, payment = "paid") {
  expect(payer.visitor.path).toMatch(/\/order\/\d+\/tracking$/);
  expect(payer.visitor.text).toContain(t("tracking:now.accepted"));
  expect(payer.orders).toEqual([{ status: "accepted", payment }]);
}

/** Over these every kind of acquirer, and every answer of its page, was met. */
const acquirerPages: [CityAlias, string, string, string][] = [
  ["spb", "whose key no script uses", cardThat({ does: "3ds" }), "paid"],
  ["moscow", "of the new kind", cardThat({ does: "approved" }), "paid"],
  ["kazan", "of the new kind", cardThat({ does: "pre-auth" }), "held"],
  ["istanbul", "that wants its parameter back", cardThat({ does: "3ds" }), "paid"],
  ["almaty", "of the new kind", cardThat({ does: "3ds-v2", challenge: true }), "paid"],
  ["berlin", "that asks for the name on the card", cardThat({ does: "pre-auth" }), "held"],
  ["kyiv", "whose key no script uses", cardThat({ does: "approved" }), "paid"],
];

it.each(acquirerPages)("in %s, by links and forms alone, at an acquirer %s", async (city, _kind, card, payment) => {
  const payer = await payerIn(city).stored();
  await payer.toAcquirer();
  await payer.fillIn(card);
  if (payer.visitor.has("code")) await payer.enterCode();
  expectPaid(payer, payment);
});

it.each([
  ["approved", "kyiv", { does: "approved" }, "paid"],
  ["pre-auth", "berlin", { does: "pre-auth" }, "held"],
] as const)("a card in the card form that is answered %s, in %s", async (_reason, city, card, payment) => {
  const payer = await payerIn(city).stored();
  await payer.sendCard(cardThat(card));
  expectPaid(payer, payment);
});

const confirmations = [
  ["at once", "at-once", 0],
  ["on the third try", "third-try", 2],
  ["on the last attempt", "last-attempt", 3],
] as const;

it.each(confirmations)("3-D Secure 1 that the bank confirms %s", async (_words, confirms, waits) => {
  pauses.length = 0;
  const payer = await payerIn(confirms === "third-try" ? "berlin" : "spb").stored();
  await payer.sendCard(cardThat({ does: "3ds", confirms }));
  await payer.toBank();
  await payer.enterCode();
  await payer.takeBack();
  expectPaid(payer);
  expect(pauses).toEqual(Array(waits).fill(5_000));
});

it("3-D Secure 1 that the bank never confirms leads back, and another way pays the same order", async () => {
  const payer = await payerIn("spb").stored();
  await payer.sendCard(cardThat({ does: "3ds", confirms: "never" }));
  await payer.toBank();
  await payer.enterCode();
  await payer.takeBack();
  expect(payer.visitor.text).toContain(t("payment:failed.title"));
  expect(payer.orders).toEqual([{ status: "waiting_for_payment", payment: "declined" }]);
  await payer.payByCode();
  expectPaid(payer);
});

it.each([
  ["without a code", { challenge: false, confirms: "at-once" }],
  ["with a code", { challenge: true, confirms: "at-once" }],
  ["with a code that is confirmed on the third try", { challenge: true, confirms: "third-try" }],
])("3-D Secure 2 %s: without its frames the bank asks for the code", async (_words, card) => {
  const payer = await payerIn("kyiv").stored();
  await payer.sendCard(cardThat({ does: "3ds-v2", ...card }));
  expect(payer.visitor.heading).toBe(t("payment:bank.frames.title"));
  await payer.visitor.press(t("payment:bank.frames.button"));
  await payer.toBank();
  await payer.enterCode();
  await payer.takeBack();
  expectPaid(payer);
});

it("3-D Secure that is refused at the bank leads back to the form, and the order waits", async () => {
  const payer = await payerIn("spb").stored();
  await payer.sendCard(cardThat({ does: "3ds", confirms: "at-once" }));
  await payer.toBank();
  await payer.giveUp();
  await payer.takeBack();
  expect(payer.visitor.text).toContain(t("payment:failed.title"));
  expect(payer.orders).toEqual([{ status: "waiting_for_payment", payment: "declined" }]);
});

it.each(["spb", "moscow"] as const)(
  "in %s, a card without money and giving up at the acquirer lead back, and another way pays the same order",
  async (city) => {
    const payer = await payerIn(city).stored();
    await payer.toAcquirer();
    await payer.fillIn(cardThat({ does: "declined", says: "funds" }));
    const there = payer.visitor.text;
    expect(there).toContain(say("noFunds", "en"));
    await payer.giveUp();
    expect(payer.visitor.text).toContain(t("payment:failed.title"));
    await payer.payByCode();
    expectPaid(payer);
    expect(there).toMatch(like(say("orderNumber", "en", { number: payer.numberOf() })));
  },
);

const declines = [
  ["payment", "paymentRefused"],
  ["funds", "noFunds"],
  ["number", "numberWrong"],
  ["expiry", "expiryWrong"],
  ["cvv", "cvvWrong"],
  ["unknown", "undefinedPayment"],
] as const;

it.each(declines)("a card that is declined for its %s: the bank's words, and the order waits", async (says, words) => {
  const payer = await payerIn("spb").stored();
  await payer.sendCard(cardThat({ does: "declined", says }));
  expect(payer.visitor.status).toBe(422);
  expect(payer.visitor.html).toContain(say(words, "en"));
  expect(payer.orders).toEqual([{ status: "waiting_for_payment", payment: "declined" }]);
});

it.each([
  ["sbp", "kazan"],
  ["sberPay", "moscow"],
] as const)("%s, by its link, in %s: the page waits and goes on by itself", async (way, city) => {
  const payer = await payerIn(city).stored(way);
  expect([payer.visitor.path, payer.visitor.refreshes]).toEqual([`${payer.path}/wait`, "5"]);
  expect(payer.visitor.text).toContain(way === "sbp" ? t("payment:app.scan") : say("pushSent", "en"));
  await payer.visitor.refresh();
  expect(payer.visitor.path).toBe(`${payer.path}/wait`);
  await payer.openApp();
  await payer.confirmInApp();
  await payer.visitor.refresh();
  expectPaid(payer);
});

it("SberPay that is refused in the app leads back to the ways when somebody looks again", async () => {
  const payer = await payerIn("spb").stored("sberPay");
  await payer.giveUp(await payer.openApp());
  await payer.visitor.follow(t("payment:wait.otherWay"));
  await payer.payByCode();
  expectPaid(payer);
});
