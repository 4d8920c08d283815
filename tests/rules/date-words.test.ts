import { expect, it } from "vitest";
import { dateText, dayAndMonth, monthBesideDay } from "../../rules/date-words";

it.each([
  ["en", "23 March", "23 Mar", "Mon"],
  ["ru", "23 марта", "23 мар.", "пн"],
  ["de", "23. März", "23. März", "Mo"],
  ["tr", "23 Mart", "23 Mar", "Pzt"],
  ["uk", "23 березня", "23 бер.", "пн"],
  ["uz", "23-mart", "23-mar", "Dush"],
] as const)("a date in %s reads %s, %s, %s", (language, long, short, weekday) => {
  const text = (parts: Intl.DateTimeFormatOptions) => dateText("2026-03-23", language, parts);
  expect(text({ day: "numeric", month: "long" })).toBe(long);
  expect(text({ day: "numeric", month: "short" })).toBe(short);
  expect(text({ weekday: "short" })).toBe(weekday);
});

it.each([
  ["en", "23 March 2035"],
  ["ru", "23 марта 2035 года"],
  ["de", "23. März 2035"],
  ["tr", "23 Mart 2035"],
  ["uk", "23 березня 2035 року"],
  ["uz", "23-mart, 2035"],
] as const)("a date of another year in %s is %s, without an abbreviated year", (language, text) =>
  expect(dateText("2035-03-23", language, { day: "numeric", month: "long", year: "numeric" })).toBe(text),
);

it.each([
  ["en", "March", "31 February"],
  ["ru", "марта", "31 февраля"],
  ["de", "März", "31. Februar"],
  ["tr", "Mart", "31 Şubat"],
  ["uk", "березня", "31 лютого"],
  ["uz", "mart", "31-fevral"],
] as const)("a month beside a day, and a day that does not exist, in %s", (language, march, none) => {
  expect(monthBesideDay(3, language)).toBe(march);
  expect(dayAndMonth(31, 2, language)).toBe(none);
});
