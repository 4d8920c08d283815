import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action, loader } from "../../../../../app/account/profile/page/profile.route";
import { loader as receiptLoader } from "../../../../../app/account/profile/orders/receipt.route";
import type { OrdersView, ProfileView, ReceiptView } from "../../../../../app/account/profile/profile.view";
import { flashCookie } from "../../../../../server/visitor/flash";
import { visitArgs } from "../../../../support/app/route";
import { customerCalls } from "../../../../support/upstream/customers";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { addressAnswer, cartOf, cityOf, placeCalls, shops } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, customerCalls);

const DAY = 86_400_000;
const signedIn = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });

/** What the upstream lists, by page. */
function listed(...pages: object[][]) {
  const asked: number[] = [];
  on("orders", ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get("page"));
    asked.push(page);
    return { orders: pages[page - 1] ?? [] };
  });
  return asked;
}

async function look(query = "") {
  const cookies = await signedIn();
  const outcome = await outcomeOf(() => loader(visitArgs(`/spb/profile?tab=orders${query}`, { cookies })));
  return { ...outcome, orders: (outcome.view as ProfileView).orders as OrdersView };
}

const rows = ({ days }: OrdersView) => days.flatMap(({ orders }) => orders);
const order = (id: number, alias: string, more: Record<string, unknown> = {}) =>
  orderOf(id, alias, { created_at: Date.now(), ...more });

describe("the list of orders", () => {
  test("is grouped by the city's days, newest first", async () => {
    const now = Date.now();
    listed([
      order(5, "cooking"),
      order(4, "done", { created_at: now - DAY }),
      order(3, "done", { created_at: now - DAY }),
      order(2, "canceled", { created_at: Date.UTC(2019, 2, 14, 12) }),
      order(1, "done", { created_at: undefined, history: undefined }),
    ]);
    const { orders } = await look();
    expect(orders.days.map(({ day, orders }) => [day, orders.map(({ number }) => number)])).toEqual([
      ["Today", ["5"]],
      [expect.stringMatching(/^Yesterday, \d+ \w+$/), ["4", "3"]],
      ["14 March 2019", ["2"]],
      ["No date", ["1"]],
    ]);
  });

  test("says of a canceled order that was paid that the money comes back", async () => {
    listed([order(8, "canceled", { payment_state: "refunded" }), order(7, "canceled")]);
    const { orders } = await look();
    expect(rows(orders).map(({ status }) => status)).toEqual(["canceled. Refund: 1\u00a0000\u00a0₽", "canceled"]);
  });

  test.each([
    ["waiting_for_payment", ["pay", "track"]],
    ["accepted", ["cancel", "track"]],
    ["cooking", ["track"]],
    ["sent", ["track"]],
    ["done", ["receipt", "repeat"]],
    ["canceled", []],
  ])("offers for an order that is %s: %j", async (alias, offered) => {
    listed([order(7, alias)]);
    const [row] = rows((await look()).orders);
    const { track, pay, cancel, receipt, repeat } = row ?? {};
    const there = Object.entries({ track, pay, cancel, receipt, repeat }).filter(([, to]) => to);
    expect(there.map(([name]) => name).sort()).toEqual(offered);
  });

  test("says where it goes, what it costs, and how far it is", async () => {
    listed([
      order(7, "sent", { status: { alias: "sent", name: "On its way" } }),
      order(6, "done", {
        order_type: "takeaway",
        delivery_address: null,
        shop: shops[0],
        status: { alias: "done", name: "Collected" },
        history: [{ alias: "done", at: Date.UTC(2026, 10, 20, 16, 2) }],
        currency: "€",
      }),
    ]);
    const [sent, done] = rows((await look()).orders);
    expect(sent).toMatchObject({
      title: "Philadelphia",
      named: expect.stringMatching(/^No\.\s7, \d\d:\d\d$/) as string,
      place: "Nevsky prospekt, 20, flat\u00a05",
      total: "1\u00a0000\u00a0₽",
      tone: "now",
      status: expect.stringMatching(/^On its way, expected at /) as string,
    });
    expect(done).toMatchObject({
      place: "Collection, Nevsky prospekt, 88",
      total: "1\u00a0000\u00a0€",
      tone: "good",
      status: "Collected, 19:02",
    });
    expect(done?.contents?.lines[0]).toMatchObject({ name: "Philadelphia", count: 2 });
  });

  test("leads to the pages of an order in its own city", async () => {
    listed([order(7, "done", { city_id: 2 }), order(6, "cooking", { city_id: 2 }), order(5, "done", { city_id: 99 })]);
    const [seven, six, five] = rows((await look()).orders);
    expect([seven?.repeat, six?.track, five?.receipt]).toEqual([
      "/moscow/profile?tab=orders",
      "/moscow/order/6/tracking",
      "/spb/order/5/receipt",
    ]);
  });

  test("has pages, and no way to one that is not there", async () => {
    const asked = listed([order(3, "done")], [order(2, "done")]);
    const first = (await look()).orders;
    expect([first.newer, first.older]).toEqual([undefined, "/spb/profile?tab=orders&page=2"]);
    const second = (await look("&page=2")).orders;
    expect([second.newer, second.older]).toEqual(["/spb/profile?tab=orders", undefined]);
    const third = await look("&page=3");
    expect([third.status, third.orders.days, third.orders.newer]).toEqual([200, [], "/spb/profile?tab=orders&page=2"]);
    expect(asked.sort()).toEqual([1, 2, 2, 3, 3, 4]);
  });

  test.each(["0", "-1", "1e9", "99999", "x", "1.5", ""])(
    "takes page %j for one that can be asked for",
    async (page) => {
      const asked = listed([order(3, "done")]);
      expect((await look(`&page=${page}`)).status).toBe(200);
      expect(Math.max(...asked)).toBeLessThanOrEqual(2);
    },
  );

  test("is empty without orders", async () => {
    expect((await look()).orders).toMatchObject({ days: [], page: 1 });
  });

  test("asks for the contents of an order that the list leaves out, when it is opened", async () => {
    listed([order(48_213, "done", { cart: undefined }), order(7, "done", { cart: undefined })]);
    const [closed] = rows((await look()).orders);
    expect(closed).toMatchObject({ title: "No.\u00a048213", open: false });
    expect(closed?.named).toMatch(/^\d\d:\d\d$/);
    expect([closed?.contents, closed?.total]).toEqual([undefined, undefined]);
    expect(closed?.contents_at).toBe("/spb/profile?tab=orders&open=48213#order-48213");
    const [opened, other] = rows((await look("&open=48213")).orders);
    expect(opened?.contents?.lines).toHaveLength(1);
    expect(other?.contents).toBeUndefined();
    const [, missing] = rows((await look("&open=7")).orders);
    expect(missing).toMatchObject({ open: true, contents_down: true });
  });

  test.each([500, 429])("says that it could not be loaded (%i)", async (status) => {
    on("orders", {}, status);
    const outcome = await look();
    expect([outcome.status, outcome.orders]).toEqual([503, undefined]);
  });

  test.each([
    ["orders", "orders"],
    ["addresses", "addresses"],
    ["profile", "user"],
  ] as const)("says why in the upstream's words where it has any: tab %s", async (tab, name) => {
    const message = "The archive is being moved";
    on(name, { message }, 500);
    const cookies = await signedIn();
    const { status, view } = await outcomeOf(() => loader(visitArgs(`/spb/profile?tab=${tab}`, { cookies })));
    expect([status, (view as ProfileView).down]).toEqual([503, message]);
  });

  test("says that it refreshes itself only while an order is under way", async () => {
    listed([order(7, "done"), order(6, "canceled")]);
    expect((await look()).orders.isActive).toBe(false);
    listed([order(8, "cooking"), order(7, "done")]);
    expect((await look()).orders.isActive).toBe(true);
  });
});

