import { delay } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  forgetActiveOrders,
  rememberActiveOrders,
  lineOfOrder,
  newestActiveOrder,
  noteState,
  orderNews,
} from "../../../../../app/orders/tracking/active-order/active-order.server";
import { ordersView } from "../../../../../app/account/profile/orders/orders-view.server";
import { action as cancel } from "../../../../../app/orders/tracking/cancel/cancel.route";
import { keepPlacedOrders, placedOrders, type PlacedOrder } from "../../../../../server/visitor/placed-orders";
import { sessionCookie } from "../../../../../server/visitor/session";
import { openVisit, type Visit } from "../../../../../server/visitor/visit";
import { visitArgs } from "../../../../support/app/route";
import { whileTimePasses } from "../../../../support/clock/while-time-passes";
import { orderCalls, orderOf } from "../../../../support/upstream/orders";
import { placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const NUMBER = 48_213;
const own: PlacedOrder = { order_id: NUMBER, city: "spb", order_type: "delivery" };

let asked: number[];
let alias: string;

beforeEach(() => {
  // By noon an order arrives on the same day.
  vi.useFakeTimers({
    toFake: ["Date", "performance", "setTimeout", "clearTimeout"],
    now: Date.parse("2026-11-24T12:00:00+03:00"),
  });
  forgetActiveOrders();
  asked = [];
  alias = "cooking";
  on("orderStatus", ({ body }) => {
    const { order_id } = body as { order_id: number };
    asked.push(order_id);
    return { order_id, order_type: "delivery", status: { alias, name: alias } };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = (cookies: string, path = "/spb/") => openVisit(visitArgs(path, { cookies }));

async function activeOrder(visit: Visit, showsEnd?: boolean) {
  const order = await newestActiveOrder(visit, showsEnd);
  return order && lineOfOrder(visit, order);
}

/** The cookies of a customer's browser that placed these orders. */
async function having(...orders: PlacedOrder[]) {
  const session = `session=${await sessionCookie.serialise({ key: "k", signed_in: { name: "Anna" } })}`;
  const visit = await open(session);
  await keepPlacedOrders(visit, orders);
  return cookiesAfter(session, (await visit.headers()).getSetCookie());
}

describe("the active order", () => {
  it("is told with its state, its time and its page", async () => {
    const line = await activeOrder(await open(await having(own)));
    expect(line).toMatchObject({ icon: "chef-hat", to: `/spb/order/${NUMBER}/tracking` });
    expect(line).toMatchObject({ title: "We’re making your order.", own_pages: `/spb/order/${NUMBER}/` });
    expect(line?.note).toMatch(/\d\d:\d\d$/);
    expect(line?.name).toContain(String(NUMBER));
  });

  it("is asked for once in half a minute, however many pages are opened", async () => {
    const cookies = await having(own);
    await activeOrder(await open(cookies));
    alias = "sent";
    expect(await activeOrder(await open(cookies, "/spb/about"))).toMatchObject({ icon: "chef-hat" });
    expect(asked).toEqual([NUMBER]);
    vi.setSystemTime(Date.now() + 31_000);
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "bike" });
    expect(asked).toEqual([NUMBER, NUMBER]);
  });

  it("is never older than the profile's list of orders", async () => {
    const cookies = await having(own);
    for (const [now, icon] of [
      ["sent", "bike"],
      ["done", undefined],
    ] as const) {
      expect(await activeOrder(await open(cookies))).toBeDefined();
      on("orders", () => ({ orders: [orderOf(NUMBER, now)] }));
      await ordersView(await open(cookies, "/spb/profile?tab=orders"), () => undefined);
      expect((await activeOrder(await open(cookies)))?.icon).toBe(icon);
    }
    expect(asked).toEqual([NUMBER]);
  });

  it.each(["done", "canceled"])(
    "that is %s is told to pages that stayed open, and forgotten by the next",
    async (end) => {
      const cookies = await having(own);
      alias = end;
      for (const name of ["one window", "another"]) {
        const window = await open(cookies, "/spb/active-order");
        expect(await activeOrder(window, true), name).toMatchObject({ is_over: true });
        expect((await window.headers()).getSetCookie()).toEqual([]);
      }
      const page = await open(cookies);
      expect(await activeOrder(page)).toBeUndefined();
      expect(await placedOrders(page)).toEqual([]);
      expect((await page.headers()).getSetCookie().join()).toMatch(/placed_orders=;/);
    },
  );

  it.each([
    ["delivery", "done", "/spb/usual", "Order again"],
    ["delivery", "canceled", `/spb/order/${NUMBER}/tracking`, "Track"],
    ["takeaway", "done", `/spb/order/${NUMBER}/tracking`, "Track"],
  ] as const)("of %s that is %s leads to %s", async (order_type, end, to, words) => {
    const cookies = await having({ ...own, order_type });
    alias = end;
    expect(await activeOrder(await open(cookies, "/spb/active-order"), true)).toMatchObject({ to, words });
  });

  it("of another session is forgotten, and the next one is told", async () => {
    on("orderStatus", ({ body }) => {
      const { order_id } = body as { order_id: number };
      if (order_id !== NUMBER) return new Response(null, { status: 404 }) as never;
      return { order_id, order_type: "delivery", status: { alias: "sent", name: "sent" } };
    });
    const page = await open(await having({ ...own, order_id: 7 }, own));
    expect(await activeOrder(page)).toMatchObject({ icon: "bike" });
    expect(await placedOrders(page)).toEqual([own]);
  });

  it("keeps its last known state while the upstream fails, and has only its number without one", async () => {
    const cookies = await having(own);
    on("orderStatus", {}, 503);
    const line = await activeOrder(await open(cookies));
    expect(line).toMatchObject({ title: line?.name, to: `/spb/order/${NUMBER}/tracking` });
    vi.setSystemTime(Date.now() + 11_000);
    on("orderStatus", { order_id: NUMBER, order_type: "delivery", status: { alias: "cooking", name: "cooking" } });
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "chef-hat" });
    on("orderStatus", {}, 503);
    vi.setSystemTime(Date.now() + 31_000);
    const page = await open(cookies);
    expect(await activeOrder(page)).toMatchObject({ icon: "chef-hat" });
    expect(await placedOrders(page)).toEqual([own]);
  });

  it("keeps its expected time while that cannot be asked for", async () => {
    const cookies = await having(own);
    const before = await activeOrder(await open(cookies));
    on("order", {}, 503);
    alias = "sent";
    vi.setSystemTime(Date.now() + 31_000);
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "bike", note: before?.note });
  });

  it("holds no page up for an upstream that hangs", async () => {
    on("orderStatus", () => new Promise(() => undefined));
    const cookies = await having(own);
    expect(await whileTimePasses(activeOrder(await open(cookies)))).toMatchObject({ icon: "clock" });
  });

  it("is asked for by one call while the upstream hangs", async () => {
    let calls = 0;
    on("orderStatus", () => {
      calls += 1;
      return new Promise(() => undefined);
    });
    const cookies = await having(own);
    for (let page = 0; page < 3; page += 1) await whileTimePasses(activeOrder(await open(cookies)));
    expect(calls).toBe(1);
  });

  it("holds a page up for 0.4 s together with the other orders of the browser", async () => {
    on("orderStatus", async ({ body }) => {
      await delay(300);
      return { order_id: (body as PlacedOrder).order_id, order_type: "delivery", status: { alias: "done", name: "" } };
    });
    const page = await open(await having({ ...own, order_id: 1 }, { ...own, order_id: 2 }, { ...own, order_id: 3 }));
    // Only the time of all three would tell that the third is over, too.
    expect((await whileTimePasses(activeOrder(page)))?.to).toMatch(/order\/[12]\/tracking/);
  });

  it("has the state that its own page has shown, though an older answer comes late", async () => {
    let answer: (() => void) | undefined;
    const status = { alias: "cooking", name: "" };
    on("orderStatus", async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { order_id: NUMBER, order_type: "delivery", status };
    });
    const cookies = await having(own);
    const before = activeOrder(await open(cookies));
    await vi.waitFor(() => expect(answer).toBeDefined());
    noteState(await open(cookies), { order_id: NUMBER, status: { alias: "sent", name: "" } });
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "bike" });
    answer?.();
    await before;
    // The page of before may have waited no longer. The answer is there when the next call has been answered.
    await (await open(cookies)).upstream.order({ id: NUMBER });
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "bike" });
  });

  it("that was canceled is told by no page any more, whatever was kept of it a moment ago", async () => {
    const cookies = await having(own);
    alias = "accepted";
    expect(await activeOrder(await open(cookies))).toMatchObject({ icon: "check" });
    on("orderCancel", () => {
      alias = "canceled";
      return {};
    });
    const path = `/spb/order/${NUMBER}/cancel`;
    const response = await cancel(visitArgs(path, { params: { order_id: String(NUMBER) }, form: {}, cookies }));
    const after = cookiesAfter(cookies, (response as Response).headers.getSetCookie());
    expect(await activeOrder(await open(after))).toBeUndefined();
  });

  it("has the state that the list of orders has shown", async () => {
    const cookies = await having(own);
    await activeOrder(await open(cookies));
    const { line } = await orderNews(await open(cookies), orderOf(NUMBER, "sent") as never);
    expect(line).toMatchObject({ icon: "bike", of: { order: NUMBER, status: "sent" } });
    expect(await activeOrder(await open(cookies))).toEqual(line);
    expect(asked).toEqual([NUMBER]);
  });

  it("tells within minutes that the food comes later than expected", async () => {
    const cookies = await having(own);
    const before = await activeOrder(await open(cookies));
    on("order", { order: orderOf(NUMBER, "cooking", { expected_at: Date.now() + 100 * 60_000 }) });
    vi.setSystemTime(Date.now() + 31_000);
    expect((await activeOrder(await open(cookies)))?.note).toBe(before?.note);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect((await activeOrder(await open(cookies)))?.note).not.toBe(before?.note);
  });

  it("that the chain has not closed a day after its time is forgotten, and not found again", async () => {
    const long = Date.now() - 25 * 60 * 60_000;
    on("order", { order: orderOf(NUMBER, "sent", { expected_at: long }) });
    alias = "sent";
    const page = await open(await having(own));
    await rememberActiveOrders(page, [orderOf(7, "sent", { expected_at: null, created_at: long })] as never);
    expect((await placedOrders(page)).map(({ order_id }) => order_id)).toEqual([NUMBER]);
    expect(await activeOrder(page)).toBeUndefined();
    expect(await placedOrders(page)).toEqual([]);
  });

  it("in another city is told without that city's clock, and leads to its page there", async () => {
    const line = await activeOrder(await open(await having({ ...own, city: "berlin" })));
    expect(line?.to).toBe(`/berlin/order/${NUMBER}/tracking`);
    expect(line?.note).not.toMatch(/\d\d:\d\d/);
  });

  it("is nobody's without a session, and a forged cookie tells nothing", async () => {
    const cookies = await having(own);
    expect(await activeOrder(await open(cookies.replace(/session=[^;]*;?\s*/, "")))).toBeUndefined();
    expect(
      await activeOrder(await open(cookies.replace(/placed_orders=.{8}/, "placed_orders=forgery1"))),
    ).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it("of another browser is found among the customer's orders, without those that are over or unpaid", async () => {
    const page = await open(await having());
    await rememberActiveOrders(page, [
      orderOf(1, "done"),
      orderOf(2, "sent"),
      orderOf(3, "waiting_for_payment"),
      orderOf(4, "cooking"),
    ] as never);
    expect((await placedOrders(page)).map(({ order_id }) => order_id)).toEqual([2, 4]);
  });
});
