import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { UnansweredView } from "../../../../app/orders/checkout/checkout.view";
import { emptyCart, honest, KEY, look, refusal, submit } from "../../../support/app/checkout-form";
import { orderCalls, orderOf, orders, slots } from "../../../support/upstream/orders";
import { cartOf, placeCalls } from "../../../support/upstream/places";
import { cookiesAfter, placeCookieOf, readyToOrder } from "../../../support/upstream/visitor";
import { on, upstream, useUpstream } from "../../../support/upstream/upstream";

useUpstream(placeCalls, orderCalls);

describe("an order whose answer was lost", () => {
  async function lose() {
    on("orderCreate", {}, 500);
    const { cookies } = await submit();
    upstream.use(...orderCalls());
    return cookiesAfter(await readyToOrder(), cookies);
  }

  test("is asked for by the same form under the same key, though the cart is empty now", async () => {
    const cookies = await lose();
    on("cart", emptyCart);
    const { status, view } = await look(cookies);
    expect(status).toBe(200);
    const { unanswered } = view as unknown as UnansweredView;
    const { "delivery_address.street": ofThePlace, ...rest } = honest;
    expect([unanswered, ofThePlace]).toEqual([rest, "Nevsky prospekt, 20"]);
    const again = await submit(unanswered, { cookies });
    expect(again.location).toBe("/spb/order/48213/tracking");
    expect(orders.asked.map(({ key }) => key)).toEqual([KEY]);
    expect((await look(cookiesAfter(cookies, again.cookies))).location).toBe("/spb/");
  });

  test("keeps its key while the cart is the same, and gives another cart another one, with a warning", async () => {
    const cookies = await lose();
    const same = await look(cookies);
    expect([same.view.order_key, same.view.earlier]).toEqual([KEY, undefined]);
    on("cart", { cart: cartOf(500, 3) });
    const other = await look(cookies);
    expect(other.view.order_key).not.toBe(KEY);
    expect(other.view.typed).toMatchObject({ username: "Anna", order_comment: "No wasabi" });
    expect(other.view.typed).not.toHaveProperty("order_key");
    expect(other.view.earlier).toContain("+7 812 000-00-12");
  });

  test("that was never made ends with an empty cart and a word about it", async () => {
    const cookies = await lose();
    on("cart", emptyCart);
    on("orderCreate", refusal({ cart: "Your basket is empty" }));
    const again = await submit(honest, { cookies });
    expect([again.location, again.flash]).toEqual(["/spb/", { tone: "danger", text: "Your basket is empty" }]);
    expect((await look(cookiesAfter(cookies, again.cookies))).location).toBe("/spb/");
  });
});

/** Another address is chosen, as in another tab. */
const elsewhere = async (cookies: string) =>
  cookiesAfter(cookies, [
    await placeCookieOf({ city: "spb", address: { id: 777, address: "Sadovaya, 5", delivery_zone_id: 7 } }),
  ]);

describe("an order that is asked about again after another place was chosen", () => {
  async function lose(form = honest) {
    on("orderCreate", {}, 500);
    const { cookies } = await submit(form);
    upstream.use(...orderCalls());
    on("cart", emptyCart);
    return cookiesAfter(await readyToOrder(), cookies);
  }

  test.each([
    ["another address", elsewhere],
    ["takeaway", async (cookies: string) => cookiesAfter(cookies, ["order_type=takeaway"])],
    ["no place at all", async (cookies: string) => cookies.replace(/place=[^;]+; /, "")],
  ])("%s: it is asked as it was sent", async (_, then) => {
    await submit();
    const asSent = orders.asked[0]?.payload;
    const cookies = await then(await lose());
    const { view } = await look(cookies);
    const { location, place } = await submit((view as unknown as UnansweredView).unanswered, { cookies });
    expect(location).toBe("/spb/order/48213/tracking");
    expect(orders.asked).toEqual([{ key: KEY, payload: asSent }]);
    expect(place?.address?.room).toBe(cookies.includes("takeaway") ? "5" : undefined);
  });

  test("also from the form that is still open, without the cookie of its answer: nothing is remembered on the new address", async () => {
    await submit();
    on("cart", emptyCart);
    const { location, place } = await submit(
      { ...honest, "delivery_address.id": "501" },
      { cookies: await elsewhere(await readyToOrder()) },
    );
    expect(location).toBe("/spb/order/48213/tracking");
    expect(place).toBeUndefined();
  });

  test("names the lines of its cart again, unless they are too many for a cookie", async () => {
    const withLines = (count: number) => () => {
      const { cart } = { cart: cartOf(500) };
      const names = Array.from({ length: count }, () => crypto.randomUUID());
      const lines = names.map((key) => [key, { ...cart.products.philadelphia, key, product_key: key }]);
      return HttpResponse.json({ cart: { ...cart, products: Object.fromEntries(lines) } });
    };
    for (const count of [3, 90]) {
      let lines: unknown[] | undefined;
      on("cart", withLines(count));
      on("orderCreate", ({ body }) => {
        lines = (body as { cart?: unknown[] }).cart;
        return HttpResponse.json({}, { status: 500 });
      });
      const { cookies } = await submit();
      const sent = lines;
      expect(sent).toHaveLength(count);
      on("cart", emptyCart);
      await submit(honest, { cookies: cookiesAfter(await readyToOrder(), cookies) });
      expect(lines).toEqual(count === 3 ? sent : undefined);
    }
  });

  test("fits into a cookie at its longest", async () => {
    const long = (length: number) => "Ж".repeat(length);
    const details = { room: long(150), entrance: long(50), floor: "", intercom: "", description: long(200) };
    const form = Object.fromEntries(
      Object.entries(details).map(([name, value]) => [`delivery_address.${name}`, value]),
    );
    on("orderCreate", {}, 500);
    const { view } = await look();
    const { cookies } = await submit({
      ...honest,
      ...form,
      cart: view.cart_signature,
      username: long(100),
      order_comment: long(500),
      interval_id: slots().intervals[0]?.id ?? "",
    });
    const draft = cookies.find((cookie) => cookie.startsWith("order_draft=")) ?? "";
    expect(draft).not.toBe("");
    expect(draft.length).toBeLessThan(4096);
  });
});

