import { http, HttpResponse, type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { forgetClocks } from "../../../server/upstream/clock";
import { forgetShared } from "../../../server/upstream/shared";
import { forgetPolicies } from "../../../server/upstream/transport";
import { UPSTREAM } from "../app/route";
import { briefs } from "./places";

/** The upstream of the tests of loaders and actions. `upstream.use(…)` lets one test make a call misbehave. */
export const upstream = setupServer();

/**
 * Starts the upstream for this file's tests, each with the same calls and with nothing cached: `useUpstream(placeCalls, orderCalls)`.
 * Of two handlers for one call the later set's counts. A call that no set has is an error.
 */
export function useUpstream(...sets: (() => HttpHandler[])[]) {
  beforeAll(async () => {
    upstream.listen({ onUnhandledRequest: "error" });
    await forgetCookies();
  });
  beforeEach(() => {
    forgetShared();
    forgetClocks();
    forgetPolicies();
    // Every page of a city looks whether the upstream lists it.
    upstream.use(http.get(`${UPSTREAM}/api/cities`, () => HttpResponse.json({ cities: briefs, big_cities: [] })));
    for (const calls of sets) upstream.use(...calls());
  });
  afterEach(() => upstream.resetHandlers());
  afterAll(() => upstream.close());
}

/** msw keeps the cookies of its answers and sends them along, over the ends of files; it has no call that forgets them. */
async function forgetCookies() {
  const expired = { "Set-Cookie": "session_key=; Path=/; Max-Age=0" };
  upstream.use(http.get(`${UPSTREAM}/forget`, () => new HttpResponse(null, { headers: expired })));
  await fetch(`${UPSTREAM}/forget`);
  upstream.resetHandlers();
}
