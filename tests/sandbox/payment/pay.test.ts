import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RequestOf } from "../../../contract/calls";
import { BankVisitor, sealCard } from "../../support/sandbox/bank";
import { buyer, signedIn } from "../../support/sandbox/buyer";
import { NOON, sandboxForFile, startSandbox, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const MINUTE = 60_000;
const shop = {
  TermUrl: "https://shop.example/3ds?order=1",
  success_url: "https://shop.example/?state=payment-success",
  fail_url: "https://shop.example/back",
};

describe("a card", () => {
  it.each([
    ["4111111111111111", "approved"],
    ["5555555555554444", "pre-auth"],
  ])("the card %s is %s: the kitchen gets the order and the cart is emptied", async (number, reason) => {
    const { withCard, visitor, status, cartCount } = await buyer(sandbox);
    sandbox.clock.set({ now: NOON + 5 * MINUTE });
    expect(await cartCount()).toBe(3);
    const { body } = await withCard(number, shop);
    expect(body).toMatchObject({ reason, complete_link: shop.success_url });
    expect(await status(body)).toBe("accepted");
    expect(await cartCount()).toBe(0);
    const { order } = await visitor.call("order", { id: body.order_id ?? 0 });
    expect(order.history?.map(({ alias, at }) => [alias, (at - NOON) / MINUTE])).toEqual([
      ["waiting_for_payment", 5],
      ["accepted", 5],
    ]);
    expect(order.expected_at, "counted from the payment").toBe(NOON + 48 * MINUTE);
  });

  it.each([
    ["4000000000008005", { payment: "The payment didn’t go through. Please try another way to pay" }],
    ["4000000000009003", { payment: "Insufficient funds on the card" }],
    ["4000000000010001", { number: "Invalid card number" }],
    ["4000000000011009", { expiry: "Invalid expiry date" }],
    ["4000000000012007", { cvv: "Invalid CVC" }],
    ["4000000000013005", { payment: "The payment failed, the bank gave no reason" }],
    ["4242424242424242", { number: "Invalid card number" }],
  ])("the card %s is declined, and the order waits for another", async (number, errors) => {
    const { withCard, status, cartCount } = await buyer(sandbox);
    const answer = await withCard(number);
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
    expect(await cartCount()).toBe(3);
    const { body } = await withCard("4111111111111111");
    expect(await status(body)).toBe("accepted");
  });

  it("every mistake of a card is named in the visitor's language", async () => {
    const { withCard } = await buyer(sandbox, { language: "uk" });
    expect(
      (await withCard({ number: "4111111111111112", expiry: "13/30", cvv: "1", holder: "А" })).body.errors,
    ).toEqual({
      number: "Неправильний номер картки",
      expiry: "Неправильний місяць терміну дії",
      cvv: "Неправильний код CVC",
      holder: "Імʼя власника — латинськими літерами",
    });
  });

  it("a card is charged once, however often the shop calls", async () => {
    const { withCard, visitor, key } = await buyer(sandbox);
    const first = await withCard("4111111111111111", shop);
    const again = await withCard("4000000000009003", { success_url: "https://elsewhere.example/" });
    expect(again.body).toEqual({ reason: "approved", order_id: first.body.order_id, complete_link: shop.success_url });
    expect((await visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true })).reason).toBe("approved");
  });

  it("the same Idempotency-Key gets the same answer, also when the bank asks for more", async () => {
    const { visitor, key } = await buyer(sandbox);
    const pay = (idempotency: string) =>
      visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true }, { "Idempotency-Key": idempotency });
    const first = await pay("one");
    expect(await pay("one")).toEqual(first);
    expect((await pay("two")).form_url).not.toBe(first.form_url);
  });

  it("the acquirer's own page takes the card if there is no key or no script", async () => {
    const old = await buyer(sandbox);
    expect(await old.visitor.call("orderPay", { order_cache_key: old.key, is_new_acquiring: true })).toMatchObject({
      reason: "approved-new",
      form_url: expect.stringMatching(/\/bank\/pay\/[0-9a-f]{32}$/) as string,
    });
    expect((await old.visitor.attempt("orderPay", { order_cache_key: old.key })).body.errors).toEqual({
      number: "Enter the card number",
    });
    const kazan = await buyer(sandbox, { shop_id: 301 });
    const sealed = await kazan.visitor.attempt("orderPay", { order_cache_key: kazan.key, cryptogram: "AAAA" });
    expect(sealed.body.errors).toEqual({ cryptogram: "The card data can’t be read. Please enter it again" });
    expect((await kazan.visitor.call("orderPay", { order_cache_key: kazan.key, is_new_acquiring: true })).reason).toBe(
      "approved-new",
    );
  });
});

