import { describe, expect, it } from "vitest";
import { atBank, BankVisitor } from "../../support/sandbox/bank";
import { buyer } from "../../support/sandbox/buyer";
import { NOON, postToConsole, sandboxForFile, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const bank = new BankVisitor();
const DEADLINE = 10 * 60_000;
const goesBack = "The order was cancelled, and your money will be returned";

/** Somebody with an order, and what each of the calls about it tells. */
async function waiting(options: Parameters<typeof buyer>[1] = {}) {
  const someone = await buyer(sandbox, options);
  const { order_id } = await someone.visitor.call("orderCreate", {
    ...someone.payload,
    payment_type: options.payment_type ?? "cardOnline",
    order_cache_key: someone.key,
  });
  const id = order_id ?? 0;
  const told = async () => {
    const { status, payment_state } = await someone.visitor.call("orderStatus", { order_id: id });
    const { order } = await someone.visitor.call("order", { id });
    const [listed] = (await someone.visitor.call("orders", { page: 1 })).orders;
    expect([order.payment_state, listed?.payment_state], "the same everywhere").toEqual([payment_state, payment_state]);
    expect(listed?.pay_until).toBe(order.pay_until);
    return [status.alias, payment_state, order.pay_until];
  };
  return { ...someone, id, told };
}

describe("an order that waits for its payment", () => {
  it("tells its deadline, and is canceled then without a payment", async () => {
    const { told } = await waiting();
    const pay_until = NOON + DEADLINE;
    expect(await told()).toEqual(["waiting_for_payment", "waiting", pay_until]);
    sandbox.clock.set({ now: pay_until - 1 });
    expect(await told()).toEqual(["waiting_for_payment", "waiting", pay_until]);
    sandbox.clock.set({ now: pay_until });
    expect(await told()).toEqual(["canceled", undefined, undefined]);
  });

  it("has the deadline of its order cache, however late it was made", async () => {
    const { visitor, key } = await buyer(sandbox);
    sandbox.clock.set({ now: NOON + 9 * 60_000 });
    const { order_id } = await visitor.call("orderPay", { order_cache_key: key, payment_type: "sbp" });
    expect((await visitor.call("order", { id: order_id ?? 0 })).order.pay_until).toBe(NOON + DEADLINE);
  });

  it("takes the address for the receipt with the payment, if it is one", async () => {
    const { visitor, id } = await waiting();
    const wrong = await visitor.attempt("orderPay", { order_id: id, payment_type: "sbp", email: "anna" });
    expect([wrong.status, wrong.body.errors]).toEqual([422, { email: "Check the email address" }]);
    await visitor.call("orderPay", { order_id: id, payment_type: "sbp", email: "anna@example.com" });
    expect(sandbox.world.store.orders.find(id)?.document.email).toBe("anna@example.com");
  });

  it("can be paid by its number", async () => {
    const { visitor, id, told } = await waiting();
    const { payment_link } = await visitor.call("orderPay", { order_id: id, payment_type: "sbp" });
    await bank.post(payment_link ?? "", {});
    expect(await told()).toEqual(["accepted", "paid", undefined]);
  });
});

it("an order of another browser can be paid by who knows its number and phone, and by nobody else", async () => {
  const { id, phone, told } = await waiting();
  const other = new Visitor(sandbox);
  const request = { order_id: id, payment_type: "sbp" };
  for (const wrong of [undefined, "79160009999"])
    expect((await other.attempt("orderPay", { ...request, phone: wrong })).status).toBe(404);
  const { payment_link } = await other.call("orderPay", { ...request, phone });
  await bank.post(payment_link ?? "", {});
  expect(await told()).toEqual(["accepted", "paid", undefined]);
});

describe("what became of the money", () => {
  it("a held payment is captured when the order is done, and refunded when it is canceled", async () => {
    const done = await waiting();
    await done.withCard("5555555555554444");
    expect(await done.told()).toEqual(["accepted", "held", undefined]);
    await postToConsole(sandbox, `orders/${done.id}/status`, { alias: "done" });
    expect(await done.told()).toEqual(["done", "paid", undefined]);

    const canceled = await waiting();
    await canceled.withCard("5555555555554444");
    await canceled.visitor.call("orderCancel", { order_id: canceled.id });
    expect(await canceled.told()).toEqual(["canceled", "refunded", undefined]);
    const again = await canceled.visitor.attempt("orderPay", { order_id: canceled.id, is_new_acquiring: true });
    expect(again.body.errors).toEqual({ order_id: goesBack });
    sandbox.clock.set({ now: NOON + 60 * 60_000 });
    expect(await canceled.told()).toEqual(["canceled", "refunded", undefined]);
  });

  it("an order that is paid at the door has none", async () => {
    const { visitor, payload } = await buyer(sandbox);
    const { order_id } = await visitor.call("orderCreate", { ...payload, payment_type: "cash" });
    expect((await visitor.call("orderStatus", { order_id: order_id ?? 0 })).payment_state).toBeUndefined();
  });
});

describe("money that comes after the deadline is refunded", () => {
  it("by 3-D Secure: post3ds says so, each time, and so does pay", async () => {
    const { withCard, told, id, visitor } = await waiting();
    const { body } = await withCard("4000000000001000", { TermUrl: "https://shop.example/3ds" });
    const { fields } = await atBank(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq });
    sandbox.clock.set({ now: NOON + DEADLINE });
    for (const last_attempt of [false, true]) {
      const late = { TransactionId: fields.MD, PaRes: fields.PaRes, last_attempt };
      const answer = await new Visitor(sandbox).attempt("orderPost3ds", late);
      expect([answer.status, answer.body.errors]).toEqual([422, { order_id: goesBack }]);
    }
    expect(await told()).toEqual(["canceled", "refunded", undefined]);
    const again = await visitor.attempt("orderPay", { order_id: id, is_new_acquiring: true });
    expect([again.status, again.body.errors]).toEqual([422, { order_id: goesBack }]);
  });

  it("also if another payment was begun meanwhile", async () => {
    const { withCard, visitor, id, told } = await waiting();
    const { body } = await withCard("4000000000001000");
    await visitor.call("orderPay", { order_id: id, payment_type: "sbp" });
    const { fields } = await atBank(body.AcsUrl ?? "", { MD: body.MD, PaReq: body.PaReq });
    sandbox.clock.set({ now: NOON + DEADLINE });
    await new Visitor(sandbox).attempt("orderPost3ds", { TransactionId: fields.MD, PaRes: fields.PaRes });
    expect(await told()).toEqual(["canceled", "refunded", undefined]);
  });

  it("by the acquirer's page, whose code was asked for in time", async () => {
    const { visitor, id, told } = await waiting();
    const returns = { success_url: "https://shop.example/paid", fail_url: "https://shop.example/unpaid" };
    const { form_url } = await visitor.call("orderPay", { order_id: id, is_new_acquiring: true, ...returns });
    const card = { number: "4000000000001000", expiry: "12/30", cvv: "123" };
    const { action } = (await bank.post(form_url ?? "", card)).form("Confirm");
    sandbox.clock.set({ now: NOON + DEADLINE });
    expect((await bank.post(action, { code: "1234" })).location).toBe(returns.fail_url);
    expect(await told()).toEqual(["canceled", "refunded", undefined]);
    const closed = await bank.get(form_url ?? "");
    expect([closed.status, closed.text.includes(goesBack)]).toEqual([410, true]);
  });

  it("by the bank's app, whose page was opened in time; a page that is opened later takes none", async () => {
    const { visitor, id, told } = await waiting({ payment_type: "sbp" });
    const { payment_link } = await visitor.call("orderPay", { order_id: id, payment_type: "sbp" });
    const { action, fields } = (await bank.get(payment_link ?? "")).form(/^Pay/);
    sandbox.clock.set({ now: NOON + DEADLINE });
    expect((await bank.get(payment_link ?? "")).status).toBe(410);
    const end = await bank.get((await bank.post(action, fields)).location ?? "");
    expect([end.title, end.text.includes(goesBack)]).toEqual(["Not paid", true]);
    expect(await told()).toEqual(["canceled", "refunded", undefined]);
  });
});
