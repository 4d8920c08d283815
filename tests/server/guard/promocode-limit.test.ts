import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

/** The limits of a process that has just started. */
async function started() {
  vi.resetModules();
  return import("../../../server/guard/promocode-limit");
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type ClientOf = (count: number) => { address: string | undefined; session: string | undefined };

/** How many of 300 tries are allowed, each by the client that its number gives. */
async function allowed(clientOf: ClientOf) {
  const { promocodeWait } = await started();
  let tries = 0;
  for (let count = 0; count < 300; count++) if ((await promocodeWait(clientOf(count))) === undefined) tries += 1;
  return tries;
}

describe("promo codes that are none", () => {
  it.each<[string, number, ClientOf]>([
    ["one address, in ever new sessions", 20, (n) => ({ address: "203.0.113.7", session: `s${n}` })],
    ["one session, from ever new addresses", 20, (n) => ({ address: `203.0.${n}.7`, session: "anna" })],
    ["one IPv6 customer", 20, (n) => ({ address: `2001:db8:1:2::${n + 1}`, session: undefined })],
    [
      "a private address, which stands for everybody behind a proxy",
      200,
      (n) => ({ address: "10.0.0.1", session: `s${n}` }),
    ],
    ["clients of their own", 300, (n) => ({ address: `203.0.${n}.7`, session: `s${n}` })],
  ])("of %s are tried %i times an hour", async (_, times, clientOf) => {
    expect(await allowed(clientOf)).toBe(times);
  });

  it("can be tried again after the hour; a code that is one is given back", async () => {
    const { promocodeWait, promocodeNotGuessed } = await started();
    const anna = { address: "203.0.113.7", session: "anna" };
    for (let count = 0; count < 20; count++) await promocodeWait(anna);
    expect(await promocodeWait(anna)).toBe(3600);
    vi.advanceTimersByTime(3_600_001);
    for (let count = 0; count < 40; count++) {
      expect(await promocodeWait(anna)).toBeUndefined();
      await promocodeNotGuessed(anna);
    }
  });
});
