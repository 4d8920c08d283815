import { describe, expect, it } from "vitest";
import { digitsOf } from "../../rules/digits";
import {
  acceptedSystems,
  cardGaps,
  cardProblems,
  cardSystem,
  contractCard,
  cvvProblem,
  expiryParts,
  expiryProblem,
  groupDigits,
  holderProblem,
  isLuhn,
  numberProblem,
} from "../../rules/card";

const NOVEMBER = Date.UTC(2026, 10, 22, 12);
const good = { number: "4111 1111 1111 1111", expiry: "12 / 30", cvv: "123" };

it.each([
  ["RU", "mir visa mastercard"],
  ["BY", "mir visa mastercard"],
  ["TR", "visa mastercard troy"],
  ["DE", "visa mastercard"],
])("the cards of %s are %s", (country, systems) => expect(acceptedSystems(country).join(" ")).toBe(systems));

it.each([
  ["", "", ""],
  ["4", "4", "4"],
  ["4111", "4111", "4111"],
  ["41111", "41111", "4111 1"],
  ["4111-1111-1111-1111", "4111111111111111", "4111 1111 1111 1111"],
  [" 4111\u00a01111  1111\t1111\n", "4111111111111111", "4111 1111 1111 1111"],
  ["card: x", "", ""],
  ["٤١١١", "4111", "4111"],
])("groupDigits of %j", (text, digits, grouped) => {
  expect(digitsOf(text)).toBe(digits);
  expect(groupDigits(digits)).toBe(grouped);
});

it.each([
  ["4111111111111111", true],
  ["4111111111111112", false],
  ["1411111111111111", false],
  ["5555555555554444", true],
  ["2200700123456789", false],
  ["2200700123456781", true],
  ["9792000000000000", false],
  ["9792000000000003", true],
  ["0000000000000000", true],
  ["59", true],
  ["50", false],
])("isLuhn %s: %s", (digits, fits) => expect(isLuhn(digits)).toBe(fits));

it.each([
  ["", undefined],
  ["4", "visa"],
  ["4111 1111", "visa"],
  ["5", undefined],
  ["50", undefined],
  ["51", "mastercard"],
  ["55", "mastercard"],
  ["56", undefined],
  ["222", undefined],
  ["2220", undefined],
  ["2221", "mastercard"],
  ["2720 99", "mastercard"],
  ["2721", undefined],
  ["220", undefined],
  ["2199", undefined],
  ["2200", "mir"],
  ["2204 12", "mir"],
  ["2205", undefined],
  ["9792", "troy"],
  ["9791", undefined],
  ["3782", undefined],
  ["6304", undefined],
])("cardSystem of %j is %s", (number, system) => expect(cardSystem(number)).toBe(system));

it.each([
  ["4111 1111 1111 1111", undefined],
  ["4111-1111-1111-1111", undefined],
  ["", { code: "empty" }],
  [" - ", { code: "empty" }],
  ["4", { code: "short", missing: 15 }],
  ["4111 1111 1111 111", { code: "short", missing: 1 }],
  ["378282246310005", { code: "short", missing: 1 }],
  ["4111 1111 1111 1112", { code: "wrong" }],
  ["4111 1111 1111 1111 11", { code: "long" }],
  ["6212345678901234567", { code: "long" }],
])("numberProblem of %j", (text, problem) => expect(numberProblem(text)).toEqual(problem));

it.each([
  ["", "", ""],
  ["/", "", ""],
  ["1", "1", ""],
  ["12", "12", ""],
  ["1/", "1", ""],
  ["12 / 2", "12", "2"],
  ["12 / 27", "12", "27"],
  ["1/27", "1", "27"],
  ["1 27", "1", "27"],
  ["01.27", "01", "27"],
  ["01-2027", "01", "27"],
  ["01 / 2027", "01", "27"],
  ["01/1999", "01", "1999"],
  ["0127", "01", "27"],
  ["1227", "12", "27"],
  ["527", "5", "27"],
  ["52027", "5", "27"],
  ["012027", "01", "27"],
  ["1327", "13", "27"],
  ["/27", "", "27"],
  [" / 27", "", "27"],
  ["2027", "", "27"],
  ["2027-01", "01", "27"],
  ["2027/12", "12", "27"],
  ["202701", "01", "27"],
  ["12/27 123", "12", "27"],
  ["123/27", "12", "27"],
  ["x2027-01", "", "27"],
  ["١٢ / ٢٧", "12", "27"],
  ["１２／２７", "12", "27"],
  ["\u200e12/27", "12", "27"],
])("expiryParts of %j are month %j, year %j", (text, month, year) =>
  expect(expiryParts(text)).toEqual({ month, year }),
);

