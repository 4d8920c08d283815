import { afterEach, describe, expect, it } from "vitest";
import type { RequestOf } from "../../../contract/calls";
import {
  NOON,
  sandboxForFile,
  SPB,
  startSandbox,
  postToConsole,
  toSpb,
  Visitor,
  type RunningSandbox,
} from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const MINUTE = 60_000;
let last = 79130000000;

type Payload = RequestOf<"orderCreate">;
const delivery: Payload = { ...toSpb, phone: "79130000000", username: "Anna", payment_type: "cash" };
const pickup: Payload = { ...delivery, order_type: "takeaway", shop_id: 101 };

afterEach(async () => {
  await postToConsole(sandbox, "products/philadelphia", { type: "default" });
});

/** Signed in, with an address in the nearest zone and dishes for more than its minimum. */
async function guest({
  to = sandbox,
  count = 3,
  language = "en",
}: { to?: Pick<RunningSandbox, "url">; count?: number; language?: string } = {}) {
  const visitor = new Visitor(to, language);
  const phone = String(++last);
  await visitor.call("cartAdd", { product_key: "philadelphia", count, ...toSpb });
  await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "12" });
  await visitor.signIn(phone);
  return { visitor, phone };
}

async function ordered(payload: Partial<Payload> = {}, to?: Parameters<typeof guest>[0]) {
  const { visitor, phone } = await guest(to);
  const base = payload.order_type === "takeaway" ? pickup : delivery;
  const { order_id } = await visitor.call("orderCreate", { ...base, phone, ...payload });
  return { visitor, phone, id: order_id ?? 0 };
}

async function errorsOf(payload: Partial<Payload>, options?: Parameters<typeof guest>[0]) {
  const { visitor } = await guest(options);
  const { status, body } = await visitor.attempt("orderCreate", {
    ...(payload.order_type === "takeaway" ? pickup : delivery),
    ...payload,
  });
  expect((await visitor.call("cart", toSpb)).cart.count, "the cart stays").toBeGreaterThan(0);
  return [status, body.errors];
}