test("an order of last summer has the time that its city's clock showed then", async () => {
  const city = { ...cityOf("spb"), timezone: 1, time_zone: "Europe/Berlin" };
  on("city", { city });
  const done = (id: number, at: string) =>
    order(id, "done", { created_at: Date.parse(at), history: [{ alias: "done", at: Date.parse(at) }] });
  listed([done(2, "2026-07-01T22:02:00Z"), done(1, "2026-01-15T22:02:00Z")]);
  const { orders } = await look();
  expect(orders.days.map(({ day, orders: [row] }) => [day.slice(0, 7), row?.status.slice(-5)])).toEqual([
    ["2 July", "00:02"],
    ["15 Janu", "23:02"],
  ]);
});

describe("repeating an order", () => {
  type Asked = { order_id?: number };
  function repeats(answer: object | (() => Response), count = 0) {
    const asked: Asked[] = [];
    on("cart", { cart: { ...cartOf(500), count } });
    on("orderRepeat", ({ body }) => {
      asked.push(body as Asked);
      return typeof answer === "function" ? (answer as () => Response)() : answer;
    });
    return asked;
  }
  async function repeat(number = "48213", intent = "repeat") {
    const args = visitArgs("/spb/profile?tab=orders", {
      form: { intent: `${intent}:${number}` },
      cookies: await signedIn(),
    });
    const outcome = await outcomeOf(() => action(args));
    return { ...outcome, answer: outcome.view as { errors?: Record<string, string>; dialog?: string } };
  }

  test("makes the cart what it was, delivers there again, and leads to the cart", async () => {
    const { delivery_address } = addressAnswer({ room: "12" });
    const asked = repeats({ order_type: "delivery", delivery_address, cart: cartOf(500) });
    const { status, location, place, order_type, flash } = await repeat();
    expect(asked).toEqual([{ order_id: 48_213 }]);
    expect([status, location, order_type]).toEqual([303, "/spb/cart", "delivery"]);
    expect(place?.address).toMatchObject({ id: 501, room: "12", delivery_zone_id: 7 });
    expect(flash?.tone).toBe("good");
  });

  test("asks before it takes the place of what is in the cart, and does so only when told", async () => {
    const asked = repeats({ order_type: "takeaway", shop: shops[0], cart: cartOf(500) }, 2);
    const { status, answer, cookies } = await repeat();
    expect([status, answer, cookies, asked]).toEqual([409, { replaces: "48213" }, [], []]);
    expect((await repeat("48213", "replace")).location).toBe("/spb/cart");
    expect(asked).toEqual([{ order_id: 48_213 }]);
  });

  test("replaces no cart that cannot be read, because it may be filled", async () => {
    const asked = repeats({ order_type: "takeaway", shop: shops[0], cart: cartOf(500) });
    on("cart", () => HttpResponse.json({}, { status: 500 }));
    const { status, answer } = await repeat();
    expect([status, answer.dialog, asked]).toEqual([502, expect.any(String), []]);
  });

  test("takes a takeaway to its shop, and names what is gone until that was read", async () => {
    repeats({ order_type: "takeaway", shop: shops[0], cart: cartOf(500), notification: "Not today: Miso soup." });
    const { place, order_type, cookies } = await repeat();
    expect([place?.shop?.id, order_type]).toEqual([11, "takeaway"]);
    const flash = /flash=([^;]+)/.exec(cookiesAfter("", cookies))?.[1] ?? "";
    expect(await flashCookie.parse(decodeURIComponent(flash))).toEqual({
      tone: "info",
      text: "Order no.\u00a048213 is in your basket, at today’s prices. Not today: Miso soup.",
      stays: true,
    });
  });

  test("fills the order form for a private house, which is ordered to without a flat", async () => {
    const { delivery_address } = addressAnswer();
    repeats({ order_type: "delivery", delivery_address, cart: cartOf(500) });
    expect((await repeat()).place?.address).toMatchObject({ private_house: true });
  });

  test("keeps the place when the order's is in another city", async () => {
    const { delivery_address } = addressAnswer({ city_id: 2 });
    repeats({ order_type: "delivery", delivery_address, cart: cartOf(500) });
    expect((await repeat()).place).toBeUndefined();
  });

  test.each([
    [() => HttpResponse.json({ errors: { cart: "Nothing is left" } }, { status: 422 }), 422, "Nothing is left"],
    [() => HttpResponse.json({ message: "Only when done" }, { status: 422 }), 422, "Only when done"],
    [() => HttpResponse.json({}, { status: 500 }), 502, expect.stringMatching(/\w/) as string],
    [() => HttpResponse.error(), 503, expect.stringMatching(/\w/) as string],
  ])("says why it cannot be repeated, in ServerErrorModal too (%#)", async (answer, status, form) => {
    repeats(answer);
    const outcome = await repeat();
    const { errors, dialog } = outcome.answer;
    expect([outcome.status, errors, dialog, outcome.cookies]).toEqual([status, { form }, form, []]);
  });

  test.each(["", "0", "x", "1;2", "9".repeat(20)])("calls nobody for the number %j", async (number) => {
    const asked = repeats({});
    expect((await repeat(number)).status).toBe(404);
    expect(asked).toEqual([]);
  });
});

