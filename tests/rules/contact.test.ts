import { expect, it } from "vitest";
import { readSquare } from "../../rules/contact";

it.each([
  ["80", 80],
  [" 80 ", 80],
  ["12.5", 12.5],
  ["12,75 м²", 12.75],
  ["1 200 m2", 1_200],
  ["1\u00a0200м", 1_200],
  ["100000", 100_000],
  ["0,5", 0.5],
  ["12.", 12],
  ["１２０", 120],
  ["١٢٠", 120],
  ["120 кв. м", 120],
  ["120 кв.м.", 120],
  ["120 кв. метров", 120],
  ["1.200,5 qm", 1_200.5],
  ["12,345 sq m", 12_345],
])("an area is read as landlords type it: %s", (typed, square) => expect(readSquare(typed)).toBe(square));

it.each(["", "0", "0,0", "-5", "about 80", "80 feet", "80 m3", "0.345", ".5", "100000,01", "100001", "9e3", "м²"])(
  "is no area of a shop: %s",
  (typed) => expect(readSquare(typed)).toBeUndefined(),
);
