import { describe, expect, it } from "vitest";
import { cityTime } from "../../rules/city-time";
import {
  dayHours,
  hasHours,
  isLastHour,
  isOpen,
  lastHourLeft,
  lastOrderMinute,
  latePickup,
  minutesToClosing,
  nextOpening,
  orderPeriods,
  currentWorkingDay,
  workingPeriods,
  type Period,
  type Schedule,
} from "../../rules/schedule";

const hours = (...periods: [number, number][]): Period[] => periods.map(([from, to]) => ({ from, to }));
const weekly = (days: Record<number, Period[]>): Schedule["default"] =>
  Object.fromEntries(Object.entries(days).map(([day, working_minutes]) => [day, { working_minutes }]));
const everyDay = (periods: Period[]) =>
  weekly({ 1: periods, 2: periods, 3: periods, 4: periods, 5: periods, 6: periods, 7: periods });
/** City time in UTC; 2026-11-21 is a Saturday. */
const at = (date: string, clock: string) => cityTime(Date.parse(`${date}T${clock}:00Z`), { timezone: 0 });

const plain: Schedule = { default: everyDay(hours([600, 1380])) };
const night: Schedule = { default: weekly({ 5: hours([600, 1560]), 6: hours([600, 1500]), 7: hours([660, 1320]) }) };
const midnight: Schedule = { default: everyDay(hours([600, 1440])) };
const round: Schedule = { default: everyDay(hours([0, 1440])) };
/** Around the clock on Saturday only. */
const weekend: Schedule = {
  default: weekly({ 5: hours([600, 1440]), 6: hours([0, 1440]), 7: hours([600, 1320]) }),
};
const lunch: Schedule = { default: everyDay(hours([960, 1380], [600, 840])) };
const late: Schedule = { default: everyDay(hours([600, 1800])) };
const holiday: Schedule = {
  ...plain,
  custom: { "2026-11-21": { working_minutes: [] }, "2026-11-22": { working_minutes: hours([720, 900]) } },
};
const shut: Schedule = {};

describe("workingPeriods", () => {
  it.each([
    ["the weekday's", plain, "2026-11-21", hours([600, 1380])],
    ["no hours on that weekday", night, "2026-11-19", []],
    ["the date's own over the weekday's", holiday, "2026-11-22", hours([720, 900])],
    ["a holiday", holiday, "2026-11-21", []],
    ["sorted", lunch, "2026-11-21", hours([600, 840], [960, 1380])],
    ["cut at 04:00", late, "2026-11-21", hours([600, 1680])],
    [
      "the month's where nothing else is said",
      { month: { "2026-11-21": { order_minutes: hours([600, 700]) } } },
      "2026-11-21",
      hours([600, 700]),
    ],
    ["a custom day that says nothing", { ...plain, custom: { "2026-11-21": {} } }, "2026-11-21", hours([600, 1380])],
    [
      "the month's over the weekday's",
      { ...plain, month: { "2026-11-21": { working_minutes: hours([700, 800]) } } },
      "2026-11-21",
      hours([700, 800]),
    ],
    ["nothing", shut, "2026-11-21", []],
    ["nulls", { default: null, custom: null, month: null }, "2026-11-21", []],
    [
      "nonsense",
      {
        default: everyDay([
          { from: 900, to: 800 },
          { from: 900, to: 900 },
          { from: NaN, to: 900 },
          { from: -60, to: 60 },
        ]),
      },
      "2026-11-21",
      hours([0, 60]),
    ],
  ] satisfies [string, Schedule, string, Period[]][])(
    "of a date, the working hours: %s",
    (_, schedule, date, periods) => expect(workingPeriods(schedule, date)).toEqual(periods),
  );
  it("refuses what is no date", () => expect(() => workingPeriods(plain, "tomorrow")).toThrow(RangeError));
});