it.each<[keyof RequestOf<"orderPay">, string]>([
  ["cryptogram", "4111 1111 1111 1111"],
  ["cryptogram", "4111111111111111"],
  ["order_comment", "card 4111111111111111"],
  ["payment_token", "4111111111111111"],
])("a plain card number in %s is refused", async (field, value) => {
  const { visitor, key } = await buyer(sandbox);
  expect(
    await visitor.attempt("orderPay", { order_cache_key: key, is_new_acquiring: true, [field]: value }),
  ).toMatchObject({ status: 422, body: { errors: { [field]: "A card number must not be sent in plain text" } } });
});

it("Istanbul's acquirer requires the verify_param of its settings", async () => {
  const { visitor, payload } = await signedIn(sandbox, { shop_id: 601 });
  const { order_cache_key } = await visitor.call("orderCreateCache", { ...payload, phone: "905321234567" });
  const { verify_param } = await visitor.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: false,
    city_id: 6,
    shop_id: 601,
  });
  const pay = (given?: string | null) =>
    visitor.attempt("orderPay", { order_cache_key, is_new_acquiring: true, verify_param: given });
  expect((await pay()).body.errors).toEqual({ verify_param: "Fill in this field" });
  expect((await pay("other")).body.errors).toEqual({ verify_param: "This value is not valid" });
  expect((await visitor.call("orders", { page: 1 })).orders, "a refused payment creates no order").toEqual([]);
  expect((await pay(verify_param)).body).toMatchObject({ reason: "approved-new", verify_param });
});

describe("other ways", () => {
  it("SBP returns a QR code and a link, SberPay a link and a push, and both wait", async () => {
    const { visitor, key, status } = await buyer(sandbox, { payment_type: "sbp" });
    const sbp = await visitor.call("orderPay", { order_cache_key: key });
    expect(sbp).toEqual({
      order_id: sbp.order_id,
      qr_code: sbp.payment_link,
      payment_link: expect.stringContaining(`${sandbox.url}/bank/app/`) as string,
    });
    const sberPay = await visitor.call("orderPay", { order_cache_key: key, payment_type: "sberPay" });
    expect(sberPay).toMatchObject({
      order_id: sbp.order_id,
      notification: "We have sent a request to your bank’s app. Confirm the payment",
    });
    expect(sberPay.payment_link).not.toBe(sbp.payment_link);
    expect(await status(sbp)).toBe("waiting_for_payment");
    const { order } = await visitor.call("order", { id: sbp.order_id ?? 0 });
    expect(order.payment_type, "the way that was tried last").toBe("sberPay");
  });

  it("Google Pay brings a token", async () => {
    const { visitor, key, status } = await buyer(sandbox, { shop_id: 801, payment_type: "googlePay" });
    expect((await visitor.attempt("orderPay", { order_cache_key: key })).body.errors).toEqual({
      payment_token: "Fill in this field",
    });
    expect((await visitor.attempt("orderPay", { order_cache_key: key, payment_token: "?" })).body.errors).toEqual({
      payment_token: "This value is not valid",
    });
    const paid = await visitor.call("orderPay", { order_cache_key: key, payment_token: "eyJ0b2tlbiI6MX0=" });
    expect(paid.reason).toBe("approved");
    expect(await status(paid)).toBe("accepted");
  });

  it("a wallet is paid on the acquirer's page, which has no card to fill in", async () => {
    const { visitor, key, status } = await buyer(sandbox, { shop_id: 801, payment_type: "applePay" });
    const start = await visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true });
    expect(start.reason).toBe("approved-new");
    const bank = new BankVisitor();
    const page = await bank.get(start.form_url ?? "");
    const names = page.forms.flatMap(({ fields }) => Object.keys(fields));
    expect([page.title, names]).toEqual(["Apple Pay", ["pressed", "pressed"]]);
    expect((await bank.post(page.form(/^Pay/).action, {})).status).toBe(303);
    expect(await status(start)).toBe("accepted");
  });

  it("the order names the payment type that paid it", async () => {
    const { visitor, key, withCard } = await buyer(sandbox, { payment_type: "sbp" });
    await visitor.call("orderPay", { order_cache_key: key });
    const { body } = await withCard("4111111111111111", { payment_type: "cardOnline" });
    expect((await visitor.call("order", { id: body.order_id ?? 0 })).order.payment_type).toBe("cardOnline");
  });
});