describe("expiryProblem", () => {
  it.each([
    ["12/26", undefined],
    ["11 / 26", undefined],
    ["12/46", undefined],
    ["1/27", undefined],
    ["", "empty"],
    [" / ", "empty"],
    ["12", "month_only"],
    ["12 / ", "month_only"],
    ["12 / 2", "month_only"],
    ["12 / 202", "month_only"],
    ["/27", "year_only"],
    ["2027", "year_only"],
    ["13", "month"],
    ["13 / 27", "month"],
    ["00 / 27", "month"],
    ["10 / 26", "past"],
    ["12 / 25", "past"],
    ["01/1999", "past"],
    ["01/47", "far"],
    ["01 / 99", "far"],
    ["01/2127", "far"],
  ])("of %j in November 2026: %s", (text, code) => expect(expiryProblem(text, NOVEMBER, 3)).toEqual(code && { code }));

  it.each([
    // the last second of November, and the first of December, in Moscow
    [Date.UTC(2026, 10, 30, 20, 59, 59), 3, undefined],
    [Date.UTC(2026, 10, 30, 21), 3, "past"],
    [Date.UTC(2026, 10, 30, 21), 0, undefined],
    [Date.UTC(2026, 11, 1, 3), -5, undefined],
    [Date.UTC(2026, 10, 30, 18, 30), 5.5, "past"],
  ])("of 11/26 at %d, UTC+%d", (now, timezone, code) =>
    expect(expiryProblem("11/26", now, timezone)).toEqual(code && { code }),
  );

  it("of a new year's first second", () => {
    const NEW_YEAR = Date.UTC(2027, 0, 1);
    expect(expiryProblem("12/26", NEW_YEAR - 1, 0)).toBeUndefined();
    expect(expiryProblem("12/26", NEW_YEAR, 0)).toEqual({ code: "past" });
    expect(expiryProblem("01/27", NEW_YEAR, 0)).toBeUndefined();
  });
});

it.each([
  ["123", undefined],
  [" 1234 ", undefined],
  ["", "empty"],
  ["abc", "empty"],
  ["12", "short"],
])("cvvProblem of %j: %s", (text, code) => expect(cvvProblem(text)).toEqual(code && { code }));

it.each([
  ["ANNA IVANOVA", undefined],
  ["Anna  O’Neil-Rose Jr.", undefined],
  ["AL", undefined],
  ["A".repeat(26), undefined],
  ["", "empty"],
  ["  ", "empty"],
  ["Анна", "latin"],
  ["ANNА", "latin"],
  ["Jürgen", "latin"],
  ["4111111111111111", "latin"],
  ["A", "short"],
  ["A".repeat(27), "long"],
  ...[..."'’‘ʼʻ`´′ˈ＇"].map((mark): [string, undefined] => [`MARY-JANE O${mark}NEIL`, undefined]),
  ["MARY‑JANE O'NEIL", undefined],
])("holderProblem of %j: %s", (text, code) => expect(holderProblem(text)).toEqual(code && { code }));

describe("a card", () => {
  it("has no problems, with and without a holder", () => {
    expect(cardProblems(good, NOVEMBER, 3)).toStrictEqual({});
    expect(cardProblems({ ...good, holder: "ANNA" }, NOVEMBER, 3)).toStrictEqual({});
  });

  it("has all its problems at once", () => {
    expect(cardProblems({ number: "4111", expiry: "13/27", cvv: "1", holder: "" }, NOVEMBER, 3)).toEqual({
      number: { code: "short", missing: 12 },
      expiry: { code: "month" },
      cvv: { code: "short" },
      holder: { code: "empty" },
    });
  });

  it.each([
    ["empty", { number: "", expiry: "", cvv: "" }, ["number", "expiry", "cvv"]],
    ["with a holder to come", { ...good, holder: " " }, ["holder"]],
    ["with a digit to come", { ...good, number: "4111 1111 1111 111" }, ["number"]],
    ["with a year to come", { ...good, expiry: "12 / 3" }, ["expiry"]],
    ["with a month to come", { ...good, expiry: " / 30" }, ["expiry"]],
    ["with half a code", { ...good, cvv: "12" }, ["cvv"]],
    ["filled in", good, []],
    ["filled in with mistakes", { number: "4111 1111 1111 1112", expiry: "13 / 20", cvv: "123", holder: "Я" }, []],
  ])("%s lacks %j", (_, card, gaps) => expect(cardGaps(card)).toEqual(gaps));

  it.each([
    [good, { number: "4111111111111111", expiry: "12/30", cvv: "123" }],
    [
      { number: "4111-1111-1111-1111", expiry: "1/2027", cvv: " 1234", holder: " Anna  O’Neil " },
      { number: "4111111111111111", expiry: "01/27", cvv: "1234", holder: "Anna O'Neil" },
    ],
  ])("%j is encrypted as %j", (typed, card) => expect(contractCard(typed)).toEqual(card));
});
