import type { HttpHandler } from "msw";
import { afterEach, beforeEach, expect } from "vitest";
import { forgetSlots } from "../../../app/fulfilment/place/seen-slots.server";
import { forgetLatestOrders } from "../../../app/orders/tracking/latest-orders.server";
import { forgetClocks } from "../../../server/upstream/clock";
import { forgetAnswers } from "../../../server/upstream/stale-while-revalidate";
import { forgetPolicies } from "../../../server/upstream/transport";
import { upstream } from "../app/route";
import { handler } from "./answers";
import { briefs } from "./places";

export { upstream };
export { failsOnce, handler, noAnswer, on } from "./answers";

/** The calls that any page of a city may make. */
const everyPageCalls = [
  handler("cities", { cities: briefs, big_cities: [] }),
  handler("products", { product_groups: [] }),
  handler("timeSettings", { time_list: [] }),
  // A call that a test lets refuse a session tells the truth.
  handler("checkSession", {}, 401),
];

/**
 * Gives each of this file's tests the same calls with nothing cached: `useUpstream(placeCalls, orderCalls)`. Of two
 * handlers for one call the later set's counts; `on(…)` lets one test make a call misbehave. A call that no
 * set has fails the test.
 */
export function useUpstream(...sets: (() => HttpHandler[])[]) {
  beforeEach(() => {
    forgetAnswers();
    forgetClocks();
    forgetSlots();
    forgetLatestOrders();
    forgetPolicies();
    upstream.reset();
    upstream.use(...everyPageCalls);
    for (const calls of sets) upstream.use(...calls());
  });
  afterEach(() => expect(upstream.unhandled.join("\n")).toBe(""));
}

/** The calls to carts as they were heard, such as `/add`. */
export const cartRequests = () =>
  upstream.heard
    .filter(({ url }) => url.startsWith("/api/cart"))
    .map(({ url, body }) => ({ call: url.slice("/api/cart".length) || "/", body }));

/** The requests that change something. */
export const cartWrites = () => cartRequests().filter(({ call }) => call !== "/");
