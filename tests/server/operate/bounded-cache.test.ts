import { beforeEach, expect, it, vi } from "vitest";
import "../../support/app/route";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import { metrics } from "../../../server/operate/metrics";

const size = () => metrics.caches.get("texts")?.();
const lookups = async () =>
  Object.fromEntries((await metrics.lookups.get()).values.map(({ labels, value }) => [labels.result, value]));

beforeEach(() => metrics.lookups.reset());

it("holds a number of entries, those that were used last", () => {
  const cache = new BoundedCache<string>("texts", { max: 2 });
  for (const key of ["one", "two"]) cache.set(key, key);
  cache.lookUp("one");
  cache.set("three", "three");
  expect([...cache.keys()].sort()).toEqual(["one", "three"]);
  expect(size()).toEqual({ entries: 2, bytes: undefined });
});

it("holds a number of bytes", () => {
  const cache = new BoundedCache<string>("texts", { maxBytes: 10, bytesOf: ({ length }, key) => length + key.length });
  for (const key of ["a", "b", "c"]) cache.set(key, "12345");
  expect([...cache.keys()]).toEqual(["c"]);
  expect(size()).toEqual({ entries: 1, bytes: 6 });
  cache.set("d", "1234567890");
  expect(cache.lookUp("d")).toBeUndefined();
});

it("tells the bytes of values that change", () => {
  const cache = new BoundedCache<{ bytes: number }>("texts", {
    max: 2,
    bytesOfAll: (values) => [...values].reduce((sum, { bytes }) => sum + bytes, 0),
  });
  const value = { bytes: 1 };
  cache.set("one", value);
  value.bytes = 5;
  expect(size()?.bytes).toBe(5);
});

it("forgets an entry after its time", () => {
  vi.useFakeTimers();
  // At the very start of a clock lru-cache knows no time.
  vi.advanceTimersByTime(1);
  const cache = new BoundedCache<string>("texts", { max: 2, ttlMs: 1_000 });
  cache.set("one", "1");
  vi.advanceTimersByTime(999);
  expect(cache.lookUp("one")).toBe("1");
  vi.advanceTimersByTime(2);
  expect(cache.lookUp("one")).toBeUndefined();
  vi.useRealTimers();
});

it("frees an entry that is too old, if it is large", () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const held = ["texts", "parts"] as const;
  for (const name of held)
    new BoundedCache<string>(name, { max: 2, ttlMs: 1_000, freesOld: name === "texts" }).set("one", "1");
  vi.advanceTimersByTime(1_002);
  expect(held.map((name) => metrics.caches.get(name)?.().entries)).toEqual([0, 1]);
  vi.useRealTimers();
});

it("counts look-ups by its name", async () => {
  const cache = new BoundedCache<string>("texts", { max: 2 });
  cache.lookUp("one");
  await cache.lookUpOrMake("one", async () => "1");
  cache.lookUp("one");
  await cache.lookUpOrMake("one", async () => "2");
  cache.get("one");
  cache.count("stale");
  expect(await lookups()).toEqual({ miss: 2, hit: 2, stale: 1 });
});

it("makes a value once for all who ask for it at the same time", async () => {
  const cache = new BoundedCache<string>("texts", { max: 2 });
  const make = vi.fn(async () => "made");
  expect(await Promise.all([cache.lookUpOrMake("one", make), cache.lookUpOrMake("one", make)])).toEqual([
    "made",
    "made",
  ]);
  expect(await cache.lookUpOrMake("one", make)).toBe("made");
  expect(make).toHaveBeenCalledTimes(1);
});

it("gives a value to those who wait for it, though it was evicted meanwhile", async () => {
  const cache = new BoundedCache<string>("texts", { max: 1 });
  let finish: (value: string) => void = () => undefined;
  const made = cache.lookUpOrMake("one", () => new Promise((resolve) => (finish = resolve)));
  cache.set("two", "2");
  finish("1");
  expect(await made).toBe("1");
});

it("does not keep a failure", async () => {
  const cache = new BoundedCache<string>("texts", { max: 2 });
  await expect(cache.lookUpOrMake("one", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await cache.lookUpOrMake("one", async () => "up")).toBe("up");
});
