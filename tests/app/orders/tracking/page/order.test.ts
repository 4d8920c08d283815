import { HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { loader as finishLoader } from "../../../../../app/orders/checkout/finish.route";
import { action as cancel, loader as askToCancel } from "../../../../../app/orders/tracking/cancel/cancel.route";
import type { TrackingView } from "../../../../../app/orders/tracking/tracking.view";
import { loader } from "../../../../../app/orders/tracking/page/tracking.route";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { cartOf, placeCalls, shops } from "../../../../support/upstream/places";
import { outcomeOf, readyToOrder } from "../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls, orderCalls);

const contents = (order: Record<string, unknown>) => on("order", { order });
const status = (answer: () => Response) => on("orderStatus", answer);
const statusOf = (alias: string, order_type?: string) => () =>
  HttpResponse.json({ order_id: 48_213, order_type, status: { alias, name: alias } });

function orderAs(alias: string, more: Record<string, unknown> = {}) {
  contents(orderOf(48_213, alias, more));
  status(statusOf(alias));
}

async function look(order_id = "48213", { query = "", cookies }: { query?: string; cookies?: string } = {}) {
  const outcome = await outcomeOf(async () =>
    loader(
      visitArgs(`/spb/order/${order_id}/tracking${query}`, {
        params: { order_id },
        cookies: cookies ?? (await readyToOrder()),
      }),
    ),
  );
  return { ...outcome, view: outcome.view as TrackingView };
}

describe("following an order", () => {
  test("answers in the headline, and tells the steps with their times", async () => {
    orderAs("cooking");
    const { status, view } = await look();
    expect(status).toBe(200);
    expect(view.number).toBe("48213");
    expect(view.order?.headline).toMatch(/^We’re making your order\. At your door around \d\d:\d\d/);
    expect(view.order?.steps.map(({ state }) => state)).toEqual(["done", "now", "next", "next"]);
    expect(view.order?.steps[0]?.time).toMatch(/^\d\d:\d\d|at|on/);
    expect(view.order?.contents?.card).toMatchObject({
      count: "2 items",
      payment: "In cash, change from 2\u00a0000\u00a0₽",
      total: "1\u00a0000\u00a0₽",
    });
    expect(view.order?.map).toBeUndefined();
    expect(view).toMatchObject({ refresh: true, refresh_after: 30 });
  });

  test.each([
    ["waiting_for_payment", "delivery", "Waiting for payment", "What we’ll make", false],
    ["accepted", "delivery", "We have your order. At your door around", "What we’ll make", false],
    ["cooking", "delivery", "We’re making your order. At your door around", "What we’re making", false],
    ["sent", "delivery", "The courier is on the way. At your door around", "What’s on its way", false],
    ["done", "delivery", "Your order has been delivered. Enjoy your meal!", "What you ordered", false],
    ["canceled", "delivery", "The order has been cancelled", "What you ordered", false],
    ["accepted", "takeaway", "We have your order. Ready around", "What we’ll make", true],
    ["done", "takeaway", "Your order is ready to collect", "What you ordered", true],
  ])("says by its state %s of %s what happens", async (alias, order_type, headline, title, hasMap) => {
    orderAs(alias, { order_type, ...(order_type === "takeaway" ? { delivery_address: null, shop: shops[0] } : {}) });
    const { order } = (await look()).view;
    expect(order?.headline).toContain(headline);
    expect(order?.contents?.title).toBe(title);
    expect(order?.map !== undefined).toBe(hasMap);
  });

  test.each([
    ["waiting_for_payment", "delivery", /^Waiting for payment · Nori$/],
    ["accepted", "delivery", /^Accepted · \d\d:\d\d.* · Nori$/],
    ["cooking", "delivery", /^In the kitchen · \d\d:\d\d.* · Nori$/],
    ["sent", "delivery", /^Courier on the way · \d\d:\d\d.* · Nori$/],
    ["done", "delivery", /^Delivered · Nori$/],
    ["done", "takeaway", /^Ready · Nori$/],
    ["canceled", "delivery", /^Cancelled · Nori$/],
    ["packing.", "delivery", /^packing · \d\d:\d\d.* · Nori$/],
  ])("the title of the tab begins with the state %s of %s", async (alias, order_type, title) => {
    orderAs(alias, { order_type });
    expect((await look()).view.title).toMatch(title);
  });

  test.each([
    ["with its words", { description: "The ginger goes in now." }, "The ginger goes in now."],
    ["without any", { description: null }, undefined],
  ])("shows a status of the chain's own by its name, %s, and goes on asking", async (_, more, note) => {
    const began = Date.now() - 600_000;
    const history = ["accepted", "cooking", "packed"].map((alias) => ({ alias, at: began }));
    contents(orderOf(48_213, "packed", { history, payment_state: "escrow" }));
    status(() => HttpResponse.json({ order_id: 48_213, status: { alias: "packed", name: "Being packed", ...more } }));
    const { view } = await look();
    expect(view.order?.headline).toMatch(/^Being packed\. At your door around/);
    expect(view.order?.note).toBe(note);
    expect(view.order?.steps.map(({ state }) => state)).toEqual(["done", "done", "next", "next"]);
    expect(view.order).toMatchObject({ can_cancel: false, contents: { title: "What you ordered" } });
    expect(view.refresh).toBe(true);
  });

  test("says a status that it knows in its own words, and not a second time in the chain's", async () => {
    contents(orderOf(48_213, "cooking"));
    const description = "We are cooking your order.";
    status(() => HttpResponse.json({ order_id: 48_213, status: { alias: "cooking", name: "Cooking", description } }));
    expect((await look()).view.order?.note).toBeUndefined();
  });

  test("tells the composition, the comment and the prices, those of the receipt with the same decimals", async () => {
    const cart = cartOf(500);
    const prices = { ...cart.prices, packages: 9.5, delivery: 199, bonuses: 120, total: 1088.5 };
    orderAs("cooking", { cart: { ...cart, prices }, comment: " No wasabi, please " });
    const contents = (await look()).view.order?.contents;
    expect(contents?.lines).toMatchObject([{ count: 2, total: "1\u00a0000\u00a0₽" }]);
    expect(contents?.receipt.map(({ name, text }) => [name, text])).toEqual([
      ["subtotal", "1\u00a0000,00\u00a0₽"],
      ["packages", "9,50\u00a0₽"],
      ["delivery", "199,00\u00a0₽"],
      ["bonuses", "−120,00\u00a0₽"],
    ]);
    expect(contents).toMatchObject({
      total: "1\u00a0088,50\u00a0₽",
      comment: "No wasabi, please",
      receipt_page: "/spb/order/48213/receipt",
    });
  });

  test.each([
    ["waiting_for_payment", { pay: { to: "/spb/order/payment/48213", sum: "1\u00a0000\u00a0₽" }, repeat: undefined }],
    ["cooking", { pay: undefined, repeat: undefined }],
    ["done", { pay: undefined, repeat: "/spb/profile?tab=orders" }],
    ["canceled", { pay: undefined, repeat: undefined }],
  ])("offers what there is to do while it is %s", async (alias, ways) => {
    orderAs(alias);
    expect((await look()).view.order).toMatchObject(ways);
  });

  test("is repeated by its customer only", async () => {
    orderAs("done");
    const cookies = await readyToOrder({ session: { key: "abc" } });
    expect((await look("48213", { cookies })).view.order?.repeat).toBeUndefined();
  });

  test("of a canceled one tells how far it came, and what becomes of the money", async () => {
    const now = Date.now();
    orderAs("canceled", {
      payment_state: "refunded",
      history: [
        { alias: "accepted", at: now - 120_000 },
        { alias: "canceled", at: now - 60_000 },
      ],
    });
    const { order } = (await look()).view;
    expect(order?.steps.map(({ title, state }) => [title, state])).toEqual([
      ["Accepted", "done"],
      ["Cancelled", "ended"],
    ]);
    expect(order?.steps.every(({ time }) => time)).toBe(true);
    expect(order?.money).toContain("We’re refunding 1\u00a0000\u00a0₽ to the card");
  });

  test("of a takeaway has no courier, and a shop on the map", async () => {
    orderAs("accepted", { order_type: "takeaway", delivery_address: null, shop: shops[0] });
    const { view } = await look();
    expect(view.order?.steps).toHaveLength(3);
    expect(view.order?.where).toContain("Nevsky prospekt, 88");
    expect(view.order?.where).toContain(shops[0]?.address.description ?? "a description");
    expect(view.order?.map?.pins).toEqual([expect.objectContaining({ kind: "kitchen", label: "Nori, Nevsky" })]);
    expect(view.order?.can_cancel).toBe(true);
  });

  test.each([
    ["done", "Your order has been delivered"],
    ["canceled", "The order has been cancelled"],
  ])("ends with %s, and asks no more", async (alias, words) => {
    orderAs(alias);
    const { view } = await look();
    expect(view.order?.headline).toContain(words);
    expect(view).toMatchObject({ refresh: false, order: { can_cancel: false } });
    expect(view.refresh_after).toBeUndefined();
  });

  test("takes its status from the call that is for it, asked with the order's type", async () => {
    contents(orderOf(48_213, "accepted", { order_type: "takeaway", delivery_address: null, shop: shops[0] }));
    let asked: unknown;
    on("orderStatus", ({ body }) => {
      asked = body;
      return statusOf("cooking")();
    });
    expect((await look()).view.order).toMatchObject({ status: "cooking", can_cancel: false });
    expect(asked).toEqual({ order_id: 48_213, order_type: "takeaway" });
  });

  test("needs neither status nor type with the contents", async () => {
    contents({ ...orderOf(48_213), status: undefined, order_type: undefined, delivery_address: null, shop: shops[0] });
    status(statusOf("cooking", "takeaway"));
    const { view } = await look();
    expect([view.order?.status, view.order?.steps.length]).toEqual(["cooking", 3]);
    status(statusOf("cooking"));
    expect((await look()).view.order?.steps).toHaveLength(3);
  });

  test("goes by the contents while the status has no answer, and without either says that there is no news", async () => {
    contents(orderOf(48_213, "cooking"));
    status(() => HttpResponse.error());
    expect((await look()).view.order?.status).toBe("cooking");
    contents({ ...orderOf(48_213), status: undefined });
    const without = await look();
    expect([without.status, without.view.order]).toEqual([503, undefined]);
  });

  test("stops refreshing when asked to", async () => {
    expect((await look("48213", { query: "?refresh=off" })).view.refresh).toBe(false);
  });

  test("does with what an upstream leaves out", async () => {
    orderAs("accepted", { history: null, expected_at: null, delivery_address: null, payment_type: null, cash: null });
    const { status, view } = await look();
    expect([status, view.order?.headline, view.order?.map]).toEqual([
      200,
      "We have your order. We’ll be with you soon",
      undefined,
    ]);
  });

  test.each([
    ["500", () => HttpResponse.json({}, { status: 500 })],
    ["429", () => HttpResponse.json({}, { status: 429 })],
    ["HTML", () => HttpResponse.html("<p>")],
    ["half an answer", () => new HttpResponse('{"order":{')],
    ["no connection", () => HttpResponse.error()],
  ])(
    "goes by the status alone when the contents meet %s; without it there is no news, and it goes on asking",
    async (_, answer) => {
      on("order", answer);
      const known = await look();
      expect(known.status).toBe(200);
      expect(known.view.order).toMatchObject({
        status: "accepted",
        headline: expect.stringContaining("We have") as string,
      });
      expect(known.view.order?.contents).toBeUndefined();
      on("orderStatus", answer);
      const { status, view } = await look();
      expect([status, view.order, view.refresh]).toEqual([503, undefined, true]);
    },
  );

  test.each(["48214", "0", "-1", "1e3", "abc", "9".repeat(30), ""])(
    "is 404 for %j, which is nobody's or no number",
    async (order_id) => {
      expect((await look(order_id)).status).toBe(404);
    },
  );

  test("is 404 without a session or with a forged one, and signing in for one that has ended", async () => {
    expect((await look("48213", { cookies: "" })).status).toBe(404);
    expect((await look("48213", { cookies: "session=forged" })).status).toBe(404);
    on("order", {}, 401);
    const { status, location } = await look();
    expect([status, location]).toEqual([303, "/spb/login?request_uri=%2Fspb%2Forder%2F48213%2Ftracking"]);
    const asked = await look("48213", { query: "?contents=1" });
    expect(asked.location).toBe("/spb/login?request_uri=%2Fspb%2Forder%2F48213%2Ftracking%3Fcontents%3D1");
  });
});

test("the address of former confirmations leads to the order", async () => {
  const open = async (order_id: string) =>
    outcomeOf(() => finishLoader(visitArgs(`/spb/order/${order_id}/finish`, { params: { order_id } })));
  expect(await open("48213")).toMatchObject({ status: 303, location: "/spb/order/48213/tracking" });
  expect((await open("last")).status).toBe(404);
});

describe("calling an order off", () => {
  const path = "/spb/order/48213/cancel";
  const params = { order_id: "48213" };
  const submit = async () =>
    outcomeOf(async () => cancel(visitArgs(path, { params, form: {}, cookies: await readyToOrder() })));

  test("asks first, then says that it is done", async () => {
    const question = await outcomeOf(async () =>
      askToCancel(visitArgs(path, { params, cookies: await readyToOrder() })),
    );
    expect(question.view).toMatchObject({ can_cancel: true, return_to: "/spb/order/48213/tracking" });
    expect(question.view).toMatchObject({ title: expect.stringMatching(/^Cancel order no\.\s48213/) as string });
    const { status, location, flash } = await submit();
    // The list of orders says itself that it is canceled.
    expect([status, location, flash]).toEqual([303, "/spb/profile?tab=orders", undefined]);
    on("orderCancel", { notification: "Your points are back" });
    expect((await submit()).flash?.text).toBe("Your points are back");
  });

  test.each(["paid", "held"])(
    "says of an order that is %s what becomes of the money, before and after",
    async (state) => {
      orderAs("accepted", { payment_type: "cardOnline", payment_state: state });
      const question = await outcomeOf(async () =>
        askToCancel(visitArgs(path, { params, cookies: await readyToOrder() })),
      );
      expect(question.view).toMatchObject({
        money: expect.stringContaining("We’ll refund 1\u00a0000\u00a0₽") as string,
      });
      orderAs("canceled", { payment_type: "cardOnline", payment_state: "refunded" });
      expect((await look()).view.order?.money).toMatch(/1.000.₽/);
    },
  );

  test("says nothing of money where none was paid, or where it could not be asked for", async () => {
    const question = await outcomeOf(async () =>
      askToCancel(visitArgs(path, { params, cookies: await readyToOrder() })),
    );
    expect(question.view).not.toMatchObject({ money: expect.anything() as unknown });
    on("order", noAnswer);
    expect((await submit()).status).toBe(303);
  });

  test("leads somebody who is not signed in back to the order", async () => {
    const cookies = await readyToOrder({ session: { key: "abc" } });
    const { location } = await outcomeOf(async () => cancel(visitArgs(path, { params, form: {}, cookies })));
    expect(location).toBe("/spb/order/48213/tracking");
  });

  test("is not asked about when it is too late", async () => {
    orderAs("cooking");
    const { view } = await outcomeOf(async () =>
      askToCancel(visitArgs(path, { params, cookies: await readyToOrder() })),
    );
    expect(view).toMatchObject({ can_cancel: false, title: expect.stringMatching(/^Order no\.\s48213/) as string });
  });

  test.each([
    [
      "too late",
      () => HttpResponse.json({ message: "We are cooking it already" }, { status: 422 }),
      422,
      "We are cooking it already",
    ],
    ["500", () => HttpResponse.json({}, { status: 500 }), 502, "minute"],
    ["500 in words", () => HttpResponse.json({ message: "The oven is out" }, { status: 500 }), 502, "The oven is out"],
    ["429", () => HttpResponse.json({}, { status: 429 }), 429, "Too many"],
  ])("that meets %s says so, in ServerErrorModal too", async (_, answer, status, words) => {
    on("orderCancel", answer);
    const outcome = await submit();
    expect(outcome.status).toBe(status);
    const { errors, dialog } = outcome.view as { errors: Record<string, string>; dialog: string };
    expect([errors.form, dialog]).toEqual(Array(2).fill(expect.stringContaining(words)));
  });

  test("is 404 for somebody else's order", async () => {
    on("orderCancel", {}, 404);
    expect((await submit()).status).toBe(404);
  });
});
