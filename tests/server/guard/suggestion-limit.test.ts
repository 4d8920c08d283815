import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

/** The limit of a process that has just started. */
async function started() {
  vi.resetModules();
  const { suggestionWait } = await import("../../../server/guard/suggestion-limit");
  /** How many of so many suggestions this address gets. */
  return async (times: number, address: string | undefined) => {
    const waits = await Promise.all(Array.from({ length: times }, () => suggestionWait(address)));
    return { got: waits.filter((wait) => wait === undefined).length, wait: waits.at(-1) };
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("suggestions for one client", () => {
  it("are a hundred in ten seconds, and again a hundred after that", async () => {
    const ask = await started();
    expect(await ask(120, "203.0.113.7")).toEqual({ got: 100, wait: 10 });
    expect((await ask(1, "203.0.113.8")).got).toBe(1);
    vi.advanceTimersByTime(9_000);
    expect((await ask(1, "203.0.113.7")).got).toBe(0);
    vi.advanceTimersByTime(1_000);
    expect((await ask(120, "203.0.113.7")).got).toBe(100);
  });

  it("are counted together for the addresses of one IPv6 customer", async () => {
    const ask = await started();
    expect((await ask(100, "2001:db8:1:2::1")).got).toBe(100);
    expect((await ask(1, "2001:db8:1:2::2")).got).toBe(0);
    expect((await ask(1, "2001:db8:1:3::1")).got).toBe(1);
  });

  it("are a thousand behind a private address, which stands for many", async () => {
    const ask = await started();
    expect(await ask(1_050, "10.0.0.1")).toEqual({ got: 1_000, wait: 10 });
  });

  it("are counted together for those whose address is not known, who may be many", async () => {
    const ask = await started();
    expect((await ask(1_050, undefined)).got).toBe(1_000);
    expect((await ask(1, "nothing")).got).toBe(0);
  });
});
