import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "../../../server/upstream/client";
import { Deadline } from "../../../server/upstream/deadline";
import { sharedAnswer, sharedBytes } from "../../../server/upstream/shared";
import { FakeUpstream, petersburg } from "../../support/upstream/fake-upstream";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let upstream: FakeUpstream;
let now: number;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
  vi.useFakeTimers({ toFake: ["Date"] });
  now = Date.now();
});
afterEach(() => {
  vi.useRealTimers();
  upstream.stop();
});

const later = (milliseconds: number) => vi.setSystemTime((now += milliseconds));
const named = (name: string) => upstream.says({ city: { ...petersburg, name } });
const ask = (language = "en", onStale?: () => void) =>
  createUpstream({ baseUrl: upstream.url, language, requestId: "r", onStale })
    .city({ alias: "spb" })
    .then(({ city }) => city.name);
const calls = () => upstream.heard.length;

describe("an answer that visitors share", () => {
  it("is one call for many concurrent requests, and for those that follow soon", async () => {
    named("One");
    expect(new Set(await Promise.all(Array.from({ length: 30 }, () => ask())))).toEqual(new Set(["One"]));
    later(30_000);
    await ask();
    expect(calls()).toBe(1);
  });

  it("is cached for each language separately", async () => {
    named("One");
    await ask("en");
    named("Два");
    expect(await ask("ru")).toBe("Два");
    expect(await ask("en")).toBe("One");
    expect(calls()).toBe(2);
  });

  it("is a new one for the first visitor of a city that was quiet, without a notice", async () => {
    named("One");
    await ask();
    named("Two");
    later(5 * MINUTE);
    const onStale = vi.fn();
    expect(await ask("en", onStale)).toBe("Two");
    expect(onStale).not.toHaveBeenCalled();
  });

  it("is the old one for a visitor who would wait longer than a moment, and the new one after that", async () => {
    named("One");
    await ask();
    later(5 * MINUTE);
    let end = () => {};
    upstream.answer = (response) => {
      end = () => response.end(JSON.stringify({ city: { ...petersburg, name: "Two" } }));
    };
    const onStale = vi.fn();
    expect(await ask("en", onStale)).toBe("One");
    end();
    await vi.waitUntil(async () => (await ask("en", onStale)) === "Two");
    expect(onStale).not.toHaveBeenCalled();
    expect(calls()).toBe(2);
  });

  it("is served stale for hours while the upstream is down, and reported as stale", async () => {
    named("One");
    await ask();
    upstream.says({}, 500);
    later(5 * HOUR);
    const onStale = vi.fn();
    expect(await ask("en", onStale)).toBe("One");
    expect(onStale).toHaveBeenCalledOnce();
    expect(await ask("en", onStale)).toBe("One");
    expect(onStale).toHaveBeenCalledTimes(2);
    expect(calls(), "not asked for by each visitor").toBe(2);
    named("Two");
    later(MINUTE);
    expect(await ask()).toBe("Two");
  });

  it("is gone once the upstream says that there is no such thing", async () => {
    named("One");
    await ask();
    upstream.says({ message: "No such city" }, 404);
    later(5 * MINUTE);
    await expect(ask()).rejects.toMatchObject({ status: 404 });
  });

  it("is not reported as stale while it is fresh", async () => {
    named("One");
    await ask();
    later(30_000);
    const onStale = vi.fn();
    await ask("en", onStale);
    expect(onStale).not.toHaveBeenCalled();
  });

  it("is not served a day later", async () => {
    named("One");
    await ask();
    upstream.says({}, 500);
    later(26 * HOUR);
    await expect(ask()).rejects.toMatchObject({ kind: "failed" });
  });

  it("is fetched again for the next visitor after a failure", async () => {
    upstream.says({}, 500);
    await expect(ask()).rejects.toMatchObject({ kind: "failed" });
    named("One");
    expect(await ask()).toBe("One");
  });

  it("is asked for again by a visitor who tries again after a call that hung", async () => {
    upstream.answer = () => undefined;
    ask().catch(() => undefined);
    await vi.waitUntil(() => calls() === 1);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 5_000);
    named("One");
    expect(await ask()).toBe("One");
    expect(calls()).toBe(2);
    later.mockRestore();
  });

  it("is not replaced by one that breaks the contract", async () => {
    named("One");
    await ask();
    upstream.says({ city: { name: 7 } });
    later(5 * MINUTE);
    expect(await ask()).toBe("One");
    later(5 * MINUTE);
    expect(await ask()).toBe("One");
  });
});

