import { describe, expect, it } from "vitest";
import { addDays, cityInstant, cityTime, formatMinutes, isDate, weekdayOf } from "../../rules/city-time";

describe("cityTime", () => {
  it.each([
    ["2026-11-21T09:00:00Z", 3, "2026-11-21", 6, 720],
    ["2026-11-21T21:00:00Z", 3, "2026-11-22", 7, 0],
    ["2026-11-21T20:59:59.999Z", 3, "2026-11-21", 6, 1439],
    ["2026-12-31T23:30:00Z", 1, "2027-01-01", 5, 30],
    ["2026-11-21T00:10:00Z", -3.5, "2026-11-20", 5, 1240],
    ["2026-11-21T00:00:00Z", 5.75, "2026-11-21", 6, 345],
    ["2024-02-28T23:00:00Z", 2, "2024-02-29", 4, 60],
    ["1969-12-31T23:59:00Z", 0, "1969-12-31", 3, 1439],
  ])("%s at %d", (now, timezone, date, weekday, minute) => {
    expect(cityTime(Date.parse(now), timezone)).toEqual({ date, weekday, minute });
    expect(cityInstant(date, minute, timezone)).toBe(Math.floor(Date.parse(now) / 60_000) * 60_000);
  });
  it.each([
    [NaN, 3],
    [0, NaN],
    [Infinity, 0],
  ])("refuses %d at %d", (now, timezone) => expect(() => cityTime(now, timezone)).toThrow(RangeError));
});

describe("cityInstant", () => {
  it("goes on past midnight", () =>
    expect(cityInstant("2026-11-21", 1500, 3)).toBe(Date.parse("2026-11-21T22:00:00Z")));
});

describe("dates", () => {
  it.each([
    ["2026-11-16", 1],
    ["2026-11-21", 6],
    ["2026-11-22", 7],
  ])("%s is weekday %d", (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
  it.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-11-21", 0, "2026-11-21"],
  ])("%s and %d days is %s", (date, days, other) => expect(addDays(date, days)).toBe(other));
  it.each(["", "2026-02-30", "2026-13-01", "21.11.2026", "2026-1-1", "2026-11-21T00:00", "__proto__"])(
    "%j is none",
    (date) => {
      expect(isDate(date)).toBe(false);
      expect(() => weekdayOf(date)).toThrow(RangeError);
      expect(() => addDays(date, 1)).toThrow(RangeError);
      expect(() => cityInstant(date, 0, 0)).toThrow(RangeError);
    },
  );
});

it.each(["2026-11-21", "2024-02-29", "0001-01-01"])("%s is a date", (date) => expect(isDate(date)).toBe(true));

describe("formatMinutes", () => {
  it.each([
    [0, "00:00"],
    [5, "00:05"],
    [600, "10:00"],
    [1439, "23:59"],
    [1440, "00:00"],
    [1500, "01:00"],
    [-30, "23:30"],
    [90.9, "01:30"],
  ])("%d is %s", (minute, text) => expect(formatMinutes(minute)).toBe(text));
});
