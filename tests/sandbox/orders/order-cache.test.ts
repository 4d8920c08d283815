import { afterEach, describe, expect, it } from "vitest";
import { buyer, signedIn } from "../../support/sandbox/buyer";
import { NOON, sandboxForFile, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const MINUTE = 60_000;

afterEach(async () => {
  await postToConsole(sandbox, "shops/101", { type: "default" });
});

describe("an order that is kept", () => {
  it("a cached order is created once, by create or by pay, as it was when it was cached", async () => {
    const { visitor, key, created_at, payload, status } = await buyer(sandbox);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(created_at).toBe(NOON);
    await visitor.call("cartAdd", { product_key: "miso", count: 5, ...toSpb });
    sandbox.clock.set({ now: NOON + 9 * MINUTE });
    const made = await visitor.call("orderCreate", { ...payload, username: "Somebody else", order_cache_key: key });
    expect(made.payment_type).toBe("cardOnline");
    expect(await visitor.call("orderCreate", { ...payload, order_cache_key: key })).toEqual(made);
    expect((await visitor.call("orderPay", { order_cache_key: key, is_new_acquiring: true })).order_id).toBe(
      made.order_id,
    );
    expect((await visitor.call("order", { id: made.order_id ?? 0 })).order).toMatchObject({
      cart: { count: 3, prices: { total: 1776 } },
      payment_type: "cardOnline",
      status: { alias: "waiting_for_payment" },
    });
    expect(await status(made)).toBe("waiting_for_payment");
  });

  it("a cached cash order goes to the kitchen and empties the cart when it is created", async () => {
    const { visitor, key, payload, status, cartCount } = await buyer(sandbox, { payment_type: "cash" });
    expect(await cartCount()).toBe(3);
    const made = await visitor.call("orderCreate", { ...payload, payment_type: "cash", order_cache_key: key });
    expect(await status(made)).toBe("accepted");
    expect(await cartCount()).toBe(0);
  });

  it("the same Idempotency-Key gets the same cache key", async () => {
    const { visitor, payload } = await signedIn(sandbox);
    const first = await visitor.call("orderCreateCache", payload, { "Idempotency-Key": "one" });
    expect(await visitor.call("orderCreateCache", payload, { "Idempotency-Key": "one" })).toEqual(first);
    expect((await visitor.call("orderCreateCache", payload, { "Idempotency-Key": "two" })).order_cache_key).not.toBe(
      first.order_cache_key,
    );
  });

  it("a cached order cannot be created after ten minutes", async () => {
    const { visitor, key, payload } = await buyer(sandbox, { language: "de" });
    sandbox.clock.set({ now: NOON + 10 * MINUTE });
    const words = "Die Zeit zum Bezahlen ist abgelaufen. Bitte bestellen Sie erneut";
    expect(await visitor.attempt("orderCreate", { ...payload, order_cache_key: key })).toMatchObject({
      status: 422,
      body: { errors: { order_cache_key: words } },
    });
    expect(await visitor.attempt("orderPay", { order_cache_key: key, is_new_acquiring: true })).toMatchObject({
      status: 422,
      body: { errors: { order_cache_key: words } },
    });
  });

  it("a cached order is not found by another visitor", async () => {
    const { key, payload, phone } = await buyer(sandbox);
    const { visitor: stranger } = await signedIn(sandbox);
    for (const visitor of [stranger, new Visitor(sandbox)]) {
      expect(await visitor.attempt("orderCreate", { ...payload, order_cache_key: key })).toMatchObject({
        status: 404,
        body: { errors: { order_cache_key: "The order was not found. Please place it again" } },
      });
      expect((await visitor.attempt("orderPay", { order_cache_key: key, is_new_acquiring: true })).status).toBe(404);
    }
    sandbox.clock.set({ now: NOON + 2 * MINUTE });
    const elsewhere = new Visitor(sandbox);
    await elsewhere.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    await elsewhere.signIn(phone);
    expect((await elsewhere.attempt("orderCreate", { ...payload, order_cache_key: key })).status).toBe(200);
    expect((await elsewhere.call("cart", toSpb)).cart.count, "another device's cart stays").toBe(1);
  });

  it("the interval and the shop are checked again when a cached order is created", async () => {
    const { visitor, payload } = await signedIn(sandbox);
    const free =
      (await visitor.call("intervals", { date: "2026-11-23" })).intervals.find(({ disabled }) => !disabled)?.id ?? "";
    const { order_cache_key } = await visitor.call("orderCreateCache", { ...payload, interval_id: free });
    await postToConsole(sandbox, "intervals", { city: "spb", interval_id: free });
    expect((await visitor.attempt("orderCreate", { ...payload, order_cache_key })).body.errors).toEqual({
      interval_id: "This time has just been taken. Choose another",
    });

    const pickup = await buyer(sandbox, { shop_id: 101 });
    await postToConsole(sandbox, "shops/101", { type: "stop" });
    expect(
      (await pickup.visitor.attempt("orderCreate", { ...pickup.payload, order_cache_key: pickup.key })).body.errors,
    ).toEqual({ shop_id: "This restaurant isn’t taking orders right now" });
  });

  it("caching an order makes the same checks as creating it", async () => {
    const { visitor, payload } = await signedIn(sandbox);
    expect((await visitor.attempt("orderCreateCache", { ...payload, username: "", phone: "1" })).body.errors).toEqual({
      username: "What should we call you?",
      phone: "Check the phone number",
    });
    expect((await visitor.attempt("orderCreateCache", { ...payload, payment_type: "barter" })).body.errors).toEqual({
      payment_type: "Choose how to pay",
    });
    expect((await new Visitor(sandbox).attempt("orderCreateCache", payload)).body.errors).toEqual({
      cart: "Your basket is empty",
    });
  });
});

describe("the cart that the visitor saw", () => {
  const seen = { product_key: "philadelphia", count: 3 };
  it.each([
    ["is the cart", [seen], 200],
    ["has another count", [{ ...seen, count: 2 }], 422],
    ["lacks a line", [], 422],
    ["has one more line", [seen, { product_key: "miso", count: 1 }], 422],
    ["has a line twice", [seen, seen], 422],
    ["has another choice", [{ ...seen, modifiers: { anything: 1 } }], 422],
  ])("%s", async (_, cart, status) => {
    const { visitor, payload } = await signedIn(sandbox);
    const answer = await visitor.attempt("orderCreateCache", { ...payload, cart });
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(answer.body.errors).toEqual({ cart: "Your basket has changed. Please check your order" });
  });

  it("the seen cart may name its lines by their modifiers", async () => {
    const { visitor, payload } = await signedIn(sandbox);
    const [line] = Object.values((await visitor.call("cart", toSpb)).cart.products);
    const named = { product_key: line?.product_key ?? "", count: 3, modifiers: line?.chosen_modifiers };
    expect((await visitor.attempt("orderCreateCache", { ...payload, cart: [named] })).status).toBe(200);
    expect(
      (await visitor.attempt("orderCreateCache", { ...payload, cart: [{ product_key: line?.key ?? "", count: 3 }] }))
        .status,
    ).toBe(200);
  });
});

describe("an order that waits for its payment", () => {
  it("an unpaid order is canceled ten minutes after it was cached, and frees its interval", async () => {
    const free =
      (await (await signedIn(sandbox)).visitor.call("intervals", { date: "2026-11-24" })).intervals.find(
        ({ disabled }) => !disabled,
      )?.id ?? "";
    const isTaken = async ({ visitor }: { visitor: Visitor }) =>
      (await visitor.call("intervals", { date: "2026-11-24" })).intervals.find(({ id }) => id === free)?.disabled;
    const all = [];
    for (let times = 0; times < 4; times++) {
      const { visitor, payload } = await signedIn(sandbox);
      all.push({ visitor, order: await visitor.call("orderCreate", { ...payload, interval_id: free }) });
    }
    const [one] = all as [(typeof all)[number]];
    const alias = async () =>
      (await one.visitor.call("orderStatus", { order_id: one.order.order_id ?? 0 })).status.alias;
    sandbox.clock.set({ now: NOON + 10 * MINUTE - 1 });
    expect([await alias(), await isTaken(one)]).toEqual(["waiting_for_payment", true]);
    sandbox.clock.set({ now: NOON + 10 * MINUTE });
    expect([await alias(), await isTaken(one)]).toEqual(["canceled", false]);
    expect((await one.visitor.call("cart", toSpb)).cart.count, "the cart is still there").toBe(3);
    expect(
      (await one.visitor.attempt("orderPay", { order_id: one.order.order_id, is_new_acquiring: true })).body.message,
    ).toBe("You ran out of time to pay. Please place the order again");
  });

  it("an unpaid order cannot be canceled by hand", async () => {
    const { visitor, payload } = await signedIn(sandbox, { language: "ru" });
    const { order_id } = await visitor.call("orderCreate", payload);
    expect(await visitor.attempt("orderCancel", { order_id: order_id ?? 0 })).toMatchObject({
      status: 422,
      body: { message: "Заказ ждёт оплаты. Если не платить, он отменится сам" },
    });
  });

  it("an online order in Istanbul needs an email for the receipt", async () => {
    const { visitor, payload } = await signedIn(sandbox, { shop_id: 601 });
    const phone = "905321234567";
    expect((await visitor.attempt("orderCreateCache", { ...payload, phone, email: "" })).body.errors).toEqual({
      email: "Enter an email for the receipt",
    });
    expect(
      (await visitor.attempt("orderCreateCache", { ...payload, phone, email: "", payment_type: "cash" })).status,
    ).toBe(200);
  });
});
