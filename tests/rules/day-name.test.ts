import { describe, expect, it } from "vitest";
import { cityTime } from "../../rules/city-time";
import { dayName, needsNoDay } from "../../rules/day-name";

/** A clock time of November 2026, in a city three hours east of Greenwich. */
const at = (text: string) => cityTime(Date.parse(`2026-11-${text.replace(" ", "T")}:00+03:00`), { timezone: 3 });

it.each([
  ["20:30 of the same evening", "23 18:00", "23 20:30", "today"],
  ["noon of the next day", "23 18:00", "24 12:00", "tomorrow"],
  ["the day after", "23 18:00", "25 12:00", "date"],
  ["an earlier day", "23 18:00", "22 12:00", "date"],
  ["half past midnight, in the evening before", "23 23:50", "24 00:30", "date"],
  ["03:59 of the next day", "23 18:00", "24 03:59", "date"],
  ["04:00 of the next day", "23 18:00", "24 04:00", "tomorrow"],
  ["02:00 at 00:10, as in a shop that is open all day and night", "24 00:10", "24 02:00", "date"],
  ["the same morning, at 01:30", "24 01:30", "24 11:00", "date"],
  ["the next calendar day, at 01:30", "24 01:30", "25 11:00", "date"],
  ["the same morning, at 03:59", "24 03:59", "24 11:00", "date"],
  ["the same morning, at 04:00", "24 04:00", "24 11:00", "today"],
  ["the next morning, at 04:00", "24 04:00", "25 11:00", "tomorrow"],
] as const)("%s", (_, now, moment, name) => expect(dayName(at(moment), at(now))).toBe(name));

it.each([
  ["today", "23 18:00", "2026-11-23", "today"],
  ["tomorrow", "23 18:00", "2026-11-24", "tomorrow"],
  ["tomorrow, over the end of a month", "30 18:00", "2026-12-01", "tomorrow"],
  ["the calendar's day in the night", "24 03:59", "2026-11-24", "date"],
  ["the calendar's day once the night is over", "24 04:00", "2026-11-24", "today"],
] as const)("a whole day: %s", (_, now, date, name) => expect(dayName({ date }, at(now))).toBe(name));

describe("needsNoDay", () => {
  it.each([
    ["later today", "2026-12-01T18:30", "2026-12-01T12:00", true],
    ["tomorrow", "2026-12-02T10:30", "2026-12-01T23:00", false],
    ["at night, of the same night", "2026-12-01T01:10", "2026-12-01T00:45", true],
    ["at night, of the day after it", "2026-12-01T10:30", "2026-12-01T00:45", false],
    ["before midnight, of the night after it", "2026-12-02T00:30", "2026-12-01T23:50", false],
    ["in the day, of the night before", "2026-12-01T00:30", "2026-12-01T10:00", true],
  ])("%s", (_, moment, now, plain) => {
    const utc = (text: string) => cityTime(Date.parse(`${text}:00Z`), { timezone: 0 });
    expect(needsNoDay(utc(moment), utc(now))).toBe(plain);
  });
});
