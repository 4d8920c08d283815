import { expect, it } from "vitest";
import { digitsOf, readDegrees, readId, withAsciiDigits } from "../../rules/digits";

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

it.each<[unknown, number | undefined]>([
  ["42", 42],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ...["0", "042", "-1", "1.5", "1e3", "1e999", " 7", "7 ", "٧", "zzz", "", "9007199254740992", "99999999999999999"].map(
    (text): [string, undefined] => [text, undefined],
  ),
  [null, undefined],
  [7, undefined],
])("readId of %j is %j", (text, id) => expect(readId(text)).toBe(id));

it.each<[unknown, number]>([
  ["59.93", 59.93],
  ["-0.1276", -0.1276],
  ["180", 180],
  ["0", 0],
  ...["", " ", "1e3", "1e999", "Infinity", "0x10", "1,5", "1234", ".5", "5."].map((text): [string, number] => [
    text,
    NaN,
  ]),
  [null, NaN],
])("readDegrees of %j is %j", (text, degrees) => expect(readDegrees(text)).toBe(degrees));
