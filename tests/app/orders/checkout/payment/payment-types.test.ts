import { describe, expect, test } from "vitest";
import { lastOrderCookie, lastPayment } from "../../../../../server/visitor/last-order";
import { openVisit } from "../../../../../server/visitor/visit";
import { visitArgs } from "../../../../support/app/route";
import { honest, look, submit } from "../../../../support/app/checkout-form";
import { orderCalls, orders } from "../../../../support/upstream/orders";
import { money, paymentCalls } from "../../../../support/upstream/payments";
import { cartOf, cityOf, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, readyToOrder } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

const online = (alias: string) => ({ alias, name: alias, is_online: true });
const atDoor = (alias: string) => ({ alias, name: alias, is_online: false });
const offered = (...payment_types: object[]) => on("paymentTypes", { payment_types });

describe("the ways to pay", () => {
  test("stand in two groups, each with its icon and what happens next", async () => {
    offered(
      atDoor("cash"),
      online("cardOnline"),
      online("sbp"),
      online("sberPay"),
      online("applePay"),
      online("googlePay"),
      online("aggregator"),
      atDoor("card"),
      atDoor("aggregatorWolt"),
    );
    const { now, wallets, later } = (await look()).view.payment;
    const said = (ways: typeof now) => ways.map(({ alias, icon, note }) => [alias, icon, note]);
    expect(said(now)).toEqual([
      ["cardOnline", "credit-card", "Mir, Visa, Mastercard"],
      ["sbp", "qr-code", "QR code or your bank’s app"],
      ["sberPay", "badge-check", "A request in your Sber app"],
      ["aggregator", "bike", undefined],
    ]);
    expect(said(wallets)).toEqual([
      ["applePay", "wallet", "A card from your Wallet"],
      ["googlePay", "smartphone", "A card from Google Wallet"],
    ]);
    expect(said(later)).toEqual([
      ["cash", "banknote", "We’ll bring change"],
      ["card", "nfc", "The courier has a card reader"],
      ["aggregatorWolt", "bike", "You pay the delivery service, in its app or when you receive the order"],
    ]);
  });

  test("an order that its delivery service collects the money for is made at once, without change", async () => {
    offered(atDoor("cash"), atDoor("aggregatorWolt"));
    const { location } = await submit({ ...honest, payment_type: "aggregatorWolt" });
    expect(location).toBe("/spb/order/48213/tracking");
    expect(orders.asked[0]?.payload).toMatchObject({ payment_type: "aggregatorWolt" });
    expect(orders.asked[0]?.payload).not.toHaveProperty("cash");
  });

  test.each([
    ["the first of the list", ["cardOnline", "sbp"], "cardOnline"],
    ["not a wallet, of which only a script knows", ["applePay", "sbp"], "sbp"],
    ["nothing while none is offered", [], undefined],
  ])("none chosen: %s", async (_, aliases, chosen) => {
    offered(...aliases.map(online));
    expect((await look()).view.payment.chosen).toBe(chosen);
  });
});

describe("the way of the last order", () => {
  const after = async (alias: string) => [await readyToOrder(), await lastPaidBy(alias)].join("; ");

  test("is chosen in the next order form", async () => {
    offered(atDoor("cash"), online("sbp"));
    const { cookies } = await submit({ ...honest, payment_type: "cash" });
    expect(await rememberedIn(cookies)).toEqual({ alias: "cash", cash: { sum: 2_000, currency_code: "RUB" } });
    const { payment } = (await look(await after("sbp"))).view;
    expect([payment.chosen, payment.is_known]).toEqual(["sbp", true]);
  });

  test.each(["sberPay", "applePay", '"><script>', "x".repeat(60)])(
    "is not chosen where it is not offered: %s",
    async (alias) => {
      offered(atDoor("cash"), online("sbp"), online("applePay"));
      const { payment } = (await look(await after(alias))).view;
      expect([payment.chosen, payment.is_known]).toEqual(["cash", false]);
    },
  );
});

