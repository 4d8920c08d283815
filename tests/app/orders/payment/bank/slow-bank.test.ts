import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as contract from "../../../../../contract/calls";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { like, wordsOf } from "../../../../support/app/words";
import { postToConsole } from "../../../../support/sandbox/visitor";

vi.mock("../../../../../app/orders/payment/bank/pause.server", () => ({ pause: () => Promise.resolve() }));

/** The one call that is slow now. The shop waits 250 ms for it and as long as ever for the others, so that nothing hangs on this machine's speed. */
const slowly = vi.hoisted(() => ({ limit: 250, takes: 600, call: "" }));
vi.mock("../../../../../contract/calls", async (original) => {
  const { calls, ...rest } = await original<typeof contract>();
  const limited = Object.entries(calls).map(([name, row]) => [
    name,
    Object.defineProperty({ ...row }, "limit", { get: () => (slowly.call === name ? slowly.limit : 30_000) }),
  ]);
  return { ...rest, calls: Object.fromEntries(limited) as typeof calls };
});

const t = wordsOf("en");
const APPROVED = "4111111111111111";
const WITH_CODE = "4000000000001000";
const paid = [{ status: "accepted", payment: "paid" }];
const running = runningShop();
let payer: Payer;

const slow = (call: string) => {
  slowly.call = call;
  return payer.fault({ [call]: { delay: slowly.takes } });
};
const wellAgain = () => {
  slowly.call = "";
  return postToConsole(running.sandbox, "faults/clear");
};
const isPaid = () => vi.waitFor(() => expect(payer.orders).toEqual(paid), { timeout: 10_000 });

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