describe("paying is refused", () => {
  it.each<[string, RequestOf<"orderPay">, object]>([
    ["in cash", { payment_type: "cash" }, { payment_type: "This is not paid online" }],
    ["by what the city does not take", { payment_type: "applePay" }, { payment_type: "Choose how to pay" }],
    [
      "with a way back that is none",
      { success_url: "javascript:alert(1)" },
      { success_url: "This value is not valid" },
    ],
    ["with a way back to nowhere", { TermUrl: "https://" }, { TermUrl: "This value is not valid" }],
    [
      "after frames that nobody asked for",
      { threeDSServerTransId: "0".repeat(32) },
      { threeDSServerTransId: "The bank’s answer does not belong to this payment" },
    ],
    [
      "with an unreadable card",
      { cryptogram: "x".repeat(5_000) },
      { cryptogram: "The card data can’t be read. Please enter it again" },
    ],
  ])("%s", async (_, more, errors) => {
    const { visitor, key } = await buyer(sandbox);
    const answer = await visitor.attempt("orderPay", { order_cache_key: key, is_new_acquiring: true, ...more });
    expect([answer.status, answer.body.errors]).toEqual([422, errors]);
  });

  it("paying without an order or for another visitor's order is refused", async () => {
    const { withCard, visitor } = await buyer(sandbox);
    expect((await visitor.attempt("orderPay", {})).body.errors).toEqual({ order_cache_key: "Fill in this field" });
    const { body } = await withCard("4000000000009003");
    const made = await visitor.call("orders", { page: 1 });
    expect(body.order_id).toBeUndefined();
    const { order_id = 0 } = made.orders[0] ?? {};
    const { visitor: stranger } = await signedIn(sandbox);
    for (const other of [stranger, new Visitor(sandbox)])
      expect((await other.attempt("orderPay", { order_id, is_new_acquiring: true })).status).toBe(404);
    expect((await visitor.call("orderPay", { order_id, is_new_acquiring: true })).reason).toBe("approved-new");
  });

  it("paying online for an order that is paid at the door is refused", async () => {
    const { visitor, payload } = await signedIn(sandbox);
    const { order_id } = await visitor.call("orderCreate", { ...payload, payment_type: "cash" });
    expect((await visitor.attempt("orderPay", { order_id, is_new_acquiring: true })).status).toBe(422);
  });
});

it("no card number is stored", async () => {
  const { withCard, visitor, key } = await buyer(sandbox);
  const { public_key = "" } = await visitor.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: 1,
  });
  expect(sealCard(public_key ?? "", "4111111111111111")).not.toContain("4111");
  const { body } = await withCard("4111111111111111");
  const said = JSON.stringify([
    await visitor.call("order", { id: body.order_id ?? 0 }),
    await (await fetch(`${sandbox.url}/console/orders.json`)).json(),
    await visitor.call("orderPay", { order_cache_key: key }),
  ]);
  expect(said).not.toMatch(/4111/);
});

it("payments continue after a restart, with cards encrypted before it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sandbox-"));
  const data = join(folder, "sandbox.sqlite");
  const before = await startSandbox({ data });
  const someone = await buyer(before, { payment_type: "sbp" });
  const { public_key, ...settings } = await someone.visitor.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: 1,
  });
  expect(settings).toEqual({ acquiring: "sber" });
  const { order_id } = await someone.visitor.call("orderPay", { order_cache_key: someone.key });
  await before.close();

  const after = await startSandbox({ data });
  const same = new Visitor(after);
  same.key = someone.visitor.key;
  const cryptogram = sealCard(public_key ?? "", "4111111111111111");
  expect(
    await same.call("orderPay", { order_cache_key: someone.key, payment_type: "cardOnline", cryptogram }),
  ).toMatchObject({ reason: "approved", order_id });
  expect((await same.call("orderStatus", { order_id: order_id ?? 0 })).status.alias).toBe("accepted");
  await after.close();
  rmSync(folder, { recursive: true });
});
