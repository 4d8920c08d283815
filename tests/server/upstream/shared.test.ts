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
  it("is one call for many who ask at once, and for those who ask soon after", async () => {
    named("One");
    expect(new Set(await Promise.all(Array.from({ length: 30 }, () => ask())))).toEqual(new Set(["One"]));
    later(30_000);
    await ask();
    expect(calls()).toBe(1);
  });

  it("is kept for each language by itself", async () => {
    named("One");
    await ask("en");
    named("Два");
    expect(await ask("ru")).toBe("Два");
    expect(await ask("en")).toBe("One");
    expect(calls()).toBe(2);
  });

  it("is given old while it is fetched anew", async () => {
    named("One");
    await ask();
    named("Two");
    later(5 * MINUTE);
    expect(await ask()).toBe("One");
    await vi.waitUntil(async () => (await ask()) === "Two");
    expect(calls()).toBe(2);
  });

  it("is given old for hours while the upstream is down, and says so", async () => {
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

  it("is not called old while it is fresh", async () => {
    named("One");
    await ask();
    later(30_000);
    const onStale = vi.fn();
    await ask("en", onStale);
    expect(onStale).not.toHaveBeenCalled();
  });

  it("is not given for a day", async () => {
    named("One");
    await ask();
    upstream.says({}, 500);
    later(26 * HOUR);
    await expect(ask()).rejects.toMatchObject({ kind: "failed" });
  });

  it("that failed is asked for again by the next visitor", async () => {
    upstream.says({}, 500);
    await expect(ask()).rejects.toMatchObject({ kind: "failed" });
    named("One");
    expect(await ask()).toBe("One");
  });

  it("that breaks the contract does not replace a good one", async () => {
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
