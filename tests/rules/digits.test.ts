import { expect, it } from "vitest";
import { digitsOf, withAsciiDigits } from "../../rules/digits";

it.each([
  ["+7 (921) 555-01-23", "79215550123"],
  ["", ""],
  ["abc", ""],
  [" 4111\u00a01111  1111\t1111\n", "4111111111111111"],
  ["31.", "31"],
  ["٧٩", "79"],
  ["+۷ ۹۲۱", "7921"],
  ["７９", "79"],
  ["²३x", "3"],
  ["8\u00a0800\n1", "88001"],
])("digitsOf of %j are %j", (text, digits) => expect(digitsOf(text)).toBe(digits));

it("reads the digits of every alphabet of Unicode", () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((char) => /\p{Decimal_Number}/u.test(char));
  expect(all.length).toBeGreaterThan(600);
  expect(withAsciiDigits(all.join(""))).toBe("0123456789".repeat(all.length / 10));
});
