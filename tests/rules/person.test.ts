import { describe, expect, it } from "vitest";
import { birthdayProblem, isBirthdayNear, isEmail, isoBirthday } from "../../rules/person";

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

describe("isoBirthday", () => {
  it.each([
    ["05.07.1985", "1985-07-05"],
    ["31.02.1985", undefined],
    ["nothing", undefined],
  ])("reads %j as %s", (text, date) => expect(isoBirthday(text)).toBe(date));
});

describe("isBirthdayNear", () => {
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
  ])("%s on %s: %s", (birthday, today, near) => expect(isBirthdayNear(birthday, today, 3)).toBe(near));
});

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
