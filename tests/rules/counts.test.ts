import { describe, expect, it } from "vitest";
import { canAdd, nextCount, previousCount, saleMultiplicity, validCount } from "../../rules/counts";

describe("plus and minus change a count by its sale_multiplicity, never below zero, and plus never past 100", () => {
  it.each([
    // count, multiplicity, may add, next, previous
    [0, 1, true, 1, 0],
    [1, 1, true, 2, 0],
    [99, 1, true, 100, 98],
    [100, 1, false, 100, 99],
    [0, 4, true, 4, 0],
    [96, 4, true, 100, 92],
    [97, 4, false, 97, 93],
    [2, 4, true, 6, 0],
    [0, 101, false, 0, 0],
    [1, 0, true, 2, 0],
    [1, -3, true, 2, 0],
    [1, 1.5, true, 2, 0],
    [1, NaN, true, 2, 0],
  ])("from %d by %d", (count, multiplicity, may, next, previous) => {
    expect(canAdd(count, multiplicity)).toBe(may);
    expect(nextCount(count, multiplicity)).toBe(next);
    expect(previousCount(count, multiplicity)).toBe(previous);
  });
  it.each([null, undefined])("a multiplicity of %s is 1", (none) => expect(nextCount(5, none)).toBe(6));
});

describe("validCount", () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1, 1],
    [100, 100],
    ["0", 0],
    ["7", 7],
    ["100", 100],
  ])("takes %j", (n, count) => expect(validCount(n)).toBe(count));
  it.each([
    -1,
    101,
    1e9,
    NaN,
    Infinity,
    0.5,
    "101",
    "-1",
    "1e1",
    "0x1",
    "01",
    " 1",
    "1 ",
    "1.0",
    "",
    "NaN",
    "１",
    "9".repeat(10_000),
    null,
    undefined,
    true,
    [],
    [1],
    {},
    1n,
  ])("refuses %s", (n) => expect(validCount(n)).toBeNull());
});

it.each([
  [{ sale_multiplicity: 4, sale_multiplicity_last_hour: 1 }, false, 4],
  [{ sale_multiplicity: 4, sale_multiplicity_last_hour: 1 }, true, 1],
  [{ sale_multiplicity: 4, sale_multiplicity_last_hour: null }, true, 4],
  [{}, true, 1],
  [{ sale_multiplicity: 0 }, false, 1],
])("saleMultiplicity %j in the last hour %s is %d", (product, lastHour, multiplicity) =>
  expect(saleMultiplicity(product, lastHour)).toBe(multiplicity),
);
