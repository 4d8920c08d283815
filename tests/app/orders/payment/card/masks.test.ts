import { expect, it } from "vitest";
import { maskCvv, maskExpiry, maskNumber, type Mask } from "../../../../../app/orders/payment/card/masks";

type Way = "insert" | "backward" | "forward";

/** `|` is the caret: the text after the browser's edit, and what the mask makes of it. */
const edited = (mask: Mask, text: string, way: Way) => {
  const caret = text.indexOf("|");
  const result = mask({ text: text.replace("|", ""), caret, deleted: way === "insert" ? undefined : way });
  return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
};

it.each<[string, Way, string, string]>([
  ["the first digit", "insert", "4|", "4|"],
  ["a digit that begins a group", "insert", "41111|", "4111 1|"],
  ["letters", "insert", "41x|", "41|"],
  ["the last digit", "insert", "4111 1111 1111 1111|", "4111 1111 1111 1111|"],
  ["a longer number", "insert", "6212345678901234567|", "6212 3456 7890 1234 567|"],
  ["more than any card has", "insert", "6212 3456 7890 1234 5678|", "6212 3456 7890 1234 567|"],
  ["the same in the middle", "insert", "6212 39|45 6789 0123 4567", "6212 3|456 7890 1234 567"],
  ["a digit in the middle", "insert", "4111 29|111", "4111 29|11 1"],
  ["a digit before a space", "insert", "12349| 5678", "1234 9|567 8"],
  ["a number with spaces", "insert", " 4111  1111 1111  1111 |", "4111 1111 1111 1111|"],
  ["a number with dashes", "insert", "4111-1111-1111-1111|", "4111 1111 1111 1111|"],
  ["a number with what follows it", "insert", "4111111111111111 12/27|", "4111 1111 1111 1111|"],
  ["a value without a caret of its own", "insert", "|4111111111111111", "|4111 1111 1111 1111"],
  ["Backspace on the last digit", "backward", "4111 111|", "4111 111|"],
  ["Backspace on the first digit of a group", "backward", "4111 |", "4111|"],
  ["Backspace over a space", "backward", "4111|2111", "411|2 111"],
  ["Backspace in the middle", "backward", "4111 1|11 1111", "4111 1|111 111"],
  ["Delete over a space", "forward", "4111|2345 6", "4111| 3456"],
  ["Delete in the middle", "forward", "41|1 1111", "41|11 111"],
  ["everything deleted", "backward", "|", "|"],
])("the number: %s", (_, way, before, after) => expect(edited(maskNumber, before, way)).toBe(after));

it.each<[string, Way, string, string]>([
  ["1, which may become 12", "insert", "1|", "1|"],
  ["0", "insert", "0|", "0|"],
  ["a month of one digit", "insert", "5|", "05 / |"],
  ["a whole month", "insert", "12|", "12 / |"],
  ["a month that there is not", "insert", "13|", "13 / |"],
  ["a slash after one digit", "insert", "1/|", "01 / |"],
  ["a slash after the mask's own", "insert", "12 / /|", "12 / |"],
  ["a year", "insert", "12 / 27|", "12 / 27|"],
  ["a third digit", "insert", "12 / 275|", "12 / 27|"],
  ["a year of four digits, half", "insert", "12 / 202|", "12 / 202|"],
  ["a year of four digits", "insert", "12 / 2027|", "12 / 27|"],
  ["1/27, at once", "insert", "1/27|", "01 / 27|"],
  ["0127, at once", "insert", "0127|", "01 / 27|"],
  ["١٢٢٧, at once", "insert", "١٢٢٧|", "12 / 27|"],
  ["01/2027, at once", "insert", "01/2027|", "01 / 27|"],
  ["2027-01, at once", "insert", "2027-01|", "01 / 27|"],
  ["2027, at once", "insert", "2027|", " / 27|"],
  ["a value without a caret of its own", "insert", "|01/27", "|01 / 27"],
  ["a month anew", "insert", "1| / 27", "1| / 27"],
  ["a month of one digit anew", "insert", "5| / 27", "05 / |27"],
  ["the second digit of a month", "insert", "12| / 27", "12 / |27"],
  ["the first digit of a month", "insert", "1|2 / 27", "1|2 / 27"],
  ["a digit between", "insert", "12 / 3|7", "12 / 3|7"],
  ["Backspace in the year", "backward", "12 / 2|", "12 / 2|"],
  ["Backspace on the year's first digit", "backward", "12 / |", "12 / |"],
  ["Backspace over the separator", "backward", "12 /|", "1|"],
  ["Backspace over the separator before a year", "backward", "12 /|27", "1| / 27"],
  ["Backspace in the month", "backward", "1| / 27", "1| / 27"],
  ["Backspace on the month's first digit", "backward", "| / 27", "| / 27"],
  ["Backspace on all", "backward", "|", "|"],
  ["the month and the year gone", "backward", "| / ", "|"],
  ["Delete over the separator", "forward", "12|/ 27", "12| / 7"],
  ["a selection from month to year", "backward", "1|7", "1| / 7"],
  ["the separator selected", "backward", "12|27", "12| / 27"],
])("the expiry: %s", (_, way, before, after) => expect(edited(maskExpiry, before, way)).toBe(after));

it.each<[string, Way, string, string]>([
  ["three digits", "insert", "123|", "123|"],
  ["five digits", "insert", "12345|", "1234|"],
  ["anything else", "insert", "1 2a|", "12|"],
  ["Backspace", "backward", "1|3", "1|3"],
])("the security code: %s", (_, way, before, after) => expect(edited(maskCvv, before, way)).toBe(after));