describe("an order", () => {
  it("an order gets the next number, empties the cart and stores its contents", async () => {
    const one = await ordered({ cash: 2000, order_comment: " No onions " });
    const two = await ordered();
    expect(one.id).toBeGreaterThanOrEqual(48_213);
    expect(two.id).toBe(one.id + 1);
    expect((await one.visitor.call("cart", toSpb)).cart.count).toBe(0);
    const { order } = await one.visitor.call("order", { id: one.id });
    expect(order).toMatchObject({
      order_id: one.id,
      order_type: "delivery",
      city_id: SPB,
      payment_type: "cash",
      cash: 2000,
      comment: "No onions",
      currency: "₽",
      created_at: NOON,
      status: { alias: "accepted", name: "Accepted", description: "We have your order." },
      delivery_address: { address: "Невский проспект, 20", room: "12" },
      cart: { count: 3, prices: { subtotal: 1767, delivery: 0, packages: 9, total: 1776 } },
      expected_at: NOON + 43 * MINUTE,
      history: [{ alias: "accepted", at: NOON }],
    });
    expect((await one.visitor.call("user", {})).user.name).toBe("Anna");
    const listed = (await (await fetch(`${sandbox.url}/console/orders.json`)).json()) as object[];
    expect(listed[0]).toMatchObject({
      order_id: two.id,
      status: "accepted",
      order_type: "delivery",
      payment_type: "cash",
      total: 1776,
      created_at: NOON,
    });
  });

  it("an order keeps its prices when the menu changes, and is readable in any language", async () => {
    const { visitor, id } = await ordered();
    await postToConsole(sandbox, "products/philadelphia", { type: "stop" });
    const reader = new Visitor(sandbox, "tr");
    reader.key = visitor.key;
    const { order } = await reader.call("order", { id });
    expect(order.status?.name).toBe("Alındı");
    expect(Object.values(order.cart.products)[0]).toMatchObject({
      type: "default",
      price: 589,
      modifiers_text: "Klasik pirinç",
    });
    expect(order.cart.prices.total).toBe(1776);
  });

  it("a takeaway order names its shop", async () => {
    const { visitor, id } = await ordered({ order_type: "takeaway" });
    const { order } = await visitor.call("order", { id });
    expect(order).toMatchObject({
      order_type: "takeaway",
      shop: { id: 101 },
      cart: { prices: { discount: 176.7 } },
      expected_at: NOON + 18 * MINUTE,
    });
    expect(order.delivery_address).toBeUndefined();
  });

  it("an order is created once per Idempotency-Key", async () => {
    const { visitor } = await guest();
    const [first, second] = await Promise.all(
      [1, 2].map(() => visitor.call("orderCreate", delivery, { "Idempotency-Key": "once" })),
    );
    expect(second).toEqual(first);
    expect(await visitor.call("orderCreate", delivery, { "Idempotency-Key": "once" })).toEqual(first);
    expect((await visitor.attempt("orderCreate", delivery, { "Idempotency-Key": "twice" })).body.errors).toEqual({
      cart: "Your basket is empty",
    });
    const { visitor: other } = await guest();
    expect((await other.call("orderCreate", delivery, { "Idempotency-Key": "once" })).order_id).not.toBe(
      first?.order_id,
    );
  });

  it("a refused order may be sent again with the same Idempotency-Key", async () => {
    const { visitor } = await guest();
    expect(
      (await visitor.attempt("orderCreate", { ...delivery, username: "" }, { "Idempotency-Key": "again" })).status,
    ).toBe(422);
    expect((await visitor.attempt("orderCreate", delivery, { "Idempotency-Key": "again" })).status).toBe(200);
  });

  it("an order's address details override the saved ones, and empty details clear them", async () => {
    const { visitor, phone } = await guest();
    await visitor.call("addressSetByAddress", {
      city_id: SPB,
      address: "Невский 20",
      room: "12",
      floor: "3",
      intercom: "12K",
    });
    const { order_id } = await visitor.call("orderCreate", {
      ...delivery,
      phone,
      delivery_address: { room: "77", entrance: "3", intercom: "" },
    });
    const { delivery_address } = (await visitor.call("order", { id: order_id ?? 0 })).order;
    expect(delivery_address).toMatchObject({ room: "77", entrance: "3", floor: "3", address: "Невский проспект, 20" });
    expect(delivery_address).not.toHaveProperty("intercom");
  });

  it("an order may name another of the visitor's addresses", async () => {
    const { visitor, phone } = await guest();
    const [first] = (await visitor.call("addresses", {})).delivery_addresses;
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Литейный 17", room: "1" });
    const { order_id } = await visitor.call("orderCreate", { ...delivery, phone, delivery_address: { id: first?.id } });
    expect((await visitor.call("order", { id: order_id ?? 0 })).order.delivery_address?.address).toBe(
      "Невский проспект, 20",
    );
  });
});

