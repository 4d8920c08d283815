import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calls, type CallName } from "../../../../../contract/calls";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { like, wordsOf } from "../../../../support/app/words";
import { postToConsole } from "../../../../support/sandbox/visitor";

vi.mock("../../../../../app/orders/payment/bank/pause.server", () => ({ pause: () => Promise.resolve() }));

/** The shop waits so long for a slow call, and for others as long as they take: nothing hangs on this machine's speed. */
const LIMIT_MS = 250;
const SLOW_MS = 600;
let ofCall: { limit: number } | undefined;

const t = wordsOf("en");
const APPROVED = "4111111111111111";
const WITH_CODE = "4000000000001000";
const paid = [{ status: "accepted", payment: "paid" }];
const running = runningShop();
let payer: Payer;

const slow = (call: CallName) => {
  ofCall = calls[call];
  ofCall.limit = LIMIT_MS;
  return payer.fault({ [call]: { delay: SLOW_MS } });
};
const wellAgain = () => {
  if (ofCall) ofCall.limit = Infinity;
  return postToConsole(running.sandbox, "faults/clear");
};
const isPaid = () => vi.waitFor(() => expect(payer.orders).toEqual(paid));

function expectPaid() {
  expect(payer.visitor.path).toMatch(/^\/spb\/order\/\d+\/tracking$/);
  expect(payer.orders).toEqual(paid);
}

beforeEach(async () => {
  payer = await new Payer(running).stored();
});
afterEach(async () => void (await wellAgain()));

it("an answer that comes after the time limit is asked for again, and the money that it took is found", async () => {
  const { visitor } = payer;
  await slow("orderPay");
  await payer.sendCard(APPROVED);
  expect([visitor.status, visitor.text.includes(t("payment:errors.noAnswer"))]).toEqual([504, true]);
  await isPaid();
  await wellAgain();
  await payer.sendCard(APPROVED);
  expectPaid();
});

it("so is one that comes while the visitor looks elsewhere", async () => {
  const { visitor } = payer;
  await slow("orderPay");
  await payer.sendCard(APPROVED);
  await isPaid();
  await visitor.open("/spb/");
  expect(visitor.text).toMatch(like(t("payment:notice.paid", { number: "§" })));
  await visitor.follow(t("payment:notice.track"));
  expectPaid();
});

it("a bank that confirms after the time limit of each question is believed all the same", async () => {
  const { visitor } = payer;
  await payer.sendCard(WITH_CODE);
  await payer.toBank();
  await payer.enterCode();
  await slow("orderPost3ds");
  await payer.takeBack();
  await isPaid();
  if (visitor.refreshes) await visitor.refresh();
  expectPaid();
});

it("while the order's status is slow, the page waits and nothing is concluded", async () => {
  const { visitor } = payer;
  await payer.toAcquirer();
  await slow("orderStatus");
  await payer.fillIn(APPROVED);
  expect([visitor.path, visitor.heading]).toEqual([`${payer.path}/wait`, t("payment:wait.title")]);
  await wellAgain();
  await visitor.refresh();
  expectPaid();
});

it("without the acquirer's name in time the page stands, and pays on the acquirer's page", async () => {
  const { visitor } = payer;
  await slow("orderPaymentSettings");
  await visitor.open(payer.path);
  expect([visitor.status, visitor.heading]).toEqual([200, t("payment:title")]);
  await wellAgain();
  await payer.toAcquirer();
  await payer.fillIn(APPROVED);
  expectPaid();
});

it("an order form whose order is stored after the time limit comes back, and can be sent again", async () => {
  const next = new Payer(running);
  await slow("orderCreateCache");
  await next.stored();
  expect(next.visitor.status).toBe(504);
  await wellAgain();
  await next.order("cardOnline");
  expect(next.visitor.heading).toBe(t("payment:title"));
});