describe("orderPeriods and lastOrderMinute", () => {
  const month = { "2026-11-21": { order_minutes: hours([600, 1320]) } };
  const weekday = { 6: { working_minutes: hours([600, 1380]), order_minutes: hours([610, 1300]) } };
  it.each([
    ["working hours", plain, hours([600, 1380]), 1379],
    ["the month's", { ...plain, month }, hours([600, 1320]), 1319],
    ["the month's over the weekday's", { default: weekday, month }, hours([600, 1320]), 1319],
    ["the weekday's", { default: weekday }, hours([610, 1300]), 1299],
    [
      "a date's own hours over the weekday's order hours",
      { default: weekday, custom: { "2026-11-21": { working_minutes: hours([700, 800]) } } },
      hours([700, 800]),
      799,
    ],
    [
      "the month's own hours over the weekday's order hours",
      { default: weekday, month: { "2026-11-21": { working_minutes: hours([700, 800]) } } },
      hours([700, 800]),
      799,
    ],
    [
      "the date's own",
      { default: weekday, month, custom: { "2026-11-21": { order_minutes: hours([700, 800]) } } },
      hours([700, 800]),
      799,
    ],
    ["none on a holiday", { ...holiday, month }, [], undefined],
    ["into the night", night, hours([600, 1500]), 1499],
  ] satisfies [string, Schedule, Period[], number | undefined][])(
    "of a date, the order hours and the last minute of them: %s",
    (_, schedule, periods, last) => {
      expect(orderPeriods(schedule, "2026-11-21")).toEqual(periods);
      expect(lastOrderMinute(schedule, "2026-11-21")).toBe(last);
    },
  );
});

