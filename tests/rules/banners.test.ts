import { describe, expect, it } from "vitest";
import { isShowTime } from "../../rules/banners";
import { cityTime } from "../../rules/city-time";

/** Half past two in the afternoon. */
const now = { date: "2026-11-21", weekday: 6, minute: 14 * 60 + 30 };
const at = (date: string, time?: string | null) => ({ date, time });

describe("isShowTime", () => {
  it.each([
    ["none", undefined, true],
    ["null", null, true],
    ["open on both ends", {}, true],
    ["null on both ends", { from: null, to: null }, true],
    ["begun", { from: at("2026-11-01") }, true],
    ["begun today", { from: at("2026-11-21") }, true],
    ["beginning tomorrow", { from: at("2026-11-22") }, false],
    ["beginning this minute", { from: at("2026-11-21", "14:30") }, true],
    ["beginning in a minute", { from: at("2026-11-21", "14:31") }, false],
    ["ending today", { to: at("2026-11-21") }, true],
    ["ended yesterday", { to: at("2026-11-20") }, false],
    ["ended yesterday at the last minute", { to: at("2026-11-20", "23:59") }, false],
    ["in its last minute", { to: at("2026-11-21", "14:30") }, true],
    ["a minute over", { to: at("2026-11-21", "14:29") }, false],
    ["this month", { from: at("2026-11-01", "00:00"), to: at("2026-11-30", "23:59") }, true],
    ["last month", { from: at("2026-10-01"), to: at("2026-10-31") }, false],
    ["a year ago", { from: at("2025-11-01"), to: at("2025-11-30") }, false],
    ["ending before it begins", { from: at("2026-12-01"), to: at("2026-11-01") }, false],
    ["with seconds", { from: at("2026-11-21", "14:30:00"), to: at("2026-11-21", "14:30:59") }, true],
    ["with hours of one figure", { to: at("2026-11-21", "9:00") }, false],
    ["until midnight of the day", { to: at("2026-11-21", "24:00") }, true],
    ["of an empty time", { from: at("2026-11-21", ""), to: at("2026-11-21", "") }, true],
    ["of no date", { from: at("soon"), to: at("21.11.2020") }, true],
    ["of more than a date", { from: at("x2026-11-22"), to: at("2020-11-21x") }, true],
    ["of a date with more after it", { from: at("2026-11-22x") }, true],
    ["of a time with more before it", { from: at("2026-11-22", "x9:00") }, true],
    ["of no time of day", { from: at("2026-11-22", "noon") }, true],
  ])("of a show time %s is what it says", (_, show, expected) => expect(isShowTime(show, now)).toBe(expected));

  it("goes by the city's clock", () => {
    const lastDay = { to: at("2026-11-30") };
    const evening = Date.parse("2026-11-30T21:30:00Z");
    expect(isShowTime(lastDay, cityTime(evening, { timezone: 1 }))).toBe(true);
    expect(isShowTime(lastDay, cityTime(evening, { timezone: 3 }))).toBe(false);
  });
});