describe("the receipt", () => {
  test("has what was ordered, what it cost and where it went", async () => {
    const args = visitArgs("/spb/order/48213/receipt", { params: { order_id: "48213" }, cookies: await signedIn() });
    const { status, view } = await outcomeOf(() => receiptLoader(args));
    expect(status).toBe(200);
    expect(view as ReceiptView).toMatchObject({
      number: "48213",
      total: "1\u00a0000\u00a0₽",
      lines: [{ name: "Philadelphia", count: 2, price: "500\u00a0₽", total: "1\u00a0000\u00a0₽" }],
      isDelivery: true,
      back: "/spb/profile?tab=orders",
    });
  });

  test("names the company of a delivery's address, with its numbers and shop", async () => {
    const seller = {
      company_name: "Nori North LLC",
      inn: "7800000000",
      ogrn: "1000000000078",
      shop_address: "Nevsky prospekt, 88",
    };
    const { delivery_address } = orderOf(48_213);
    on("order", { order: orderOf(48_213, "done", { delivery_address: { ...delivery_address, ...seller } }) });
    const args = visitArgs("/spb/order/48213/receipt", { params: { order_id: "48213" }, cookies: await signedIn() });
    expect((await outcomeOf(() => receiptLoader(args))).view).toMatchObject({
      company: ["Nori North LLC, INN 7800000000, OGRN 1000000000078", "Nevsky prospekt, 88"],
    });
  });

  test("is a 404 for other people's orders", async () => {
    const args = visitArgs("/spb/order/5/receipt", { params: { order_id: "5" }, cookies: await signedIn() });
    expect((await outcomeOf(() => receiptLoader(args))).status).toBe(404);
  });
});
