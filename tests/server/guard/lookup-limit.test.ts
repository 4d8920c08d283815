import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../../support/app/route";

/** The limits of a process that has just started. */
async function started() {
  vi.resetModules();
  return import("../../../server/guard/lookup-limit");
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const phone = (count: number) => String(79210000000 + count);

/** How many look-ups are allowed, each of `times` with the phone and from the address that its number gives. */
async function allowed(
  { lookupWait }: Awaited<ReturnType<typeof started>>,
  times: number,
  phoneOf: (count: number) => string,
  addressOf: (count: number) => string | undefined,
) {
  const waits = [];
  for (let count = 0; count < times; count++) waits.push(await lookupWait(phoneOf(count), addressOf(count)));
  return waits.filter((wait) => wait === undefined).length;
}

describe("looking orders up in vain", () => {
  it("is possible ten times an hour for one phone, from whatever addresses", async () => {
    const limits = await started();
    expect(
      await allowed(
        limits,
        12,
        () => "79210000001",
        (count) => `203.0.113.${count}`,
      ),
    ).toBe(10);
    expect(await limits.lookupWait("79210000001", "203.0.113.99")).toBe(3600);
    expect(await limits.lookupWait("79210000002", "203.0.113.99")).toBeUndefined();
    vi.advanceTimersByTime(3_600_001);
    expect(await limits.lookupWait("79210000001", "203.0.113.99")).toBeUndefined();
  });

  it("is possible ten times an hour from one address, with whatever phones", async () => {
    const limits = await started();
    expect(await allowed(limits, 12, phone, () => "203.0.113.7")).toBe(10);
    expect(await limits.lookupWait(phone(50), "203.0.113.8")).toBeUndefined();
  });

  it("counts all addresses of one IPv6 customer together", async () => {
    expect(await allowed(await started(), 12, phone, (count) => `2001:db8:1:2::${count + 1}`)).toBe(10);
  });

  it("is possible tenfold from a private address, which stands for everybody behind a proxy", async () => {
    expect(await allowed(await started(), 110, phone, () => "10.0.0.1")).toBe(100);
  });

  it("is limited by the phone alone where the address is unknown", async () => {
    const limits = await started();
    expect(await allowed(limits, 20, phone, () => undefined)).toBe(20);
    expect(
      await allowed(
        limits,
        20,
        () => phone(99),
        () => undefined,
      ),
    ).toBe(10);
  });

  it("at the same time is no more than the limit", async () => {
    const { lookupWait } = await started();
    const waits = await Promise.all(Array.from({ length: 30 }, () => lookupWait("79210000001", "203.0.113.7")));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(10);
  });
});

it("a look-up that told a stranger nothing does not count, neither for the phone nor for the address", async () => {
  const { lookupWait, lookupToldNothing } = await started();
  for (let count = 0; count < 30; count++) {
    expect(await lookupWait("79210000001", "203.0.113.7"), String(count)).toBeUndefined();
    await lookupToldNothing("79210000001", "203.0.113.7");
  }
});

it("an order that is found gives back one try, not those before it", async () => {
  const limits = await started();
  expect(await allowed(limits, 9, phone, () => "203.0.113.7")).toBe(9);
  await limits.lookupWait("79219999999", "203.0.113.7");
  await limits.lookupToldNothing("79219999999", "203.0.113.7");
  expect(
    await allowed(
      limits,
      5,
      (count) => phone(100 + count),
      () => "203.0.113.7",
    ),
  ).toBe(1);
});
