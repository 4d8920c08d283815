import { describe, expect, it } from "vitest";
import { orderEnergy, portionEnergy } from "../../rules/energy";

const roll = { weight: { value: 285, unit: "g" }, nutritional_value: { kilocalories: 153 } };
const drink = { weight: { value: 0.5, unit: "l" }, nutritional_value: { kilocalories: 42 } };
const group = (min: number, ...prices: number[]) => ({
  single: [],
  groups: [{ id: "g", min, max: 1, modifiers: prices.map((price, at) => ({ id: String(at), price, min: 0, max: 1 })) }],
});

describe("the energy of a portion", () => {
  it.each([
    ["grams", roll, 436.05],
    ["litres", drink, 210],
    ["no value", { ...roll, nutritional_value: null }, undefined],
    ["no weight", { ...roll, weight: null }, undefined],
    ["a unit of the chain's own", { ...roll, weight: { value: 1, unit: "box" } }, undefined],
    ["a size that has to be chosen", { ...roll, modifiers: group(1, 0, 200) }, undefined],
    ["a choice at one price", { ...roll, modifiers: group(1, 0, 0) }, 436.05],
    ["an addition", { ...roll, modifiers: group(0, 0, 40) }, 436.05],
    ["sizes that are off", { ...roll, modifiers: { ...group(1, 0, 200), available: false } }, 436.05],
  ])("%s", (_, dish, kcal) => {
    expect(portionEnergy(dish)).toEqual(kcal === undefined ? undefined : expect.closeTo(kcal, 5));
  });
});

describe("the energy of an order", () => {
  const paid = { count: 1, price_with_modifiers: 400 };
  const unknown = { count: 3, price_with_modifiers: 400 };
  it.each([
    ["no lines", [], 0, undefined],
    ["no line with a value", [unknown], 0, undefined],
    ["pieces", [{ ...roll, ...paid, count: 2 }], 0, { kcal: 870, unknown: 0 }],
    ["several lines", [{ ...roll, ...paid }, { ...drink, ...paid, count: 2 }, unknown], 0, { kcal: 860, unknown: 1 }],
    ["a gift", [{ ...roll, ...paid }], 1, { kcal: 440, unknown: 1 }],
    [
      "cutlery",
      [
        { ...roll, ...paid },
        { ...unknown, price_with_modifiers: 0 },
      ],
      0,
      { kcal: 440, unknown: 0 },
    ],
    [
      "a bag",
      [
        { ...roll, ...paid },
        { ...unknown, type: "packet" },
      ],
      0,
      { kcal: 440, unknown: 0 },
    ],
    ["water", [{ ...drink, ...paid, nutritional_value: { kilocalories: 0 } }, unknown], 0, undefined],
  ])("%s", (_, lines, gifts, expected) => expect(orderEnergy(lines, gifts)).toEqual(expected));
});
