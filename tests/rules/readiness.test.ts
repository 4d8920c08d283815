import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, cityTime, type CityClock } from "../../rules/city-time";
import { dayName } from "../../rules/day-name";
import { readiness, type KnownSlot } from "../../rules/readiness";
import { currentWorkingDay, isOpen, orderPeriods, type Period, type Schedule } from "../../rules/schedule";

const hours = (...periods: [number, number][]): Period[] => periods.map(([from, to]) => ({ from, to }));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const daily = (working: Period[], orders?: Period[]): Schedule => ({
  default: Object.fromEntries(
    WEEKDAYS.map((day) => [day, { working_minutes: working, ...(orders && { order_minutes: orders }) }]),
  ),
});

/** City time in UTC. 2026-11-30 is a Monday. */
const at = (moment: string, clock: CityClock = { timezone: 0 }) => cityTime(Date.parse(`${moment}:00Z`), clock);
const now = (schedule: Schedule | undefined, moment: string, more: object = {}) =>
  readiness({ isStopped: false, schedule, time: at(moment), ...more });

const DAY: Schedule = daily(hours([600, 1380]), hours([600, 1350]));
/** Open to 01:00, orders to 00:30, as shop 101 of the sandbox. */
const NIGHT = daily(hours([600, 1500]), hours([600, 1470]));
const LATE = daily(hours([600, 1800]));
const ROUND = daily(hours([0, 1440]), hours([0, 1440]));
const LUNCH = daily(hours([600, 840], [960, 1380]));
/** Open all day, but without orders from 14:00 to 16:00. */
const GAP = daily(hours([600, 1380]), hours([600, 840], [960, 1350]));
const DAY_OFF: Schedule = { ...DAY, custom: { "2026-12-01": { working_minutes: [] } } };

describe("by hours alone", () => {
  type Answer = [why: string, isToday: boolean, date: string, minute: number] | number | undefined;
  it.each<[string, Schedule | undefined, string, Answer]>([
    ["before opening", DAY, "2026-11-30T09:59", ["closed", true, "2026-11-30", 600]],
    ["at opening", DAY, "2026-11-30T10:00", 750],
    ["the last minute of orders", DAY, "2026-11-30T22:29", 1],
    ["open, past the last order", DAY, "2026-11-30T22:30", ["over", false, "2026-12-01", 600]],
    ["closed for the night", DAY, "2026-11-30T23:00", ["closed", false, "2026-12-01", 600]],
    ["after midnight, a day shift's day has begun", DAY, "2026-12-01T00:30", ["closed", true, "2026-12-01", 600]],
    ["over midnight, taken", NIGHT, "2026-12-01T00:29", 1],
    ["over midnight, open, past the last order", NIGHT, "2026-12-01T00:45", ["over", false, "2026-12-01", 600]],
    ["over midnight, closed", NIGHT, "2026-12-01T01:05", ["closed", false, "2026-12-01", 600]],
    ["before the night's cut-off", NIGHT, "2026-12-01T03:59", ["closed", false, "2026-12-01", 600]],
    ["from the cut-off on it is the new day", NIGHT, "2026-12-01T04:00", ["closed", true, "2026-12-01", 600]],
    ["beyond 04:00, until it", LATE, "2026-12-01T03:59", 1],
    ["beyond 04:00, from it on", LATE, "2026-12-01T04:00", ["closed", true, "2026-12-01", 600]],
    ["around the clock, before midnight", ROUND, "2026-11-30T23:59", 1441],
    ["around the clock, after midnight", ROUND, "2026-12-01T00:10", 2870],
    ["a break in the day", LUNCH, "2026-11-30T15:00", ["closed", true, "2026-11-30", 960]],
    ["a gap in order hours", GAP, "2026-11-30T14:00", ["pause", true, "2026-11-30", 960]],
    ["before the gap", GAP, "2026-11-30T13:50", 10],
    ["after the gap", GAP, "2026-11-30T16:00", 390],
    ["the evening before a day off", DAY_OFF, "2026-11-30T22:45", ["over", false, "2026-12-02", 600]],
    ["on a day off", DAY_OFF, "2026-12-01T12:00", ["closed", false, "2026-12-02", 600]],
    ["unknown hours: the upstream decides", undefined, "2026-11-30T12:00", undefined],
    ["an empty schedule", {}, "2026-11-30T12:00", undefined],
    [
      "only order hours are known",
      { month: { "2026-11-30": { order_minutes: hours([600, 700]) } } },
      "2026-11-30T11:00",
      40,
    ],
  ])("%s", (_, schedule, moment, answer) => {
    const ready = now(schedule, moment);
    if (!Array.isArray(answer)) return expect(ready).toEqual({ isNow: true, minutesLeft: answer });
    const [why, isToday, date, minute] = answer;
    expect(ready).toEqual({ isNow: false, why, isToday, first: { date, minute } });
  });

  it("of a stopped place there is no time", () =>
    expect(now(DAY, "2026-11-30T12:00", { isStopped: true })).toEqual({
      isNow: false,
      why: "stopped",
      isToday: false,
    }));

  it.each<[string, CityClock, string, string]>([
    ["Berlin, the hour that is skipped", { time_zone: "Europe/Berlin" }, "2027-03-28T00:59", "2027-03-28T01:00"],
    ["Berlin, the hour that comes twice", { time_zone: "Europe/Berlin" }, "2026-10-25T00:59", "2026-10-25T01:00"],
    ["Almaty", { timezone: 5 }, "2026-11-30T19:59", "2026-11-30T20:00"],
    ["half an hour off", { timezone: 5.5 }, "2026-11-30T19:29", "2026-11-30T19:30"],
  ])("the clock is the city's: %s", (_, clock, before, after) => {
    const minute = (moment: string) => at(moment, clock).minute;
    const to = minute(before) + 1 + (minute(before) < 240 ? 1440 : 0);
    const schedule = daily(hours([600, 1680]), hours([600, to]));
    expect(readiness({ isStopped: false, schedule, time: at(before, clock) })).toEqual({ isNow: true, minutesLeft: 1 });
    const isAgain = minute(after) <= minute(before);
    expect(readiness({ isStopped: false, schedule, time: at(after, clock) }).isNow).toBe(isAgain);
  });
});

