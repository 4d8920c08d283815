import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockJumps, forgetClocks, readClock, upstreamNow } from "../../../server/upstream/clock";

const MINUTE = 60_000;
const noon = Date.parse("2026-11-22T12:00:00Z");

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: noon }));
afterEach(() => {
  vi.useRealTimers();
  forgetClocks();
});

const hear = (date: string | number, headers: Record<string, string> = {}, upstream = "http://one") =>
  readClock(
    upstream,
    new Headers({ Date: typeof date === "number" ? new Date(date).toUTCString() : date, ...headers }),
  );
const ahead = (upstream = "http://one") => upstreamNow(upstream) - Date.now();

describe("the upstream's clock", () => {
  it("is this machine's until an answer says more", () => {
    expect(ahead()).toBe(0);
    hear("yesterday, about noon");
    readClock("http://one", new Headers());
    expect(ahead()).toBe(0);
  });

  it("is within a second of the first answer's date", () => {
    hear(noon + 90_000);
    // Its date has no fraction of a second.
    expect(ahead()).toBeGreaterThan(90_000);
    expect(ahead()).toBeLessThan(91_000);
  });

  it("follows small differences slowly: one late answer moves no minute", () => {
    hear(noon);
    hear(noon + MINUTE);
    expect(ahead()).toBeLessThan(MINUTE / 5);
    for (let answer = 0; answer < 60; answer++) hear(noon + MINUTE);
    expect(Math.abs(ahead() - MINUTE)).toBeLessThan(1_000);
    expect(clockJumps("http://one")).toBe(0);
  });

  it.each([
    ["two minutes ahead is still followed", 120_000, 0],
    ["a second more is set", 121_000, 1],
    ["two minutes behind is still followed", -120_000, 0],
    ["a second less is set", -121_000, 1],
  ])("%s", (_, difference, jumps) => {
    hear(noon);
    hear(noon + difference);
    expect(clockJumps("http://one")).toBe(jumps);
  });

  it("was set once more each time that it jumps, and is followed after that", () => {
    hear(noon + 60 * MINUTE);
    hear(noon);
    hear(noon + MINUTE);
    expect(clockJumps("http://one")).toBe(2);
    expect(ahead()).toBeLessThan(MINUTE / 5);
  });

  it.each([
    ["tomorrow", 24 * 60 * MINUTE],
    ["yesterday", -24 * 60 * MINUTE],
    ["three minutes later", 3 * MINUTE],
  ])("that was set is taken at once: %s", (_, difference) => {
    hear(noon);
    hear(noon + difference);
    expect(Math.abs(ahead() - difference)).toBeLessThan(1_000);
    expect(clockJumps("http://one")).toBe(1);
  });

  it("is not that of another upstream", () => {
    hear(noon + 24 * 60 * MINUTE, {}, "http://two");
    expect(ahead("http://one")).toBe(0);
    expect(ahead("http://two")).toBeGreaterThan(0);
  });

  it("is not the date of an answer that a cache has kept", () => {
    hear(noon - 10 * MINUTE, { Age: "600" });
    expect(Math.abs(ahead())).toBeLessThan(1_000);
    hear(noon, { Age: "unknown" });
    expect(Math.abs(ahead())).toBeLessThan(1_000);
  });
});
