import "../../support/app/route";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUpstream } from "../../../server/upstream/client";
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

  it("is served stale while it is refreshed", async () => {
    named("One");
    await ask();
    named("Two");
    later(5 * MINUTE);
    expect(await ask()).toBe("One");
    await vi.waitUntil(async () => (await ask()) === "Two");
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
    await vi.waitUntil(() => calls() === 2);
    expect(await ask()).toBe("One");
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

  it("is not replaced by one that breaks the contract", async () => {
    named("One");
    await ask();
    upstream.says({ city: { name: 7 } });
    later(5 * MINUTE);
    await ask();
    await vi.waitUntil(() => calls() === 2);
    later(5 * MINUTE);
    expect(await ask()).toBe("One");
  });
});