describe("now", () => {
  it.each([
    // what, schedule, date, clock, day's date, minute, open, hours, minutes left
    ["before opening", plain, "2026-11-21", "09:59", "2026-11-21", 599, false, [600, 1380], undefined],
    ["at opening", plain, "2026-11-21", "10:00", "2026-11-21", 600, true, [600, 1380], 780],
    ["the last minute", plain, "2026-11-21", "22:59", "2026-11-21", 1379, true, [600, 1380], 1],
    ["at closing", plain, "2026-11-21", "23:00", "2026-11-21", 1380, false, [600, 1380], undefined],
    [
      "the small hours after a day shift",
      plain,
      "2026-11-21",
      "00:30",
      "2026-11-21",
      30,
      false,
      [600, 1380],
      undefined,
    ],
    ["the small hours of a night shift", night, "2026-11-22", "00:59", "2026-11-21", 1499, true, [600, 1500], 1],
    ["a night shift over", night, "2026-11-22", "01:00", "2026-11-21", 1500, false, [600, 1500], undefined],
    ["the last minute of that night", night, "2026-11-22", "03:59", "2026-11-21", 1679, false, [600, 1500], undefined],
    ["04:00", night, "2026-11-22", "04:00", "2026-11-22", 240, false, [660, 1320], undefined],
    ["after a night shift, a day off", night, "2026-11-23", "00:30", "2026-11-23", 30, false, undefined, undefined],
    ["to 24:00 counts as night", midnight, "2026-11-22", "00:10", "2026-11-21", 1450, false, [600, 1440], undefined],
    ["round the clock, after midnight", round, "2026-11-22", "00:10", "2026-11-22", 10, true, [0, 1440], 2870],
    ["round the clock, before midnight", round, "2026-11-21", "23:59", "2026-11-21", 1439, true, [0, 1440], 1441],
    ["into a day round the clock", weekend, "2026-11-20", "23:30", "2026-11-20", 1410, true, [600, 1440], 1470],
    [
      "its end, before a day with a later opening",
      weekend,
      "2026-11-21",
      "23:30",
      "2026-11-21",
      1410,
      true,
      [0, 1440],
      30,
    ],
    ["before 04:00, longer than the night", late, "2026-11-22", "03:59", "2026-11-21", 1679, true, [600, 1680], 1],
    [
      "after 04:00, longer than the night",
      late,
      "2026-11-22",
      "04:00",
      "2026-11-22",
      240,
      false,
      [600, 1680],
      undefined,
    ],
    ["in the break", lunch, "2026-11-21", "15:00", "2026-11-21", 900, false, [600, 1380], undefined],
    ["before the break", lunch, "2026-11-21", "13:59", "2026-11-21", 839, true, [600, 1380], 1],
    ["after the break", lunch, "2026-11-21", "16:00", "2026-11-21", 960, true, [600, 1380], 420],
    [
      "hours in two parts without a break",
      { default: everyDay(hours([600, 840], [840, 1380])) },
      "2026-11-21",
      "13:59",
      "2026-11-21",
      839,
      true,
      [600, 1380],
      541,
    ],
    ["on a holiday", holiday, "2026-11-21", "12:00", "2026-11-21", 720, false, undefined, undefined],
    [
      "the night into a holiday",
      { ...night, custom: { "2026-11-22": { working_minutes: [] } } },
      "2026-11-22",
      "00:30",
      "2026-11-21",
      1470,
      true,
      [600, 1500],
      30,
    ],
    ["never", shut, "2026-11-21", "12:00", "2026-11-21", 720, false, undefined, undefined],
  ] satisfies [
    string,
    Schedule,
    string,
    string,
    string,
    number,
    boolean,
    [number, number] | undefined,
    number | undefined,
  ][])("%s", (_, schedule, date, clock, dayDate, minute, open, opening, left) => {
    const time = at(date, clock);
    expect(currentWorkingDay(schedule, time)).toMatchObject({ date: dayDate, minute });
    expect(isOpen(schedule, time)).toBe(open);
    expect(dayHours(schedule, time)).toEqual(opening && { opensAt: opening[0], closesAt: opening[1] });
    expect(minutesToClosing(schedule, time)).toBe(left);
  });

  it.each([
    ["later today", plain, "2026-11-21", "09:00", { date: "2026-11-21", minute: 600 }],
    ["tomorrow", plain, "2026-11-21", "23:30", { date: "2026-11-22", minute: 600 }],
    ["after the break", lunch, "2026-11-21", "15:00", { date: "2026-11-21", minute: 960 }],
    ["past a holiday", holiday, "2026-11-20", "23:30", { date: "2026-11-22", minute: 720 }],
    ["after a night", night, "2026-11-22", "02:00", { date: "2026-11-22", minute: 660 }],
    ["past days off", night, "2026-11-22", "23:00", { date: "2026-11-27", minute: 600 }],
    [
      "in two weeks",
      { custom: { "2026-12-05": { working_minutes: hours([600, 700]) } } },
      "2026-11-21",
      "12:00",
      { date: "2026-12-05", minute: 600 },
    ],
    [
      "in more than two weeks",
      { custom: { "2026-12-06": { working_minutes: hours([600, 700]) } } },
      "2026-11-21",
      "12:00",
      undefined,
    ],
    ["never", shut, "2026-11-21", "12:00", undefined],
  ] satisfies [string, Schedule, string, string, unknown][])("opens next: %s", (_, schedule, date, clock, next) =>
    expect(nextOpening(schedule, at(date, clock))).toEqual(next),
  );
});

describe("hasHours", () => {
  const days = { "2026-11-21": {} };
  it.each<[string, Schedule, boolean]>([
    ["of weekdays", { default: { 1: {} } }, true],
    ["of dates", { custom: days }, true],
    ["of a month", { month: days }, true],
    ["of the month beside empty ones", { default: {}, custom: null, month: days }, true],
    ["of none", {}, false],
    ["of nulls", { default: null, custom: null, month: null }, false],
    ["of empty ones", { default: {}, custom: {}, month: {} }, false],
  ])("%s: %s", (_, schedule, has) => expect(hasHours(schedule)).toBe(has));
});

