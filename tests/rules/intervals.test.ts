import { describe, expect, it } from "vitest";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { intervalsFor, keptInterval } from "../../rules/intervals";

const rules = { clock: { timezone: 3 }, step: 30, lead: 45, horizonDays: 2 };
const day = "2026-11-21";
const now = (clock: string, date = day) => Date.parse(`${date}T${clock}:00+03:00`);
const now0 = (date: string, clock: string) => Date.parse(`${date}T${clock.slice(0, 5)}:00${clock.slice(5)}`);
const evening = [{ from: 1140, to: 1260 }];
const starts = (...of: Parameters<typeof intervalsFor>) => intervalsFor(...of).map(({ start }) => start);

describe("intervalsFor", () => {
  it("names slots and their moment", () => {
    expect(intervalsFor(day, [{ from: 1140, to: 1200 }], now("12:00"), { ...rules, lead: 0 })).toEqual([
      { id: "2026-11-21_1140", start: 1140, end: 1170, start_timestamp: now("19:00") },
      { id: "2026-11-21_1170", start: 1170, end: 1200, start_timestamp: now("19:30") },
    ]);
  });

  it.each([
    ["opening needs its lead too", evening, "12:00", [1200, 1230]],
    ["the lead from now", evening, "19:20", [1230]],
    ["exactly in time", evening, "19:15", [1200, 1230]],
    ["a minute late", evening, "19:16", [1230]],
    ["too late for a whole one: that in which an order of now is ready", evening, "19:46", [1230]],
    ["in the last minute of orders", evening, "20:59", [1290]],
    ["past the last order", evening, "21:00", []],
    ["closed", evening, "22:00", []],
    [
      "two periods",
      [
        { from: 600, to: 720 },
        { from: 1140, to: 1230 },
      ],
      "09:00",
      [660, 690, 1200],
    ],
    ["past midnight", [{ from: 1380, to: 1500 }], "12:00", [1440, 1470]],
    ["a period too short", [{ from: 1140, to: 1200 }], "12:00", []],
    ["no periods", [], "12:00", []],
  ])("%s", (_, periods, clock, expected) => expect(starts(day, periods, now(clock), rules)).toEqual(expected));

  it.each([
    ["tomorrow", "2026-11-22", "12:00", [1200, 1230]],
    ["the last day offered", "2026-11-23", "23:50", [1200, 1230]],
    ["a day further", "2026-11-24", "12:00", []],
    ["yesterday", "2026-11-20", "12:00", []],
  ])("%s", (_, date, clock, expected) => expect(starts(date, evening, now(clock), rules)).toEqual(expected));

  it("still offers the night of the day before", () => {
    expect(starts(day, [{ from: 600, to: 1560 }], now("00:20", "2026-11-22"), rules)).toEqual([1530]);
  });
  it.each([
    ["at midnight of the next date", "00:00", [1500, 1530, 1560, 1590, 1620, 1650]],
    ["in time for the last before 04:00", "02:45", [1650]],
    ["at 04:00 no more", "04:00", []],
  ])("of a night shift until 04:00, %s", (_, clock, expected) =>
    expect(starts(day, [{ from: 600, to: 1680 }], now(clock, "2026-11-22"), rules)).toEqual(expected),
  );
  it.each([
    ["Berlin, as clocks go back", "2026-10-25", 2],
    ["Berlin, as clocks go forward", "2026-03-29", 1],
    ["a quarter of an hour from a whole one", "2026-11-21", 5.75],
    ["west of Greenwich", "2026-11-21", -3.5],
  ])("no offset but the city's own counts: %s", (_, date, timezone) => {
    const noon = Date.parse(`${date}T00:00:00Z`) - timezone * 3_600_000;
    const slots = intervalsFor(date, [{ from: 0, to: 1680 }], noon, { ...rules, clock: { timezone }, lead: 0 });
    expect(slots).toHaveLength(56);
    expect(slots.map(({ start_timestamp }) => (start_timestamp - noon) / 60_000)).toEqual(
      slots.map(({ start }) => start),
    );
  });
  it.each([
    ["clocks go forward: 02:00 and 02:30 do not exist", "2026-03-29", "01:30+01:00", 0, ["01:30", "03:00", "03:30"]],
    ["clocks go back: each time once", "2026-10-25", "01:30+02:00", 0, ["01:30", "02:00", "02:30", "03:00", "03:30"]],
    ["clocks go forward: 90 minutes from 01:30 are 04:00", "2026-03-29", "01:30+01:00", 90, ["04:00"]],
    ["clocks go back: 90 minutes from 01:30 are the second 02:00", "2026-10-25", "01:30+02:00", 90, ["03:00", "03:30"]],
  ])("in Berlin, as %s", (_, date, clock, lead, expected) => {
    const berlin = { time_zone: "Europe/Berlin" };
    const slots = intervalsFor(
      date,
      [{ from: 90, to: clock.endsWith("01:00") && lead ? 270 : 240 }],
      now0(date, clock),
      {
        ...rules,
        clock: berlin,
        lead,
      },
    );
    expect(slots.map(({ start }) => formatMinutes(start))).toEqual(expected);
    for (const { start, start_timestamp } of slots)
      expect(cityTime(start_timestamp, berlin)).toMatchObject({ date, minute: start });
  });
  it.each<[string, number, number, string, number | undefined]>([
    ["around the clock, the day begins at midnight", 1440, 0, "12:00", 0],
    ["with a night to that hour", 1560, 120, "12:00", 120],
    ["with a former day that ends before midnight, the kitchen has to start first", 1410, 0, "12:00", 60],
    ["around the clock, the lead counts from now", 1440, 0, "23:40", 30],
  ])("%s", (_, to, from, clock, first) => {
    const before = [{ from: 600, to }];
    const { start } = intervalsFor("2026-11-22", [{ from, to: 1440 }], now(clock), { ...rules, before })[0] ?? {};
    expect(start).toBe(first);
  });

  it("starts on whole steps", () =>
    expect(starts(day, [{ from: 615, to: 700 }], now("09:00"), { ...rules, lead: 0 })).toEqual([630, 660]));
  it("may be a minute long", () =>
    expect(starts(day, [{ from: 600, to: 602 }], now("09:00"), { ...rules, lead: 0, step: 1 })).toEqual([600, 601]));
  it("never starts before now, whatever the lead", () =>
    expect(starts(day, evening, now("19:10"), { ...rules, lead: -60 })).toEqual([1170, 1200, 1230]));
  it("keeps its ids as time goes by", () => {
    const [later] = intervalsFor(day, evening, now("19:20"), rules);
    expect(intervalsFor(day, evening, now("12:00"), rules)).toContainEqual(later);
  });
  it("counts a half-hour offset", () => {
    const [slot] = intervalsFor(day, evening, Date.parse("2026-11-21T06:30:00Z"), {
      ...rules,
      clock: { timezone: 5.5 },
    });
    expect(slot?.start_timestamp).toBe(Date.parse("2026-11-21T14:30:00Z"));
  });
  it.each([0, -30, NaN, 1e-9])("refuses a step of %d", (step) =>
    expect(() => intervalsFor(day, evening, now("12:00"), { ...rules, step })).toThrow(RangeError),
  );
  it.each(["today", "", "2026-02-30"])("refuses the day %j", (date) =>
    expect(() => intervalsFor(date, evening, now("12:00"), rules)).toThrow(RangeError),
  );
});

describe("keptInterval", () => {
  const list = [{ id: "a" }, { id: "b", disabled: true }, { id: "c", disabled: null }];
  it.each([
    ["a", "a"],
    ["b", undefined],
    ["c", "c"],
    ["gone", undefined],
    ["", undefined],
    [undefined, undefined],
    [null, undefined],
  ])("%j: %s", (id, kept) => expect(keptInterval(id, list)?.id).toBe(kept));
});
