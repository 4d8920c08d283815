import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "../../../server/operate/log";
import { metrics } from "../../../server/operate/metrics";
import { createUpstream } from "../../../server/upstream/client";
import { Deadline } from "../../../server/upstream/deadline";
import { forgetAnswers, cachedAnswer, type CachedCall } from "../../../server/upstream/stale-while-revalidate";
import { UpstreamFailure, type FailureKind } from "../../../server/upstream/failure";
import { forgetPolicies } from "../../../server/upstream/transport";
import { FakeUpstream } from "../../support/upstream/fake-upstream";
import { petersburg } from "../../support/upstream/places";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let upstream: FakeUpstream;
let now: number;
beforeEach(async () => {
  upstream = await FakeUpstream.start();
  forgetPolicies();
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

  const client = () => createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" });
  const { id, alias, name, country, order_types } = petersburg;
  const brief = { id, alias, name, country, order_types };

  it("is gone once the upstream says that there is no such city, and no longer lists it", async () => {
    named("One");
    await ask();
    upstream.says({ cities: [{ ...brief, id: 2, alias: "kazan" }], big_cities: [] });
    await client().cities({});
    upstream.says({ message: "No such city" }, 404);
    later(5 * MINUTE);
    await expect(ask()).rejects.toMatchObject({ kind: "refused", status: 404 });
    upstream.says({}, 500);
    await expect(ask(), "not even during an outage").rejects.toMatchObject({ kind: "failed" });
  });

  it.each<[string, number, unknown, boolean]>([
    ["a city that is called missing and is listed", 404, { message: "No such city" }, true],
    ["a city that is called missing while the list cannot be had", 404, { message: "No such city" }, false],
    ["a gateway without its backend", 404, "<h1>404 Not Found</h1>", true],
    ["a firewall", 403, { message: "Forbidden" }, true],
    ["a key that has expired", 401, {}, true],
    ["a limit", 429, { message: "Too many" }, true],
    ["a bad request", 400, { errors: { alias: "?" } }, true],
  ])("stays as it was for %s, and is asked for again", async (_, status, body, isListed) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    if (isListed) {
      upstream.says({ cities: [brief], big_cities: [] });
      await client().cities({});
    }
    named("One");
    await ask();
    upstream.answer = (response) =>
      void response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
    const onStale = vi.fn();
    for (const count of [1, 2, 3]) {
      later(5 * MINUTE);
      expect(await ask("en", onStale)).toBe("One");
      expect(onStale).toHaveBeenCalledTimes(count);
    }
    const outages = warn.mock.calls.filter(([fields]) => (fields as unknown as { call?: string }).call === "city");
    expect(outages.map(([fields]) => fields)).toEqual(
      Array(3).fill(expect.objectContaining({ call: "city", kind: "failed", status })),
    );
    upstream.says({}, 500);
    expect(await ask()).toBe("One");
    named("Two");
    later(MINUTE);
    expect(await ask()).toBe("Two");
    warn.mockRestore();
  });

  it("that fails is one line a minute in the log", async () => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    upstream.says({ message: "Forbidden" }, 403);
    for (let at = 0; at < 8; at++) {
      await ask().catch(() => undefined);
      later(10_000);
    }
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  it("that lists no city is none while cities are known, also of another language", async () => {
    const list = (language: string, onStale?: () => void) =>
      createUpstream({ baseUrl: upstream.url, language, requestId: "r", onStale })
        .cities({})
        .then(({ cities }) => cities.map(({ alias }) => alias));
    upstream.says({ cities: [], big_cities: [] });
    expect(await list("en"), "nothing is known").toEqual([]);
    upstream.says({ cities: [brief], big_cities: [] });
    expect(await list("en"), "an empty list is not kept").toEqual(["spb"]);
    upstream.says({ cities: [], big_cities: [] });
    const onStale = vi.fn();
    expect(await list("ru", onStale)).toEqual(["spb"]);
    later(10 * MINUTE);
    expect(await list("en", onStale)).toEqual(["spb"]);
    expect(onStale).toHaveBeenCalledTimes(2);
  });

  it("is asked for again when the upstream's clock was set", async () => {
    named("One");
    await ask();
    upstream.says({ shops: [] }, 200, { Date: new Date(now + 24 * HOUR).toUTCString() });
    await createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r" }).shops({ city_id: 1 });
    named("Two");
    expect(await ask()).toBe("Two");
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

describe("how long an answer counts", () => {
  const city: CachedCall = { name: "city", baseUrl: "http://one", language: "en", fields: { alias: "spb" }, reuse: 60 };
  const asked = vi.fn<() => Promise<unknown>>();
  const visitor = (left = Infinity, call = city) =>
    cachedAnswer(call, asked, () => left).then(
      ({ answer, outdated }) => (outdated ? `${String(answer)}, outdated` : answer),
      ({ kind }: { kind: string }) => kind,
    );
  const says = (answer: string) => asked.mockImplementation(() => Promise.resolve(answer));
  const fails = (kind: FailureKind) =>
    asked.mockImplementation(() => Promise.reject(new UpstreamFailure(kind, "city")));
  const hangs = () => {
    let end: (answer: string) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
    return (answer: string) => end(answer);
  };
  /** What a visitor has got so far. */
  const watch = (visit: Promise<unknown>) => {
    const seen: unknown[] = [];
    void visit.then((answer) => seen.push(answer));
    return seen;
  };
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    forgetAnswers();
    asked.mockReset();
    vi.useFakeTimers();
  });

  it("is exactly as long as it may be reused", async () => {
    says("One");
    await visitor();
    says("Two");
    await pass(59_999);
    expect(await visitor()).toBe("One");
    await pass(1);
    expect(await visitor()).toBe("Two");
  });

  it("ends when this machine's clock is set back: its age is not known any more", async () => {
    says("One");
    await visitor();
    vi.setSystemTime(Date.now() - HOUR);
    says("Two");
    expect(await visitor()).toBe("Two");
  });

  it.each<FailureKind>(["failed", "unreachable", "timeout", "broken", "limited"])(
    "is longer while the upstream is %s: it is asked every 5 s",
    async (kind) => {
      says("One");
      await visitor();
      await pass(2 * MINUTE);
      fails(kind);
      expect(await visitor()).toBe("One, outdated");
      await pass(4_999);
      expect(await visitor()).toBe("One, outdated");
      expect(asked).toHaveBeenCalledTimes(2);
      await pass(1);
      expect(await visitor()).toBe("One, outdated");
      expect(asked).toHaveBeenCalledTimes(3);
      says("Two");
      await pass(5_000);
      expect(await visitor()).toBe("Two");
    },
  );

  it("is 12 hours at most", async () => {
    says("One");
    await visitor();
    fails("failed");
    await pass(12 * HOUR - 1);
    expect(await visitor()).toBe("One, outdated");
    await pass(5_000);
    expect(await visitor()).toBe("failed");
    expect(await visitor(Infinity, { ...city, language: "ru" }), "no stand-in either").toBe("failed");
  });

  it("is another 0.4 s while a new one is on its way, and not that for each visitor", async () => {
    says("One");
    await visitor();
    await pass(2 * MINUTE);
    const end = hangs();
    const first = watch(visitor());
    await pass(300);
    const second = watch(visitor());
    await pass(99);
    expect([first, second]).toEqual([[], []]);
    await pass(1);
    expect([first, second]).toEqual([["One"], ["One"]]);
    const late = watch(visitor());
    await pass(1);
    expect(late, "does not wait").toEqual(["One"]);
    expect(asked).toHaveBeenCalledTimes(2);
    end("Two");
    await pass(0);
    expect(await visitor()).toBe("Two");
  });

  it("is nothing to a visitor who has less time", async () => {
    says("One");
    await visitor();
    await pass(2 * MINUTE);
    hangs();
    const hasty = watch(visitor(50));
    await pass(50);
    expect(hasty).toEqual(["One"]);
  });

  it("of a first one is waited for as long as the visitor has", async () => {
    const end = hangs();
    const [patient, hasty] = [watch(visitor()), watch(visitor(3_000))];
    await pass(3_000);
    expect([patient, hasty]).toEqual([[], ["timeout"]]);
    end("One");
    await pass(0);
    expect(patient).toEqual(["One"]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("that hangs is asked for again after 4 s, by one visitor for all", async () => {
    const endFirst = hangs();
    watch(visitor());
    await pass(3_999);
    watch(visitor());
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(1);
    await pass(1);
    const endSecond = hangs();
    const again = watch(visitor());
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(2);
    endFirst("late");
    await pass(0);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    const third = watch(visitor());
    endSecond("One");
    await pass(0);
    expect([again, third]).toEqual([["One"], ["One"]]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is not decided by an error of our own", async () => {
    asked.mockRejectedValue(new TypeError("a defect"));
    await expect(cachedAnswer(city, asked, () => Infinity)).rejects.toThrow("a defect");
  });
});

describe("an answer that stands in for another", () => {
  const base: CachedCall = { name: "products", baseUrl: "http://one", language: "en", fields: {}, reuse: 60 };
  const menu = (fields: Record<string, unknown>, more: Partial<CachedCall> = {}): CachedCall => ({
    ...base,
    ...more,
    fields: { city_id: 1, ...fields },
  });
  const known = (call: CachedCall, answer: unknown) =>
    cachedAnswer(
      call,
      () => Promise.resolve(answer),
      () => Infinity,
    );
  const during = (call: CachedCall, kind: FailureKind = "failed") =>
    cachedAnswer(
      call,
      () => Promise.reject(new UpstreamFailure(kind, call.name)),
      () => Infinity,
    ).then(
      ({ answer, outdated }) => [answer, outdated],
      ({ kind }: { kind: string }) => kind,
    );
  beforeEach(() => forgetAnswers());

  it("is the one that is most alike, whichever came first", async () => {
    await known(menu({ order_type: "delivery", delivery_zone_id: 4 }), "delivery");
    await known(menu({ order_type: "takeaway", shop_id: 8 }), "another shop");
    await known(menu({ order_type: "takeaway", shop_id: 9 }, { language: "ru" }), "в том же");
    await known(menu({ order_type: "delivery", delivery_zone_id: 5 }), "delivery elsewhere");
    expect(await during(menu({ order_type: "takeaway", shop_id: 9 }))).toEqual(["another shop", true]);
    expect(await during(menu({ order_type: "takeaway", shop_id: 9 }, { language: "tr" }))).toEqual(["в том же", true]);
  });

  it("is none that the upstream has called wrong, and none of another call or upstream", async () => {
    await known(menu({ shop_id: 8 }), "another shop");
    expect(await during(menu({ shop_id: 9 }), "refused")).toBe("refused");
    expect(await during(menu({ shop_id: 9 }), "limited")).toEqual(["another shop", true]);
    expect(await during(menu({ shop_id: 9 }, { baseUrl: "http://two" }))).toBe("failed");
    expect(await during(menu({ shop_id: 9 }, { name: "shops" }))).toBe("failed");
  });

  it.each<[CachedCall["name"], Record<string, unknown>, Record<string, unknown>, boolean]>([
    ["cities", {}, {}, true],
    ["city", { alias: "spb" }, { alias: "spb" }, true],
    ["city", { alias: "spb" }, { alias: "kazan" }, false],
    ["shops", { city_id: 1 }, { city_id: 1 }, true],
    ["shops", { city_id: 1 }, { city_id: 2 }, false],
    ["paymentTypes", { city_id: 1, order_type: "delivery" }, { city_id: 1, order_type: "delivery" }, true],
    ["paymentTypes", { city_id: 1, order_type: "delivery" }, { city_id: 1, order_type: "takeaway" }, false],
    ["paymentTypes", { city_id: 1, order_type: "delivery" }, { city_id: 2, order_type: "delivery" }, false],
    ["geocodeAddress", { address: "Nevsky, 1" }, { address: "Nevsky, 1" }, false],
  ])("of %s %j for %j in another language: %s", async (name, had, wanted, stands) => {
    const russian = name === "cities" ? { cities: ["Казань"], big_cities: [] } : "in Russian";
    await known({ ...base, name, language: "ru", fields: had }, russian);
    expect(await during({ ...base, name, fields: wanted })).toEqual(stands ? [russian, true] : "failed");
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

it("a visitor's time ends, and the call goes on for those who come later", async () => {
  let end = () => {};
  // The call may arrive after the visitor's time is over.
  const isOver = new Promise<void>((resolve) => (end = resolve));
  upstream.answer = (response) => void isOver.then(() => response.end(JSON.stringify({ city: petersburg })));
  const hasty = createUpstream({ baseUrl: upstream.url, language: "en", requestId: "r", deadline: new Deadline(50) });
  await expect(hasty.city({ alias: "spb" })).rejects.toMatchObject({ kind: "timeout" });
  end();
  expect(await ask()).toBe("Saint Petersburg");
  expect(calls()).toBe(1);
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
  const sharedBytes = () =>
    (["answers", "suggestions"] as const).reduce((sum, name) => sum + (metrics.caches.get(name)?.().bytes ?? 0), 0);

  it("is counted by the characters of the JSON, four bytes each, and is free again", async () => {
    forgetAnswers();
    expect(sharedBytes()).toBe(0);
    for (const name of ["products", "geocodeAddress"] as const) {
      const before = sharedBytes();
      await cachedAnswer(call(name, { shop_id: 1 }), fetchBig, () => Infinity);
      expect(sharedBytes() - before).toBeGreaterThanOrEqual(4 * 200_000);
      expect(sharedBytes() - before).toBeLessThan(4 * 201_000);
    }
    forgetAnswers();
    expect(sharedBytes()).toBe(0);
  });

  it("holds no more than its bound, whatever is asked for", async () => {
    for (let shop_id = 1; shop_id <= 120; shop_id++)
      await cachedAnswer(call("products", { shop_id }), fetchBig, () => Infinity);
    expect(sharedBytes()).toBeGreaterThan(40_000_000);
    expect(sharedBytes()).toBeLessThan(70_000_000);
  });

  it("keeps a menu while more suggestions come and go than the memory of menus would hold", async () => {
    await cachedAnswer(call("products", { shop_id: 1 }), fetchBig, () => Infinity);
    for (let house = 0; house < 120; house++)
      await cachedAnswer(call("geocodeAddress", { address: `Nevsky, ${house}` }), fetchBig, () => Infinity);
    await expect(cachedAnswer(call("products", { shop_id: 1 }), never, () => Infinity)).resolves.toMatchObject({
      outdated: false,
    });
  });
});