test("a form for another place than the one that is chosen now orders nothing: it says so, and what was typed about the other door is left out", async () => {
  const { view } = await look();
  const form = { ...honest, order_type: "delivery", "delivery_address.id": String(view.where.address?.id) };
  const moved = await submit(form, { cookies: await elsewhere(await readyToOrder()) });
  expect([moved.status, moved.answer.errors.form]).toEqual([409, expect.stringContaining("address")]);
  expect(moved.answer.typed).toMatchObject({ username: "Anna", order_comment: "No wasabi" });
  expect(moved.answer.typed).not.toHaveProperty(["delivery_address.room"]);
  const takeaway = await submit(form, { cookies: await readyToOrder({ takeaway: true }) });
  expect(takeaway.status).toBe(409);
  expect(orders.asked).toEqual([]);
  expect((await submit(form)).status).toBe(303);
});

describe("an order that was made while our own answer to it was lost", () => {
  const noon = Date.parse("2026-11-21T12:00:00+03:00");
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
  afterEach(() => void vi.useRealTimers());

  const listed =
    (more: Record<string, unknown> = {}) =>
    () =>
      HttpResponse.json({
        orders: [orderOf(48_213, "accepted", { created_at: Date.now() - 60_000, cart: undefined, ...more })],
      });
  const accepted = expect.stringMatching(/48213 \(\d\d:\d\d\)/) as unknown;

  test("is what an empty order form leads to, with a word about it", async () => {
    on("cart", emptyCart);
    on("orders", listed());
    const { status, location, flash, cookies } = await look(`${await readyToOrder()}; order_draft=x`);
    expect([status, location, flash]).toEqual([303, "/spb/order/48213/tracking", { tone: "info", text: accepted }]);
    expect(cookies.find((cookie) => cookie.startsWith("order_draft="))).toMatch(/max-age=0/i);
  });

  test("is named with its day when that was yesterday", async () => {
    vi.setSystemTime("2026-11-22T00:00:30+03:00");
    on("cart", emptyCart);
    on("orders", listed());
    expect((await look()).flash?.text).toBe("We’ve already got your order, no.\u00a048213 (23:59 on 21 November).");
  });

  test.each([
    ["long ago", { created_at: noon - 3 * 3_600_000 }],
    ["in another city", { city_id: 2 }],
    ["and called off", { status: { alias: "canceled", name: "canceled" } }],
    ["nobody knows when", { created_at: undefined, history: undefined }],
  ])("%s is no reason to show it", async (_, more) => {
    on("cart", emptyCart);
    on("orders", listed(more));
    expect((await look()).location).toBe("/spb/");
  });

  test("the list of orders is out of reach: the menu, as with any empty cart", async () => {
    on("cart", emptyCart);
    on("orders", {}, 500);
    expect((await look()).location).toBe("/spb/");
  });

  test("nobody is signed in: nobody's orders are asked for", async () => {
    on("cart", emptyCart);
    on("orders", listed());
    expect((await look(await readyToOrder({ session: { key: "abc" } }))).location).toBe("/spb/");
  });

  test("is not named in the form of the next one once it is delivered, though that gets a key of its own", async () => {
    const day = await submit({ ...honest, intent: "date:2030-01-02" });
    const cookies = cookiesAfter(await readyToOrder(), day.cookies);
    on("orders", listed({ status: { alias: "done", name: "done" } }));
    const { view } = await look(cookies);
    expect(view.accepted).toBeUndefined();
    expect(view.order_key).not.toBe(KEY);
  });

  test("is named in the form of the next one, which gets a key of its own", async () => {
    const day = await submit({ ...honest, intent: "date:2030-01-02" });
    const cookies = cookiesAfter(await readyToOrder(), day.cookies);
    expect((await look(cookies)).view.order_key).toBe(KEY);
    on("orders", listed());
    vi.setSystemTime(Date.now() + 1);
    const { view } = await look(cookies);
    const words = expect.stringMatching(/^You already have an order under way: no\.\s48213 \(\d\d:\d\d\)/) as unknown;
    expect(view.accepted).toEqual({ words, tracking: "/spb/order/48213/tracking" });
    expect(view.order_key).not.toBe(KEY);
    expect(view.typed).toMatchObject({ username: "Anna", order_comment: "No wasabi" });
  });

  test("the next cart gets a key of its own also when the list of orders is out of reach", async () => {
    const before = (await look()).view.cart_signature;
    const day = await submit({ ...honest, cart: before, intent: "date:2030-01-02" });
    const cookies = cookiesAfter(await readyToOrder(), day.cookies);
    on("orders", {}, 500);
    expect((await look(cookies)).view.order_key).toBe(KEY);
    on("cart", { cart: cartOf(700) });
    expect((await look(cookies)).view.order_key).not.toBe(KEY);
  });

  test("is what a second form of the same cart leads to", async () => {
    on("orders", listed());
    on("orderCreate", () => {
      on("cart", emptyCart);
      return refusal({ cart: "Your basket is empty" })();
    });
    const { location, flash } = await submit({ ...honest, order_key: "7c0f7f0e-52c5-4c7e-8f6c-0c8d6f0d9a55" });
    expect([location, flash]).toEqual(["/spb/order/48213/tracking", { tone: "info", text: accepted }]);
  });
});