describe("an order is refused", () => {
  it.each<[string, Partial<Payload>, Record<string, string>]>([
    ["without a name", { username: "  " }, { username: "What should we call you?" }],
    ["with an endless name", { username: "x".repeat(101) }, { username: "At most 100 characters" }],
    ["with half a phone", { phone: "7912" }, { phone: "Check the phone number" }],
    ["with no address of mail", { email: "anna" }, { email: "Check the email address" }],
    ["with an endless comment", { order_comment: "x".repeat(501) }, { order_comment: "At most 500 characters" }],
    ["with unknown money", { payment_type: "applePay" }, { payment_type: "Choose how to pay" }],
    ["with less cash than it costs", { cash: 1000 }, { cash: "That’s less than your total" }],
    ["with too much cash", { cash: 5001 }, { cash: "We carry change for up to 5\u00a0000\u00a0₽" }],
    ["with negative cash", { cash: -1 }, { cash: "At least 0" }],
    [
      "with somebody else's address",
      { delivery_address: { id: 999 } },
      { "delivery_address.street": "Delivery address not found" },
    ],
    [
      "with an endless entrance",
      { delivery_address: { entrance: "x".repeat(201) } },
      { "delivery_address.entrance": "At most 200 characters" },
    ],
    [
      "at a time that is none",
      { interval_id: "2026-11-21T03:33" },
      { interval_id: "This time is no longer available. Choose another" },
    ],
    [
      "at a time that is over",
      { interval_id: "2026-11-21T12:00" },
      { interval_id: "This time is no longer available. Choose another" },
    ],
    ["for no shop", { order_type: "takeaway", shop_id: undefined }, { shop_id: "Choose a restaurant" }],
    ["for a shop elsewhere", { order_type: "takeaway", shop_id: 801 }, { shop_id: "Choose a restaurant" }],
    [
      "for a stopped shop",
      { order_type: "takeaway", shop_id: 108 },
      { shop_id: "This restaurant isn’t taking orders right now" },
    ],
  ])("%s", async (_, payload, errors) => {
    expect(await errorsOf(payload)).toEqual([422, errors]);
  });

  it("an order below the zone's minimum is refused", async () => {
    expect(await errorsOf({}, { count: 1 })).toEqual([422, { cart: "Add 2\u00a0₽ to reach the minimum order" }]);
  });

  it("an order with a dish that was stopped meanwhile is refused", async () => {
    const { visitor } = await guest();
    await postToConsole(sandbox, "products/philadelphia", { type: "stop" });
    expect((await visitor.attempt("orderCreate", delivery)).body.errors).toEqual({
      cart: "Some dishes can’t be ordered now. Remove them from the basket",
    });
  });

  it("a closed shop refuses an order as soon as possible, but not for later", async () => {
    sandbox.clock.set({ now: Date.parse("2026-11-22T05:00:00Z") });
    expect(await errorsOf({})).toEqual([422, { interval_id: "We are closed now. Choose a time for your order" }]);
    const { visitor } = await guest();
    const free =
      (await visitor.call("intervals", { date: "2026-11-22" })).intervals.find(({ disabled }) => !disabled)?.id ?? "";
    expect((await visitor.attempt("orderCreate", { ...delivery, interval_id: free })).status).toBe(200);
  });

  it("an order without a customer, an address, a room or a cart is refused; an empty room is a private house", async () => {
    const visitor = new Visitor(sandbox);
    expect((await visitor.attempt("orderCreate", delivery)).body.errors).toEqual({ cart: "Your basket is empty" });
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
    expect((await visitor.attempt("orderCreate", delivery)).body.errors).toEqual({
      phone: "Sign in to place your order",
    });
    await visitor.signIn(String(++last));
    expect((await visitor.attempt("orderCreate", delivery)).body.errors).toEqual({
      "delivery_address.street": "Enter your delivery address",
    });
    await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20" });
    expect((await visitor.attempt("orderCreate", delivery)).body.errors).toEqual({
      "delivery_address.room": "Enter your flat or office",
    });
    expect((await visitor.attempt("orderCreate", { ...delivery, delivery_address: { room: "" } })).status).toBe(200);
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 3, ...toSpb });
    expect((await visitor.attempt("orderCreate", { ...delivery, city_id: 4 })).body.errors).toEqual({
      order_type: "There is no delivery in this city",
    });
  });
});

it.each([
  ["day", "2026-11-25", "2026-11-25"],
  ["night", "2026-11-27", "2026-11-28"],
])("the capacity of a %s is used up by orders, and a canceled one frees it", async (_, date, begins) => {
  const { visitor } = await guest();
  const free =
    (await visitor.call("intervals", { date })).intervals.find(({ id, disabled }) => id.startsWith(begins) && !disabled)
      ?.id ?? "";
  const isTaken = async () =>
    (await visitor.call("intervals", { date })).intervals.find(({ id }) => id === free)?.disabled;
  const orders = [];
  for (let times = 0; times < 4; times++) orders.push(await ordered({ interval_id: free }));
  expect(await isTaken()).toBe(true);
  expect((await visitor.attempt("orderCreate", { ...delivery, interval_id: free })).status).toBe(422);
  await orders[0]?.visitor.call("orderCancel", { order_id: orders[0].id });
  expect(await isTaken()).toBe(false);
  const { order } = await (orders[1]?.visitor ?? visitor).call("order", { id: orders[1]?.id ?? 0 });
  expect(order.expected_at).toBe(Date.parse(`${free}:00+03:00`));
});

