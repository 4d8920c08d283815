import { describe, expect, test } from "vitest";
import { action } from "../../../../../app/orders/checkout/page/checkout.route";
import { KEY, look, withIntent } from "../../../../support/app/checkout-form";
import { orderCalls, orders } from "../../../../support/upstream/orders";
import { cartOf, cityOf, placeCalls } from "../../../../support/upstream/places";
import { outcomeOf, readyToOrder } from "../../../../support/upstream/visitor";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, orderCalls);

const honest: Record<string, string> = {
  order_key: "3f0c1b1e-7a52-4c43-9a51-0e1f6a2f3c11",
  username: "Anna",
  "delivery_address.room": "5",
  interval_id: "asap",
  payment_type: "cash",
  cash: "",
};
type Answer = { errors: Record<string, string>; typed: Record<string, string> };

async function errorsOf(form: Record<string, string> | [string, string][], headers: Record<string, string> = {}) {
  const { status, view } = await outcomeOf(async () =>
    action(visitArgs("/spb/checkout", { form: withIntent(form), cookies: await readyToOrder(), headers })),
  );
  return { status, ...(view as Answer | undefined) };
}

const without = (name: string) => Object.fromEntries(Object.entries(honest).filter(([field]) => field !== name));

describe("the order form refuses", () => {
  test.each(["username", "delivery_address.room", "interval_id", "payment_type"])(
    "to go without %s, and keeps the rest",
    async (field) => {
      const { status, errors, typed } = await errorsOf(without(field));
      expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
      expect(typed).toEqual(without(field));
      expect(orders.asked).toEqual([]);
    },
  );

  test("an empty form, naming everything in the order of the page", async () => {
    const { errors } = await errorsOf({ order_key: honest.order_key ?? "" });
    expect(Object.keys(errors ?? {})).toEqual(["username", "delivery_address.room", "interval_id", "payment_type"]);
  });

  test.each([
    ["a name of spaces", { username: "   " }, "username"],
    ["a huge name", { username: "a".repeat(101) }, "username"],
    ["a huge comment", { order_comment: "a".repeat(5000) }, "order_comment"],
    ["a huge floor", { "delivery_address.floor": "9".repeat(201) }, "delivery_address.floor"],
    [
      "a door described at too much length",
      {
        "delivery_address.room": "a".repeat(200),
        "delivery_address.floor": "9".repeat(150),
        "delivery_address.description": "b".repeat(60),
      },
      "delivery_address.room",
    ],
    ["an address of one letter", { "delivery_address.street": "N" }, "delivery_address.street"],
    ["an address with markup", { "delivery_address.street": "<b>Nevsky</b>" }, "delivery_address.street"],
    ["no address any more", { "delivery_address.street": "" }, "delivery_address.street"],
    ["a huge address", { "delivery_address.street": "N".repeat(251) }, "delivery_address.street"],
    ["a payment type that is not offered", { payment_type: "sberPay" }, "payment_type"],
    ["a payment type out of nowhere", { payment_type: "__proto__" }, "payment_type"],
    ["no key", { order_key: "" }, "form"],
    ["a key that is none", { order_key: "1" }, "form"],
    ["cash in words", { cash: "a lot" }, "cash"],
    ["negative cash", { cash: "-1" }, "cash"],
    ["broken cash", { cash: "1e3" }, "cash"],
    ["more cash than 5000", { cash: "5001" }, "cash"],
    ["less cash than the total", { cash: "999" }, "cash"],
  ])("%s", async (_, change, field) => {
    const { status, errors } = await errorsOf({ ...honest, ...change });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(orders.asked).toEqual([]);
  });

  test.each(["username", "payment_type", "order_key", "delivery_address.room"])("a repeated %s", async (field) => {
    const { status } = await errorsOf([...Object.entries(honest), [field, "another"]]);
    expect(status).toBe(422);
    expect(orders.asked).toEqual([]);
  });

  test("fields that are objects", async () => {
    const { status } = await errorsOf([
      ...Object.entries(without("username")),
      ["username[0]", "Anna"],
      ["username.toString", "x"],
      ["__proto__.admin", "1"],
    ]);
    expect(status).toBe(422);
  });

  test("another site's form and an endless one", async () => {
    expect((await errorsOf(honest, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await errorsOf({ ...honest, order_comment: "a".repeat(70_000) })).status).toBe(413);
  });
});

describe("cash", () => {
  test.each([
    ["", 0],
    ["0", 0],
    ["1000", 1000],
    ["5000", 5000],
  ])("of %j is sent as %d", async (cash, sent) => {
    expect((await errorsOf({ ...honest, cash })).status).toBe(303);
    expect(orders.asked[0]?.payload.cash).toBe(sent);
  });

  test.each([
    ["₽", "RUB", 5_000, "5\u00a0000\u00a0₽"],
    ["Br", "BYN", 500, "500\u00a0Br"],
    ["₸", "KZT", 50_000, "50\u00a0000\u00a0₸"],
    ["€", "EUR", 500, "500\u00a0€"],
    ["₴", "UAH", 10_000, "10\u00a0000\u00a0₴"],
    ["₺", "TRY", 10_000, "10\u00a0000\u00a0₺"],
    ["$", "USD", 5_000, "5\u00a0000\u00a0$"],
  ])("in %s (%s) may be %d at most, and the error says so", async (currency, currency_code, max, text) => {
    const prices = { currency, currency_code };
    const cart = cartOf(1000, 1);
    Object.assign(cart.prices, { discount: 900, total: 100 });
    on("cart", { cart });
    on("city", { city: { ...cityOf("spb"), prices } });
    expect((await errorsOf({ ...honest, cash: String(max) })).status).toBe(303);
    const { status, errors } = await errorsOf({ ...honest, order_key: KEY, cash: String(max + 1) });
    expect([status, errors?.cash]).toEqual([422, `We carry change for up to ${text}`]);
    const { notes } = (await look()).view.payment.cash ?? { notes: [] };
    expect(notes.filter(({ value }) => value > max || value <= 100)).toEqual([]);
    expect(notes.length > 0).toBe(currency_code !== "USD");
  });

  test("is not read when a card pays", async () => {
    expect((await errorsOf({ ...honest, payment_type: "card", cash: "nonsense" })).status).toBe(303);
  });
});