describe("an answer that was never had, while the upstream is down", () => {
  const menus = (where: { shop_id?: number; city_id?: number }, language = "en", onStale?: () => void) =>
    createUpstream({ baseUrl: upstream.url, language, requestId: "r", onStale })
      .products({ city_id: 1, order_type: "takeaway", ...where })
      .then(({ product_groups }) => product_groups[0]?.name);
  const menuNamed = (name: string) =>
    upstream.says({
      product_groups: [{ id: 1, alias: "a", name, products: [{ id: 1, key: "k", name: "Dish", price: 1 }] }],
    });

  it("is that of another language, with a notice", async () => {
    named("Один");
    await ask("ru");
    upstream.says({}, 500);
    const onStale = vi.fn();
    expect(await ask("tr", onStale)).toBe("Один");
    expect(onStale).toHaveBeenCalledOnce();
  });

  it("is that of another place in the visitor's language, before one of another language", async () => {
    menuNamed("Меню");
    await menus({ shop_id: 7 }, "ru");
    menuNamed("Menu");
    await menus({ shop_id: 8 }, "en");
    upstream.says({}, 500);
    const onStale = vi.fn();
    expect(await menus({ shop_id: 7 }, "en", onStale)).toBe("Menu");
    expect(onStale).toHaveBeenCalledOnce();
  });

  it("is never another city's", async () => {
    menuNamed("Menu");
    await menus({ city_id: 1 });
    upstream.says({}, 500);
    await expect(menus({ city_id: 2 })).rejects.toMatchObject({ kind: "failed" });
  });
});

describe("a visitor's time", () => {
  it("ends, and the call goes on for those who come later", async () => {
    let end = () => {};
    upstream.answer = (response) => {
      end = () => response.end(JSON.stringify({ city: petersburg }));
    };
    const hasty = createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r", deadline: new Deadline(50) });
    await expect(hasty.city({ alias: "spb" })).rejects.toMatchObject({ kind: "timeout" });
    end();
    expect(await ask()).toBe("Petersburg");
    expect(calls()).toBe(1);
  });
});

describe("memory", () => {
  const call = (name: "products" | "geocodeAddress", fields: Record<string, unknown>) => ({
    name,
    baseUrl: upstream.url,
    language: "en",
    fields,
    reuse: 60,
  });
  const big = "x".repeat(200_000);
  const fetchBig = vi.fn(() => Promise.resolve({ big }));
  const never = () => Promise.reject(new Error("should not be asked"));

  it("holds no more than its bound, whatever is asked for", async () => {
    for (let shop_id = 1; shop_id <= 415; shop_id++)
      await sharedAnswer(call("products", { shop_id }), fetchBig, () => Infinity);
    expect(sharedBytes()).toBeGreaterThan(40_000_000);
    expect(sharedBytes()).toBeLessThan(70_000_000);
  });

  it("keeps a menu while 2,100 suggestions come and go", async () => {
    await sharedAnswer(call("products", { shop_id: 1 }), fetchBig, () => Infinity);
    for (let house = 0; house < 2_100; house++)
      await sharedAnswer(call("geocodeAddress", { address: `Nevsky, ${house}` }), fetchBig, () => Infinity);
    await expect(sharedAnswer(call("products", { shop_id: 1 }), never, () => Infinity)).resolves.toMatchObject({
      outdated: false,
    });
  });
});
