import { describe, expect, it } from "vitest";
import {
  addDays,
  cityInstant,
  cityTime,
  fittingTimeZone,
  formatMinutes,
  hoursFromUtc,
  isDate,
  isTimeZone,
  weekdayOf,
} from "../../rules/city-time";

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
    expect(cityTime(Date.parse(now), { timezone })).toEqual({ date, weekday, minute });
    expect(cityInstant(date, minute, { timezone })).toBe(Math.floor(Date.parse(now) / 60_000) * 60_000);
  });
  it.each([
    [NaN, 3],
    [0, NaN],
    [Infinity, 0],
  ])("refuses %d at %d", (now, timezone) => expect(() => cityTime(now, { timezone })).toThrow(RangeError));
});

it("cityInstant goes on past midnight", () =>
  expect(cityInstant("2026-11-21", 1500, { timezone: 3 })).toBe(Date.parse("2026-11-21T22:00:00Z")));

describe("a city with a time zone", () => {
  it.each([
    ["an order of last summer", "Europe/Berlin", "2026-07-01T16:00:00Z", "2026-07-01", 1080],
    ["now, in winter", "Europe/Berlin", "2026-11-25T17:00:00Z", "2026-11-25", 1080],
    ["before clocks go forward", "Europe/Berlin", "2026-03-29T00:59:59Z", "2026-03-29", 119],
    ["once they went forward", "Europe/Berlin", "2026-03-29T01:00:00Z", "2026-03-29", 180],
    ["before clocks go back", "Europe/Kyiv", "2026-10-25T00:59:59Z", "2026-10-25", 239],
    ["once they went back", "Europe/Kyiv", "2026-10-25T01:00:00Z", "2026-10-25", 180],
    ["midnight in summer", "Europe/Berlin", "2026-06-30T22:00:00Z", "2026-07-01", 0],
    ["without summer time", "Europe/Istanbul", "2026-07-01T16:00:00Z", "2026-07-01", 1140],
    ["of a half hour", "Asia/Kolkata", "2026-07-01T16:00:00Z", "2026-07-01", 1290],
    ["before 1970", "Europe/Berlin", "1969-12-31T23:00:00Z", "1970-01-01", 0],
  ])("%s, %s", (_, time_zone, at, date, minute) => {
    expect(cityTime(Date.parse(at), { timezone: 9, time_zone })).toMatchObject({ date, minute });
  });

  it.each([
    ["in summer", "2026-07-01", 1080, "2026-07-01T16:00:00Z"],
    ["in winter", "2026-11-25", 1080, "2026-11-25T17:00:00Z"],
    ["the last minute of winter time", "2026-03-29", 119, "2026-03-29T00:59:00Z"],
    ["a time that clocks skip", "2026-03-29", 150, "2026-03-29T01:30:00Z"],
    ["the first of summer time", "2026-03-29", 180, "2026-03-29T01:00:00Z"],
    ["midnight of the day on which clocks go forward", "2026-03-29", 0, "2026-03-28T23:00:00Z"],
    ["a shift into the night of that day", "2026-03-28", 1620, "2026-03-29T01:00:00Z"],
    ["the first of two", "2026-10-25", 150, "2026-10-25T00:30:00Z"],
    ["after the second", "2026-10-25", 180, "2026-10-25T02:00:00Z"],
    ["a shift into the night of both", "2026-10-24", 1620, "2026-10-25T02:00:00Z"],
  ])("the instant of %s", (_, date, minute, at) =>
    expect(new Date(cityInstant(date, minute, { time_zone: "Europe/Berlin" })).toISOString()).toBe(
      at.replace("Z", ".000Z"),
    ),
  );

  it.each([undefined, null, ""])("keeps to the hours where the zone is %j", (time_zone) =>
    expect(cityTime(Date.parse("2026-07-01T16:00:00Z"), { timezone: 1, time_zone }).minute).toBe(1020),
  );

  it.each([
    ["Europe/Berlin", "2026-07-01", 2],
    ["Europe/Berlin", "2026-12-01", 1],
    ["Asia/Kathmandu", "2026-12-01", 5.75],
    ["America/St_Johns", "2026-12-01", -3.5],
  ])("%s on %s is %d hours from UTC", (zone, date, hours) =>
    expect(hoursFromUtc(Date.parse(`${date}T12:00:00Z`), zone)).toBe(hours),
  );

  it.each([
    ["Europe/Berlin", true],
    ["Europe/Kyiv", true],
    ["UTC", true],
    ["Mars/Olympus", false],
    ["", false],
    ["Europe/Berlin; drop", false],
  ])("%j is one: %s", (text, known) => expect(isTimeZone(text)).toBe(known));

  it.each([
    ["the hours are those of the zone", "Europe/Berlin", 1, "2026-11-25", "Europe/Berlin"],
    ["in summer, too", "Europe/Berlin", 2, "2026-07-01", "Europe/Berlin"],
    ["the upstream knows no summer time", "Europe/Berlin", 1, "2026-07-01", undefined],
    ["the upstream lives elsewhere", "Europe/Berlin", 3, "2026-11-25", undefined],
    ["nobody names one", undefined, 3, "2026-11-25", undefined],
  ])("somebody else's zone counts where it fits: %s", (_, zone, timezone, date, expected) =>
    expect(fittingTimeZone(zone, timezone, Date.parse(`${date}T12:00:00Z`))).toBe(expected),
  );
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
      expect(() => cityInstant(date, 0, { timezone: 0 })).toThrow(RangeError);
    },
  );
});

it.each(["2026-11-21", "2024-02-29", "0001-01-01"])("%s is a date", (date) => expect(isDate(date)).toBe(true));

it.each([
  [0, "00:00"],
  [5, "00:05"],
  [600, "10:00"],
  [1439, "23:59"],
  [1440, "00:00"],
  [1500, "01:00"],
  [-30, "23:30"],
  [90.9, "01:30"],
])("formatMinutes %d is %s", (minute, text) => expect(formatMinutes(minute)).toBe(text));