describe("the last work hour", () => {
  const orders: Schedule = { ...plain, month: { "2026-11-21": { order_minutes: hours([600, 1320]) } } };
  const nightOrders: Schedule = { ...night, month: { "2026-11-21": { order_minutes: hours([600, 1441]) } } };
  /** Orders until 00:30, open until 01:00. */
  const short: Schedule = { ...night, month: { "2026-11-21": { order_minutes: hours([600, 1470]) } } };
  const both = (from: number, to: number) => ({
    working_minutes: hours([from, to]),
    order_minutes: hours([from, to]),
  });
  const allDay: Schedule = { default: { 6: both(0, 1440), 7: both(0, 1440) } };
  const visit = {
    last_hour: true,
    order_type: "takeaway",
    country_code: "RU",
    schedule: orders,
    time: at("2026-11-21", "22:30"),
  } as const;
  it.each([
    ["in it", {}, 29],
    ["before it", { time: at("2026-11-21", "21:58") }, 0],
    ["from the last order minute", { time: at("2026-11-21", "21:59") }, 60],
    ["from the end of orders", { time: at("2026-11-21", "22:00") }, 59],
    ["its last minute", { time: at("2026-11-21", "22:58") }, 1],
    ["after it", { time: at("2026-11-21", "22:59") }, 0],
    ["long after it", { time: at("2026-11-21", "23:40") }, 0],
    ["past midnight", { schedule: nightOrders, time: at("2026-11-22", "00:30") }, 30],
    ["to closing, which is sooner", { schedule: short, time: at("2026-11-22", "00:55") }, 5],
    ["closed, though the hour is not over", { schedule: short, time: at("2026-11-22", "01:05") }, 0],
    ["orders until closing", { schedule: { default: { 6: both(600, 1320) } }, time: at("2026-11-21", "21:59") }, 1],
    ["only order hours are known", { schedule: { month: orders.month }, time: at("2026-11-21", "22:30") }, 29],
    ["around the clock", { schedule: allDay, time: at("2026-11-21", "23:59") }, 0],
    ["around the clock, after midnight", { schedule: allDay, time: at("2026-11-22", "00:10") }, 0],
    ["no order hours: before closing", { schedule: plain, time: at("2026-11-21", "22:00") }, 60],
    ["no order hours: at closing", { schedule: plain, time: at("2026-11-21", "23:00") }, 0],
    ["a day off", { schedule: holiday }, 0],
    ["a brand without it", { last_hour: false }, 0],
    ["delivery", { order_type: "delivery" as const }, 0],
    ["no order type", { order_type: undefined }, 0],
    ["no shop", { schedule: undefined }, 0],
    ["no hours", { schedule: null }, 0],
    ["Turkey", { country_code: "TR" }, 0],
  ])("for takeaway at a chosen shop, never in Turkey: %s is %d minutes", (_, change, left) => {
    expect(lastHourLeft({ ...visit, ...change })).toBe(left);
    expect(isLastHour({ ...visit, ...change })).toBe(left > 0);
  });
});

describe("latePickup", () => {
  it.each([
    ["an hour before closing", 1380, "22:00", 30, undefined],
    ["31 minutes before", 1380, "22:29", 30, undefined],
    ["30 minutes before", 1380, "22:30", 30, 1380],
    ["a minute before", 1380, "22:59", 30, 1380],
    ["at closing", 1380, "23:00", 30, undefined],
    ["never, with 0 minutes", 1380, "22:59", 0, undefined],
    ["over midnight", 1500, "00:45", 30, 1500],
    ["over midnight, in time", 1500, "00:15", 30, undefined],
    ["until 04:00, when the night shift ends", 1740, "03:45", 30, 1680],
    ["while it is closed", 1380, "09:45", 30, undefined],
    ["until midnight", 1440, "23:45", 30, 1440],
  ])("%s", (_, to, clock, minutes, closes) => {
    const time = cityTime(Date.parse(`2026-11-21T${clock}:00+05:30`), { timezone: 5.5 });
    expect(latePickup({ default: everyDay(hours([600, to])) }, time, minutes)).toBe(closes);
  });
  it("never where it is open around the clock", () =>
    expect(latePickup(round, at("2026-11-21", "23:45"), 30)).toBeUndefined());
});
