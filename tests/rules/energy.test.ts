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
  const unknown = { count: 3 };
  it.each([
    ["no lines", [], undefined],
    ["no line with a value", [unknown], undefined],
    ["pieces", [{ ...roll, count: 2 }], { kcal: 870, unknown: 0 }],
    ["several lines", [{ ...roll, count: 1 }, { ...drink, count: 2 }, unknown], { kcal: 860, unknown: 1 }],
  ])("%s", (_, lines, expected) => expect(orderEnergy(lines)).toEqual(expected));
});
