import { describe, expect, it } from "vitest";
import {
  birthdayParts,
  birthdayProblem,
  isBirthdayNear,
  isEmail,
  isoBirthday,
  mergeChanges,
  readBirthday,
} from "../../rules/person";

describe("birthdayProblem", () => {
  it.each([
    ["31.12.1990", undefined],
    ["29.02.2024", undefined],
    ["21.11.2026", undefined],
    ["22.11.2026", "future"],
    ["01.01.9999", "future"],
    ["21.11.1906", undefined],
    ["20.11.1906", "too_early"],
    ["01.01.0001", "too_early"],
    ["29.02.2025", "format"],
    ["31.04.1990", "format"],
    ["00.01.1990", "format"],
    ["01.13.1990", "format"],
    ["1990-12-31", "format"],
    ["1.1.1990", "format"],
    ["31.12.90", "format"],
    ["31.12.1990 ", "format"],
    ["x31.12.1990", "format"],
    ["", "format"],
    ["x".repeat(9_000), "format"],
  ])("of %j is %s", (text, code) => expect(birthdayProblem(text, "2026-11-21")?.code).toBe(code));

  it("goes 120 years back from a leap day too", () => {
    expect(birthdayProblem("29.02.1904", "2024-02-29")).toBeUndefined();
    expect(birthdayProblem("28.02.1904", "2024-02-29")).toEqual({ code: "too_early" });
  });
});

it.each([
  ["05.07.1985", "1985-07-05"],
  ["31.02.1985", undefined],
  ["nothing", undefined],
])("isoBirthday reads %j as %s", (text, date) => expect(isoBirthday(text)).toBe(date));

it.each([
  ["21.11.1990", "2026-11-21", true],
  ["24.11.1990", "2026-11-21", true],
  ["18.11.1990", "2026-11-21", true],
  ["25.11.1990", "2026-11-21", false],
  ["17.11.1990", "2026-11-21", false],
  ["01.01.1990", "2026-12-30", true],
  ["31.12.1990", "2027-01-02", true],
  ["29.02.2004", "2026-02-28", true],
  ["29.02.2004", "2026-03-03", true],
  ["29.02.2004", "2026-03-04", false],
  ["29.02.2004", "2028-03-03", true],
  ["soon", "2026-11-21", false],
])("isBirthdayNear %s on %s: %s", (birthday, today, near) => expect(isBirthdayNear(birthday, today, 3)).toBe(near));

describe("isEmail", () => {
  it.each([
    "anna@example.com",
    "a.b+c@sub.example.co.uk",
    "анна@пример.рф",
    "o'neil@example.org",
    `${"a".repeat(188)}@example.com`,
  ])("%s is one", (text) => expect(isEmail(text)).toBe(true));
  it.each([
    "",
    "anna",
    "anna@",
    "@example.com",
    "anna@example",
    "anna@.com",
    "anna@example.",
    "anna@example..com",
    "an na@example.com",
    "anna@exa mple.com",
    "a@b@example.com",
    "anna@example.com boris@example.com",
    "anna@example.com@",
    `${"a".repeat(189)}@example.com`,
  ])("%s is none", (text) => expect(isEmail(text)).toBe(false));
});

describe("readBirthday", () => {
  const read = (day: string, month: string, year: string) => readBirthday({ day, month, year }, "2026-11-22");

  it.each([
    ["14", "03", "1994", "14.03.1994"],
    ["4", "3", "1994", "04.03.1994"],
    [" 04 ", "03", " 1994 ", "04.03.1994"],
    ["14.", "03", "1994 ", "14.03.1994"],
    ["29", "02", "2024", "29.02.2024"],
    ["1", "1", "1990", "01.01.1990"],
    ["31", "12", "1990", "31.12.1990"],
    ["22", "11", "2026", "22.11.2026"],
    ["22", "11", "1906", "22.11.1906"],
    ["", "", "", ""],
    [" ", "", "", ""],
  ])("of %j, %j, %j is %j", (day, month, year, text) => expect(read(day, month, year)).toEqual({ text }));

  it.each([
    ["", "03", "1994", { code: "day" }],
    ["0", "03", "1994", { code: "day" }],
    ["32", "03", "1994", { code: "day" }],
    ["x", "03", "1994", { code: "day" }],
    ["14", "", "1994", { code: "month" }],
    ["14", "13", "1994", { code: "month" }],
    ["14", "0", "1994", { code: "month" }],
    ["14", "03", "", { code: "year" }],
    ["14", "03", "94", { code: "year" }],
    ["14", "03", "19940", { code: "year" }],
    ["31", "02", "1994", { code: "no_such_day", day: 31, month: 2, year: 1994 }],
    ["29", "02", "2023", { code: "no_such_day", day: 29, month: 2, year: 2023 }],
    ["31", "04", "1994", { code: "no_such_day", day: 31, month: 4, year: 1994 }],
    ["23", "11", "2026", { code: "future" }],
    ["21", "11", "1906", { code: "too_early", earliest: 1906 }],
    ["14", "03", "0001", { code: "too_early", earliest: 1906 }],
  ])("of %j, %j, %j is wrong", (day, month, year, problem) => expect(read(day, month, year)).toEqual({ problem }));
});

it.each([
  ["14.03.1994", { day: "14", month: "03", year: "1994" }],
  ["1994-03-14", { day: "", month: "", year: "" }],
  ["", { day: "", month: "", year: "" }],
])("birthdayParts of %j", (text, parts) => expect(birthdayParts(text)).toEqual(parts));

describe("mergeChanges", () => {
  const rendered = { name: "Anna", email: "anna@mail.example" };

  it.each([
    ["nothing", rendered, rendered, {}, []],
    ["what the form changed", { ...rendered, name: "Ann" }, rendered, { name: "Ann" }, []],
    ["what the form emptied", { ...rendered, email: "" }, rendered, { email: "" }, []],
    ["not what only another window changed", rendered, { ...rendered, email: "new@mail.example" }, {}, ["email"]],
    [
      "what the form changed, beside what another window did",
      { ...rendered, name: "Ann" },
      { ...rendered, email: "new@mail.example" },
      { name: "Ann" },
      ["email"],
    ],
    [
      "nothing of a field that both changed",
      { ...rendered, email: "mine@mail.example" },
      { ...rendered, email: "new@mail.example" },
      {},
      ["email"],
    ],
    [
      "nothing where both changed it to the same",
      { ...rendered, email: "new@mail.example" },
      { ...rendered, email: "new@mail.example" },
      {},
      [],
    ],
  ])("writes %s", (_, typed, current, changed, kept) =>
    expect(mergeChanges(rendered, typed, current)).toEqual({ changed, kept }),
  );
});