describe("with the slots of the day", () => {
  const slot = (date: string, minute: number, disabled = false) => ({ start: { date, minute }, disabled });
  const [tonight, full] = [slot("2026-11-30", 1200), slot("2026-11-30", 1200, true)];
  const morning = slot("2026-12-01", 630);
  it.each([
    ["one is free", DAY, "2026-11-30T18:00", [full, tonight], [], { isNow: true, minutesLeft: 270 }],
    ["all are taken", DAY, "2026-11-30T18:00", [full], [], ["full", false, undefined]],
    [
      "all of the night are taken, not those after it",
      NIGHT,
      "2026-12-01T00:10",
      [full],
      [morning],
      ["full", false, morning],
    ],
    ["there is none", DAY, "2026-11-30T18:00", [], [], ["none", false, undefined]],
    ["there is none, the hours are unknown", undefined, "2026-11-30T18:00", [], [], ["none", false, undefined]],
    ["the hours are unknown", undefined, "2026-11-30T18:00", [tonight], [], { isNow: true, minutesLeft: undefined }],
    ["past the last order, after midnight", NIGHT, "2026-12-01T00:45", [], [morning], ["over", false, morning]],
    ["past the last order, yet there is one", DAY, "2026-11-30T22:40", [tonight], [], ["over", true, tonight]],
    [
      "around the clock, and the day's have run out",
      ROUND,
      "2026-11-30T23:30",
      [],
      [],
      { isNow: true, minutesLeft: 1470 },
    ],
    ["around the clock, at noon", ROUND, "2026-11-30T12:00", [], [], ["none", false, undefined]],
    [
      "the night's have run out, the day after begins later",
      NIGHT,
      "2026-12-01T00:10",
      [],
      [morning],
      ["none", false, morning],
    ],
    ["before opening", DAY, "2026-11-30T09:00", [full, tonight], [], ["closed", true, tonight]],
    ["in a gap", GAP, "2026-11-30T15:00", [tonight], [], ["pause", true, tonight]],
  ] as [string, Schedule | undefined, string, KnownSlot[], KnownSlot[], object | [string, boolean, KnownSlot?]][])(
    "%s",
    (_, schedule, moment, today, later, answer) => {
      const ready = now(schedule, moment, { slots: { today, later } });
      if (!Array.isArray(answer)) return expect(ready).toEqual(answer);
      const [why, isToday, first] = answer as [string, boolean, KnownSlot?];
      expect(ready).toEqual({ isNow: false, why, isToday, first: first?.start, slot: first });
    },
  );
});

describe("of any hours at any moment", () => {
  const period = fc
    .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 600 }))
    .map(([from, length]) => ({ from, to: from + length }));
  const periods = fc.array(period, { maxLength: 3 });
  const schedules = fc.tuple(periods, periods, periods).map(([working, orders, special]) => ({
    ...daily(working, orders),
    custom: { "2026-12-01": { working_minutes: special } },
  }));
  const moments = fc.integer({ min: Date.UTC(2026, 10, 29), max: Date.UTC(2026, 11, 3) });

  it("an order is made now exactly in the order hours of the working day, and else the first time is ahead", () =>
    fc.assert(
      fc.property(schedules, moments, (schedule, moment) => {
        const time = cityTime(moment, { timezone: 3 });
        const ready = readiness({ isStopped: false, schedule, time });
        const { date, minute } = currentWorkingDay(schedule, time);
        const takes = orderPeriods(schedule, date).some(({ from, to }) => from <= minute && minute < to);
        expect(ready.isNow).toBe(takes);
        if (ready.isNow) {
          expect(ready.minutesLeft).toBeGreaterThan(0);
          return;
        }
        expect(ready.why === "closed").toBe(!isOpen(schedule, time));
        if (!ready.first) return;
        const { first } = ready;
        expect(`${first.date} ${String(first.minute).padStart(4, "0")}`).toSatisfy(
          (next: string) => next > `${time.date} ${String(time.minute).padStart(4, "0")}`,
        );
        // The name of its day is the calendar's: "tomorrow" is the day after the visitor's today.
        if (dayName(first, time) === "tomorrow") expect(first.date).toBe(addDays(time.date, 1));
        if (dayName(first, time) === "today") expect(first.date).toBe(time.date);
      }),
    ));
});