describe("the change that was asked for", () => {
  const typedAfter = async (cookies: string) => (await look([await readyToOrder(), cookies].join("; "))).view.typed;
  const costs = (total: number) => on("cart", () => ({ cart: cartOf(total, 1) }));

  test("is filled in again", async () => {
    const { cookies } = await submit({ ...honest, cash: "2000" });
    expect(await typedAfter(cookiesAfter("", cookies.filter(isRemembered)))).toMatchObject({ cash: "2000" });
  });

  test("is none once none was wanted", async () => {
    const { cookies } = await submit({ ...honest, cash: "" });
    expect(await rememberedIn(cookies)).toEqual({ alias: "cash" });
  });

  test.each([
    ["a sum that does not pay the order", 2_001, "cash.2000.RUB", undefined],
    ["the very total", 2_000, "cash.2000.RUB", undefined],
    ["a sum above the limit", 500, "cash.900000000.RUB", undefined],
    ["another currency", 500, "cash.2000.TRY", undefined],
    ["a forged sum", 500, "cash.2e3.RUB", undefined],
    ["enough", 1_999, "cash.2000.RUB", "2000"],
  ])("%s: an order of %i after %s", async (_, total, paid_by, cash) => {
    costs(total);
    expect((await typedAfter(await lastPaidBy(paid_by))).cash).toBe(cash);
  });

  test("stays empty in a form that was left with it cleared", async () => {
    const before = `${await readyToOrder()}; ${await lastPaidBy("cash.2000.RUB")}`;
    const { cookies } = await submit({ ...honest, cash: "2000", intent: "banknote:" }, { cookies: before });
    expect((await look(cookiesAfter(before, cookies))).view.typed.cash).toBe("");
  });
});

const isRemembered = (cookie: string) => cookie.startsWith("last_order=");
const lastPaidBy = async (paid_by: string) => `last_order=${await lastOrderCookie.serialise({ paid_by })}`;
const rememberedIn = async (cookies: string[]) =>
  lastPayment(await openVisit(visitArgs("/spb/", { cookies: cookiesAfter("", cookies.filter(isRemembered)) })));

describe("the e-mail for the receipt", () => {
  const inCountry = (code: string) =>
    on("city", () => {
      const city = cityOf("spb");
      return { city: { ...city, country: { ...city.country, code } } };
    });
  const form = { ...honest, cash: "" };

  test.each([
    ["TR", "cardOnline", 422],
    ["TR", "cash", 303],
    ["TR", "sbp", 303],
    ["RU", "cardOnline", 303],
  ])("in %s by %s without one is answered %d", async (country, payment_type, status) => {
    inCountry(country);
    expect((await look()).view.payment.asks_email).toBe(country === "TR");
    const outcome = await submit({ ...form, payment_type }, { cookies: await readyToOrder() });
    expect([outcome.status, Object.keys(outcome.answer?.errors ?? {})]).toEqual([
      status,
      status === 422 ? ["email"] : [],
    ]);
  });

  test("in Turkey is that of the last order, and of the profile before the first", async () => {
    inCountry("TR");
    on("user", { user: { phone: "79210000001", name: "Anna", email: "profile@example.com" } });
    const before = await readyToOrder();
    expect((await look(before)).view.typed.email).toBe("profile@example.com");
    const { cookies } = await submit({ ...form, payment_type: "cardOnline", email: "anna@example.com" });
    const contact = cookies.filter((cookie) => cookie.startsWith("last_order="));
    expect((await look(cookiesAfter(before, contact))).view.typed.email).toBe("anna@example.com");
    on("user", { user: { phone: "79210000002", name: "Boris" } });
    expect((await look(cookiesAfter(before, contact))).view.typed.email, "another customer").toBeUndefined();
  });

  test.each(["cash", "sbp"])("in Turkey an e-mail that is none does not stop an order by %s", async (payment_type) => {
    inCountry("TR");
    const outcome = await submit({ ...form, payment_type, email: "anna@" }, { cookies: await readyToOrder() });
    expect(outcome.status).toBe(303);
  });

  test.each([
    ["anna@example.com", 303],
    ["anna@", 422],
    [" ", 422],
  ])("in Turkey %j is answered %d", async (email, status) => {
    inCountry("TR");
    const outcome = await submit({ ...form, payment_type: "cardOnline", email }, { cookies: await readyToOrder() });
    expect(outcome.status).toBe(status);
    expect(money.stored.map(({ payload }) => payload.email)).toEqual(status === 303 ? [email] : []);
  });
});
