import { describe, expect, it } from "vitest";
import { addDays, hoursFromUtc } from "../../../rules/city-time";
import { announcement } from "../../../sandbox/shop/menu/announcement";
import { scheduleOf } from "../../../sandbox/shop/place/hours";
import { cities, shops } from "../../../sandbox/seed/geography";
import type { SeedCity } from "../../../sandbox/seed/geography/schema";
import type { Language } from "../../../rules/languages";
import type { Period } from "../../../rules/schedule";
import { schedule as contract } from "../../../contract/primitives";
import { quietDay } from "../../support/clock/quiet-day.mjs";

const cityOf = (alias: string) => {
  const city = cities.find((one) => one.alias === alias);
  if (!city) throw new Error(`there is no ${alias}`);
  return city;
};
const shopOf = (id: number) => shops.find((shop) => shop.id === id);
const momentIn = (city: SeedCity, moment: string) => {
  const utc = Date.parse(`${moment}Z`);
  return utc - hoursFromUtc(utc, city.time_zone) * 3_600_000;
};
/** A city's or a shop's hours as they are told at a moment of the city's clock. */
function told(alias: string, moment: string, id?: number) {
  const city = cityOf(alias);
  return contract.parse(scheduleOf(city, id === undefined ? undefined : shopOf(id), momentIn(city, moment)));
}
const hours = (...periods: [number, number][]): Period[] =>
  periods.map(([from, to]) => ({ from: from * 60, to: to * 60 }));

describe("a schedule", () => {
  it("has every weekday, orders until half an hour before closing", () => {
    const { default: week } = told("spb", "2026-11-21T15:00");
    expect(Object.keys(week ?? {})).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
    expect(week?.[4]).toEqual({
      working_time: "10:00–01:00",
      working_minutes: hours([10, 25]),
      order_minutes: hours([10, 24.5]),
    });
    expect(week?.[5]).toEqual({
      working_time: "10:00–02:00",
      working_minutes: hours([10, 26]),
      order_minutes: hours([10, 25.5]),
    });
  });

  it.each([
    ["a day off", "minsk", 504, 1, { working_minutes: [], order_minutes: [] }],
    [
      "the day after it",
      "minsk",
      504,
      2,
      { working_time: "11:00–22:00", working_minutes: hours([11, 22]), order_minutes: hours([11, 21.5]) },
    ],
    [
      "a break",
      "kyiv",
      906,
      3,
      {
        working_time: "10:00–15:00, 16:00–21:00",
        working_minutes: hours([10, 15], [16, 21]),
        order_minutes: hours([10, 14.5], [16, 20.5]),
      },
    ],
    [
      "never closed",
      "spb",
      103,
      7,
      { working_time: "00:00–00:00", working_minutes: hours([0, 24]), order_minutes: hours([0, 24]) },
    ],
  ])("by weekday: %s", (_, alias, id, weekday, day) =>
    expect(told(alias, "2026-11-21T15:00", id).default?.[weekday]).toEqual(day),
  );

  it.each([
    ["the city", "spb", undefined, "2026-12-31", hours([10, 20])],
    ["closed", "spb", undefined, "2027-01-01", []],
    ["a shop that never closes", "spb", 103, "2026-12-31", hours([10, 20])],
    ["a shop that never closes, closed", "spb", 103, "2027-01-01", []],
    ["a shop that opens late, no earlier than usual", "spb", 105, "2026-12-31", hours([17, 20])],
    ["a shop with a break keeps it", "kyiv", 906, "2026-12-31", hours([10, 15], [16, 20])],
    ["the country's own", "berlin", undefined, "2026-12-25", []],
  ])("by date: %s", (_, alias, id, date, periods) => {
    expect(told(alias, "2026-12-20T12:00", id).custom?.[date]?.working_minutes).toEqual(periods);
  });

  it("keeps a day off that is a special date too", () => {
    expect(told("minsk", "2029-12-20T12:00", 504).custom?.["2029-12-31"]?.working_minutes).toEqual([]);
  });

  it.each([
    ["too early for New Year", "spb", "2026-10-31T23:59", []],
    ["sixty days ahead", "spb", "2026-11-01T00:00", ["2026-12-31"]],
    ["both days of it", "spb", "2026-11-02T12:00", ["2026-12-31", "2027-01-01"]],
    ["from yesterday on", "spb", "2027-01-01T12:00", ["2026-12-31", "2027-01-01"]],
    ["yesterday only", "spb", "2027-01-02T00:00", ["2027-01-01"]],
    ["none any more", "spb", "2027-01-03T00:00", []],
    ["on the city's clock, which is ahead", "almaty", "2027-01-03T00:30", []],
    ["another country's", "istanbul", "2026-10-20T12:00", ["2026-10-29"]],
  ])("tells the dates: %s", (_, alias, moment, dates) =>
    expect(Object.keys(told(alias, moment).custom ?? {})).toEqual(dates),
  );

  it("says for yesterday, today and the next 31 days when orders are taken", () => {
    const { month, custom } = told("spb", "2026-12-20T00:10");
    const days = Object.keys(month ?? {});
    expect(days).toHaveLength(33);
    expect([days[0], days.at(-1)]).toEqual(["2026-12-19", "2027-01-20"]);
    expect(month?.["2026-12-30"]).toEqual({ order_minutes: hours([10, 24.5]) });
    expect(month?.["2026-12-31"]).toEqual({ order_minutes: hours([10, 19.5]) });
    expect(month?.["2027-01-01"]).toEqual({ order_minutes: [] });
    expect(custom?.["2026-12-31"]?.order_minutes).toEqual(hours([10, 19.5]));
  });
});

