import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Guesser } from "../../../server/guard/guess-limit";
import "../../support/app/route";

/** The limits of a process that has just started. */
async function started() {
  vi.resetModules();
  return import("../../../server/guard/guess-limit");
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Tries of an address, tries of a key. */
const LIMITS = [
  ["lookupLimit", 10, 50],
  ["promocodeLimit", 20, 20],
] as const;

type GuesserOf = (count: number) => Guesser;

const CUSTOMER = { address: "203.0.113.7", key: "anna" };
const sameAddress: GuesserOf = (count) => ({ address: "203.0.113.7", key: `k${count}` });
const sameKey: GuesserOf = (count) => ({ address: `203.0.${count}.7`, key: "anna" });

describe.each(LIMITS)("%s", (name, tries, keyTries) => {
  const limit = async () => (await started())[name];
  type Limit = Awaited<ReturnType<typeof limit>>;

  /** How many of `times` tries are allowed, each by the guesser that its number gives. */
  async function allowed(tried: Limit, times: number, guesserOf: GuesserOf) {
    let count = 0;
    for (let number = 0; number < times; number++) if ((await tried.wait(guesserOf(number))) === undefined) count += 1;
    return count;
  }

  it.each<[string, number, GuesserOf]>([
    ["one address, with ever new keys", tries, sameAddress],
    ["one key, from ever new addresses", keyTries, sameKey],
    ["one key, from addresses that are not known", keyTries, () => ({ address: undefined, key: "anna" })],
    ["one IPv6 customer without a key", tries, (n) => ({ address: `2001:db8:1:2::${n + 1}`, key: undefined })],
    [
      "a private address, which stands for everybody behind a proxy",
      tries * 10,
      (n) => ({ address: "10.0.0.1", key: `k${n}` }),
    ],
    ["guessers of their own", 250, (n) => ({ address: `203.0.${n}.7`, key: `k${n}` })],
  ])("allows %s %i tries an hour", async (_, times, guesserOf) => {
    expect(await allowed(await limit(), 250, guesserOf)).toBe(times);
  });

  it("says how long to wait, and allows tries again after the hour", async () => {
    const tried = await limit();
    await allowed(tried, tries, () => CUSTOMER);
    expect(await tried.wait(CUSTOMER)).toBe(3600);
    vi.advanceTimersByTime(3_600_001);
    expect(await tried.wait(CUSTOMER)).toBeUndefined();
  });

  it("holds others back neither by their key nor by their address", async () => {
    const tried = await limit();
    await allowed(tried, tries, () => CUSTOMER);
    expect(await tried.wait({ address: "203.0.113.8", key: "boris" })).toBeUndefined();
  });

  it("allows no more tries at the same time", async () => {
    const tried = await limit();
    const waits = await Promise.all(Array.from({ length: 3 * tries }, () => tried.wait(CUSTOMER)));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(tries);
  });

  it("does not count a try that is given back, neither for the key nor for the address", async () => {
    const tried = await limit();
    for (let count = 0; count < 3 * tries; count++) {
      expect(await tried.wait(CUSTOMER), String(count)).toBeUndefined();
      await tried.giveBack(CUSTOMER);
    }
  });

  it("gives back one try, not those before it", async () => {
    const tried = await limit();
    expect(await allowed(tried, tries - 1, sameAddress)).toBe(tries - 1);
    const right = { address: "203.0.113.7", key: "right" };
    await tried.wait(right);
    await tried.giveBack(right);
    expect(await allowed(tried, 5, (count) => ({ address: "203.0.113.7", key: `later${count}` }))).toBe(1);
  });
});

it("leaves the owner of a phone a try after a stranger has spent all of one address", async () => {
  const { lookupLimit } = await started();
  for (let count = 0; count < 10; count++) await lookupLimit.wait(CUSTOMER);
  expect(await lookupLimit.wait(CUSTOMER)).toBe(3600);
  expect(await lookupLimit.wait({ ...CUSTOMER, address: "198.51.100.4" })).toBeUndefined();
});

it("counts look-ups and promo codes apart", async () => {
  const { lookupLimit, promocodeLimit } = await started();
  for (let count = 0; count < 10; count++) await lookupLimit.wait(CUSTOMER);
  expect(await lookupLimit.wait(CUSTOMER)).toBe(3600);
  expect(await promocodeLimit.wait(CUSTOMER)).toBeUndefined();
});
