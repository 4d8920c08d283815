import { describe, expect, it } from "vitest";
import { canResend, codeDigits, formatSeconds, isCompleteCode, secondsLeft } from "../../rules/verification";

it.each([
  ["1234", "1234", true],
  ["12", "12", false],
  ["", "", false],
  ["12 34", "1234", true],
  ["Код: 0042", "0042", true],
  ["123456", "1234", true],
  ["abcd", "", false],
  ["1a2b3", "123", false],
  ["١٢٣٤", "1234", true],
  ["۱۲ ۳۴", "1234", true],
  ["１２３４", "1234", true],
])("the code within %j is %j", (text, digits, whole) => {
  expect(codeDigits(text)).toBe(digits);
  expect(isCompleteCode(text)).toBe(whole);
});

describe("another code", () => {
  const sent = 1_700_000_000_000;
  it.each([
    ["at once", sent, 60, sent, 60],
    ["after half a second", sent, 60, sent + 500, 60],
    ["after a second", sent, 60, sent + 1000, 59],
    ["in the last instant", sent, 60, sent + 59_999, 1],
    ["at the end", sent, 60, sent + 60_000, 0],
    ["long after", sent, 60, sent + 1e9, 0],
    ["with the clock set back", sent, 60, sent - 1e9, 60],
    ["no timer", sent, 0, sent, 0],
    ["negative timer", sent, -5, sent - 60_000, 0],
    ["NaN", NaN, 60, sent, 0],
    ["endless timer", sent, Infinity, sent, 0],
  ])("%s", (_, sentAt, timer, now, left) => {
    expect(secondsLeft(sentAt, timer, now)).toBe(left);
    expect(canResend(sentAt, timer, now)).toBe(left === 0);
  });
  it.each([
    [0, "0:00"],
    [9, "0:09"],
    [60, "1:00"],
    [65, "1:05"],
    [600, "10:00"],
    [-3, "0:00"],
    [59.9, "0:59"],
  ])("%d s show as %s", (seconds, text) => expect(formatSeconds(seconds)).toBe(text));
});