describe("a city's alert", () => {
  const announced = (alias: string, moment: string, language: Language = "ru") => {
    const city = cityOf(alias);
    return announcement(city, momentIn(city, moment), language);
  };

  it.each([
    ["six days before", "2026-12-25T23:59", undefined],
    ["five days before", "2026-12-26T00:00", "31 декабря работаем до 20:00."],
    ["with the day after it", "2026-12-27T12:00", "31 декабря работаем до 20:00, 1 января отдыхаем."],
    ["on the day", "2026-12-31T23:59", "31 декабря работаем до 20:00, 1 января отдыхаем."],
    ["when one is over", "2027-01-01T00:00", "1 января отдыхаем."],
    ["when both are over", "2027-01-02T00:00", undefined],
    ["where it opens later than usual", "2027-05-05T12:00", "9 мая работаем с 12:00 до 22:00."],
  ])("%s", (_, moment, words) => expect(announced("spb", moment)).toBe(words));

  it.each([
    ["en", "Open until 20:00 on 31 December, closed on 1 January."],
    ["tr", "31 Aralık günü kapanış saatimiz 20:00, 1 Ocak günü kapalıyız."],
    ["uz", "31-dekabr\u00a0kuni soat 20:00\u00a0gacha ishlaymiz, 1-yanvar\u00a0kuni ishlamaymiz."],
    ["de", "Am 31. Dezember haben wir bis 20:00 Uhr geöffnet, am 1. Januar haben wir geschlossen."],
    ["uk", "31 грудня працюємо до 20:00, 1 січня не працюємо."],
  ] as const)("in %s", (language, words) => expect(announced("spb", "2026-12-30T12:00", language)).toBe(words));

  it("is of the country, and leaves out what is as usual", () => {
    expect(announced("berlin", "2026-12-24T12:00", "de")).toBe("Am 25. Dezember haben wir geschlossen.");
    expect(announced("kyiv", "2027-08-24T12:00", "uk")).toBe("24 серпня працюємо з 12:00 до 20:00.");
    expect(announced("vyborg", "2027-05-09T12:00")).toBe("9 мая работаем с 12:00.");
    expect(announced("istanbul", "2026-12-25T12:00", "tr")).toBeUndefined();
  });
});

describe("the day of a journey", () => {
  const year = Array.from({ length: 366 }, (_, index) => addDays("2027-06-01", index));

  it("is one of usual hours in every city, from the evening before to a week after, whatever day it is", () => {
    for (const date of year) {
      const day = quietDay(date);
      const near = Array.from({ length: 9 }, (_, index) => addDays(day, index - 1));
      for (const city of cities) {
        const custom = Object.keys(scheduleOf(city, undefined, Date.parse(`${day}T11:00:00Z`)).custom ?? {});
        expect(
          custom.filter((special) => near.includes(special)),
          `${city.alias}, ${date}`,
        ).toEqual([]);
      }
    }
  });
});
