import { afterEach, beforeEach, expect, it } from "vitest";
import type { PlainVisitor } from "../../../../support/journeys/plain-visitor";
import { Payer } from "../../../../support/app/payer";
import { runningShop } from "../../../../support/app/running-shop";
import { like, wordsOf } from "../../../../support/app/words";
import { postToConsole } from "../../../../support/sandbox/visitor";

const t = wordsOf("en");
const SEND_AGAIN = t("payment:app.again.action");
const FROM = like(t("payment:app.again.from", { time: "§" }));
const running = runningShop();
let payer: Payer;

/** Requests to the bank's app for the last order. */
const requests = () => {
  const { store } = running.sandbox.world;
  const [order] = store.orders.latest(1);
  return store.payments.latestOpen(100).filter(({ order_id }) => order_id === order?.id).length;
};

const pass = (seconds: number) => running.sandbox.clock.set({ now: running.sandbox.clock.now() + seconds * 1_000 });

/** Without scripts: from the page that refreshes itself to the one that stands still, and its button. */
async function sendAgain(visitor = payer.visitor) {
  await visitor.follow(SEND_AGAIN);
  expect(visitor.refreshes).toBeUndefined();
  await visitor.press(SEND_AGAIN);
}

beforeEach(async () => {
  payer = await new Payer(running).stored("sberPay");
});

afterEach(async () => void (await postToConsole(running.sandbox, "faults/clear")));

it("a request to the bank's app can be sent again after 30 s, and then every 30 s", async () => {
  const { visitor } = payer;
  for (const sent of [2, 3]) {
    await pass(29);
    await visitor.refresh();
    expect(visitor.text).toMatch(FROM);
    expect(visitor.linkTo(SEND_AGAIN)).toBeUndefined();
    await pass(1);
    await visitor.refresh();
    await sendAgain();
    expect([visitor.path, visitor.refreshes, requests()]).toEqual([`${payer.path}/wait`, "5", sent]);
    expect(visitor.html).toContain(t("payment:app.again.sent"));
  }
});

const chosenOnceMore = (visitor: PlainVisitor) =>
  visitor.post(payer.path, { intent: "way:sberPay", attempt: crypto.randomUUID() });

it("too early, nothing is sent: not by a forged form, nor by the same way chosen once more", async () => {
  const { visitor } = payer;
  await pass(29);
  await visitor.post(`${payer.path}/wait`, { intent: "again" });
  expect([visitor.path, requests()]).toEqual([`${payer.path}/wait`, 1]);
  await chosenOnceMore(visitor);
  expect([visitor.path, requests()]).toEqual([`${payer.path}/wait`, 1]);
  await pass(1);
  await chosenOnceMore(visitor);
  expect([visitor.path, requests()]).toEqual([`${payer.path}/wait`, 2]);
});

it("pressed in two windows, it is sent once", async () => {
  await pass(30);
  const cookies = payer.visitor.cookie("payment") ?? "";
  await payer.visitor.post(`${payer.path}/wait`, { intent: "again" });
  const other = payer.visitor.window();
  other.setCookie("payment", cookies);
  await other.post(`${payer.path}/wait`, { intent: "again" });
  expect(requests()).toBe(2);
});

it("with an answer that is lost, the request is the same when it is sent once more", async () => {
  const { visitor } = payer;
  await pass(30);
  await payer.fault({ orderPay: { body: "half", times: 1 } });
  await visitor.refresh();
  await sendAgain();
  expect(visitor.html).toContain(t("payment:errors.noAnswer"));
  expect([visitor.path, requests()]).toEqual([`${payer.path}/wait`, 2]);
  await sendAgain();
  expect(visitor.html).toContain(t("payment:app.again.sent"));
  expect(requests()).toBe(2);
});

it("after the order was paid, it leads to the order and sends nothing", async () => {
  const { visitor } = payer;
  const old = visitor.window();
  await pass(30);
  await old.open(`${payer.path}/wait?refresh=off`);
  await payer.openApp();
  await payer.confirmInApp();
  await old.press(SEND_AGAIN);
  expect(old.path).toMatch(/\/order\/\d+\/tracking$/);
  expect(payer.orders).toEqual([{ status: "accepted", payment: "paid" }]);
  expect(requests()).toBe(0);
});

it("pays the order once, whichever of its requests is confirmed, and whatever way another window chose", async () => {
  const { visitor } = payer;
  await payer.openApp();
  await pass(30);
  await payer.order("cardOnline", visitor.window());
  await visitor.refresh();
  await sendAgain();
  const second = payer.browser();
  await second.open(visitor.linkTo(t("payment:app.open")) ?? "");
  expect(second.path).not.toBe(payer.app.path);
  await payer.confirmInApp();
  await visitor.refresh();
  expect(visitor.path).toMatch(/\/order\/\d+\/tracking$/);
  expect(payer.orders).toEqual([{ status: "accepted", payment: "paid" }]);
});

it("says what the upstream says when it refuses, as text", async () => {
  const { visitor } = payer;
  await pass(30);
  await visitor.refresh();
  await payer.fault({ orderPay: { status: 429, times: 1 } });
  await sendAgain();
  expect(visitor.path).toBe(`${payer.path}/wait`);
  expect(requests()).toBe(1);
});

it("is no part of a code to scan", async () => {
  const { visitor } = payer;
  await payer.otherWay("sbp", await opened(visitor));
  await pass(30);
  await visitor.refresh();
  expect(visitor.linkTo(SEND_AGAIN)).toBeUndefined();
  await visitor.post(`${payer.path}/wait`, { intent: "again" });
  expect(requests()).toBe(2);
});

async function opened(visitor: Payer["visitor"]) {
  await visitor.open(payer.path);
  return visitor;
}
