import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unpaidOrder } from "../../../../app/orders/payment/order/unpaid-order.server";
import { latestOrders, recentOrders } from "../../../../app/orders/tracking/latest-orders.server";
import { noteState } from "../../../../app/orders/tracking/active-order/active-order.server";
import { openVisit } from "../../../../server/visitor/visit";
import { visitArgs } from "../../../support/app/route";
import { whileTimePasses } from "../../../support/clock/while-time-passes";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { sessionOf } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

let made: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  made = 0;
  on("orders", () => {
    made += 1;
    return { orders: [] };
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const anna = { key: "abc", signed_in: { name: "Anna" } };
const opened = async (session: Parameters<typeof sessionOf>[0], form?: Record<string, string>, more = "") =>
  openVisit(visitArgs("/spb/checkout", { form, cookies: `${await sessionOf(session)}${more}` }));

test.each([
  ["one call for all loaders of a page", undefined, anna, 1],
  ["a call each time in an action, which may have made an order", {}, anna, 2],
  ["no call for a visitor who is not signed in", undefined, { key: "abc" }, 0],
])("%s", async (_, form, session, calls) => {
  const visit = await opened(session, form);
  await latestOrders(visit);
  await latestOrders(visit);
  expect(made).toBe(calls);
});

describe("the list that every page uses", () => {
  test("is asked for once in a minute, and again by a page that has to know", async () => {
    await recentOrders(await opened(anna));
    vi.setSystemTime(Date.now() + 59_000);
    await recentOrders(await opened(anna));
    expect(made).toBe(1);
    const visit = await opened(anna);
    vi.setSystemTime(Date.now() + 1);
    await latestOrders(visit);
    expect(made).toBe(2);
    await recentOrders(await opened(anna));
    expect(made).toBe(2);
    vi.setSystemTime(Date.now() + 61_000);
    await recentOrders(await opened(anna));
    expect(made).toBe(3);
  });

  test("is not that of another customer who has signed in with the same session", async () => {
    await recentOrders(await opened(anna, undefined, "; phone=79210000001"));
    await recentOrders(await opened(anna, undefined, "; phone=79210000002"));
    expect(made).toBe(2);
  });

  test("is asked for again when an order has another status, so that what was delivered can be ordered again", async () => {
    const visit = await opened(anna);
    const told = (alias: string) => noteState(visit, { order_id: 1, status: { alias, name: alias } });
    told("sent");
    await recentOrders(visit);
    told("sent");
    await recentOrders(visit);
    expect(made).toBe(1);
    told("done");
    await recentOrders(await opened(anna));
    expect(made).toBe(2);
  });

  test("holds no page up while the upstream hangs, and all pages wait for the same answer", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    on("orders", async () => {
      made += 1;
      await held;
      return { orders: [] };
    });
    for (let page = 0; page < 3; page += 1)
      expect(await whileTimePasses(unpaidOrder(await opened(anna)))).toBeUndefined();
    answer();
    await recentOrders(await opened(anna));
    expect(made).toBe(1);
  });

  test("is asked for again after a failure", async () => {
    on("orders", {}, 503);
    await expect(recentOrders(await opened(anna))).rejects.toThrow();
    on("orders", { orders: [] });
    await expect(recentOrders(await opened(anna))).resolves.toEqual({ orders: [] });
  });
});
