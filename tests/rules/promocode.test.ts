import { expect, it } from "vitest";
import { MAX_PROMOCODE_LENGTH, meantPromocode, readPromocode } from "../../rules/discounts";

it.each([
  ["TASTY10", "TASTY10"],
  ["  tasty 10\n", "tasty 10"],
  ["СКИДКА-5%", "СКИДКА-5%"],
  ["<b>X</b>", "<b>X</b>"],
  ["x".repeat(MAX_PROMOCODE_LENGTH), "x".repeat(MAX_PROMOCODE_LENGTH)],
  ["x".repeat(MAX_PROMOCODE_LENGTH + 1), undefined],
  ["", undefined],
  ["   ", undefined],
  ["A\u0000B", undefined],
  ["A\u202eB", undefined],
  ["A\r\nSet-Cookie: x", undefined],
  [null, undefined],
  [undefined, undefined],
])("a promo code as it was typed or linked: %j is %j", (text, code) => {
  expect(readPromocode(text)).toBe(code);
});

it.each([
  ["TASTY10", undefined],
  ["СКИДКА-5%", undefined],
  ["ТАSТY10", "TASTY10"],
  ["МINUS300", "MINUS300"],
  ["СКИDKA", undefined],
  ["MİNUS300", "MINUS300"],
  ["mınus300", "mInus300"],
  ["«Скидка 5%».", "Скидка5%"],
  ["!!!", undefined],
])("a promo code that the chain does not know: %j may mean %j", (code, meant) =>
  expect(meantPromocode(code)).toBe(meant),
);
