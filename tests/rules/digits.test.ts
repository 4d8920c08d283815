import { expect, it } from "vitest";
import { digitsOf } from "../../rules/digits";

it.each([
  ["+7 (921) 555-01-23", "79215550123"],
  ["", ""],
  ["abc", ""],
  [" 4111\u00a01111  1111\t1111\n", "4111111111111111"],
  ["31.", "31"],
  ["٧٩", "79"],
  ["+۷ ۹۲۱", "7921"],
  ["７９", "79"],
  ["²३x", ""],
  ["8\u00a0800\n1", "88001"],
])("digitsOf of %j are %j", (text, digits) => expect(digitsOf(text)).toBe(digits));