describe("the status", () => {
  const statuses = async (visitor: Visitor, id: number, minutes: number[]) => {
    const seen: string[] = [];
    for (const minute of minutes) {
      sandbox.clock.set({ now: NOON + minute * MINUTE });
      seen.push((await visitor.call("orderStatus", { order_id: id, order_type: "delivery" })).status.alias);
    }
    return seen;
  };

  it("an order's status advances with the clock, by the city's minutes", async () => {
    const { visitor, id } = await ordered();
    expect(await statuses(visitor, id, [0, 2.9, 3, 22.9, 23, 42.9, 43, 500])).toEqual([
      "accepted",
      "accepted",
      "cooking",
      "cooking",
      "sent",
      "sent",
      "done",
      "done",
    ]);
    const { order } = await visitor.call("order", { id });
    expect(order.history?.map(({ alias, at }) => [alias, (at - NOON) / MINUTE])).toEqual([
      ["accepted", 0],
      ["cooking", 3],
      ["sent", 23],
      ["done", 43],
    ]);
    expect(order.status?.description).toBe("Delivered. Enjoy your meal!");
  });

  it("an order for a chosen time waits for it", async () => {
    const { visitor, id } = await ordered({ interval_id: "2026-11-21T18:30" });
    expect(await statuses(visitor, id, [169, 170, 190, 210])).toEqual(["accepted", "cooking", "sent", "done"]);
  });

  it("a takeaway order is never sent, and the demo is fast", async () => {
    const demo = await startSandbox({ pace: "demo" });
    const { visitor, id } = await ordered({ order_type: "takeaway" }, { to: demo });
    const seen = [];
    for (const seconds of [0, 39, 40, 129, 130]) {
      demo.clock.set({ now: NOON + seconds * 1000 });
      seen.push((await visitor.call("orderStatus", { order_id: id })).status.alias);
    }
    expect(seen).toEqual(["accepted", "accepted", "cooking", "cooking", "done"]);
    expect((await visitor.call("order", { id })).order.status?.description).toBe("Ready to collect. Enjoy your meal!");
    await demo.close();
  });

  it("an order can be canceled only while it is accepted", async () => {
    const { visitor, id } = await ordered();
    await visitor.call("orderCancel", { order_id: id });
    await visitor.call("orderCancel", { order_id: id });
    expect(await statuses(visitor, id, [0, 60])).toEqual(["canceled", "canceled"]);
    sandbox.clock.set({ now: NOON });
    const late = await ordered({}, { language: "ru" });
    sandbox.clock.set({ now: NOON + 5 * MINUTE });
    const { status, body } = await late.visitor.attempt("orderCancel", { order_id: late.id });
    expect([status, body.message]).toEqual([422, "Заказ уже готовится, отменить его нельзя"]);
  });

  it("an order moved by the console continues from there", async () => {
    const { visitor, id } = await ordered();
    expect((await postToConsole(sandbox, `orders/${id}/status`, { alias: "sent" })).status).toBe(200);
    expect(await statuses(visitor, id, [0, 19, 20])).toEqual(["sent", "sent", "done"]);
    expect((await visitor.call("order", { id })).order.history?.map(({ alias }) => alias)).toEqual([
      "accepted",
      "sent",
      "done",
    ]);
    expect((await postToConsole(sandbox, `orders/${id}/status`, { alias: "eaten" })).status).toBe(422);
    expect((await postToConsole(sandbox, "orders/1/status", { alias: "done" })).status).toBe(404);
  });
});

it("whose order it is: an order is visible to its session, its customer, and whoever knows its phone and number", async () => {
  const { visitor, phone, id } = await ordered();
  sandbox.clock.set({ now: NOON + 2 * MINUTE });
  const sameCustomer = new Visitor(sandbox);
  await sameCustomer.signIn(phone);
  expect((await sameCustomer.attempt("order", { id })).status).toBe(200);
  const stranger = new Visitor(sandbox, "de");
  expect((await stranger.call("orderStatus", { order_id: id, phone })).status.name).toBe("Angenommen");
  expect((await stranger.call("order", { id, phone })).order.status?.name).toBe("Angenommen");
  for (const answering of [
    stranger.attempt("order", { id }),
    stranger.attempt("order", { id, phone: "79999999999" }),
    stranger.attempt("orderStatus", { order_id: id }),
    stranger.attempt("orderStatus", { order_id: id, phone: "79999999999" }),
    stranger.attempt("orderStatus", { order_id: id, phone: "" }),
    stranger.attempt("orderCancel", { order_id: id }),
    visitor.attempt("order", { id: 1 }),
  ]) {
    expect((await answering).status).toBe(404);
  }
  await visitor.call("logout", {});
  expect((await visitor.attempt("order", { id })).status).toBe(404);
});
