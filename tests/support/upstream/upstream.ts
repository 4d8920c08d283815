import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { forgetShared } from "../../../server/upstream/shared";

/** The upstream of the tests of loaders and actions. `upstream.use(…)` lets one test make a call misbehave. */
export const upstream = setupServer();

/**
 * Starts the upstream for this file's tests, each with the same calls and with nothing cached: `useUpstream(placeCalls, orderCalls)`.
 * Of two handlers for one call the later set's counts. A call that no set has is an error.
 */
export function useUpstream(...sets: (() => HttpHandler[])[]) {
  beforeAll(() => upstream.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    forgetShared();
    for (const calls of sets) upstream.use(...calls());
  });
  afterEach(() => upstream.resetHandlers());
  afterAll(() => upstream.close());
}
