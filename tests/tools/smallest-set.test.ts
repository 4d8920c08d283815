import { expect, it } from "vitest";
import { smallestSet } from "../../tools/smallest-set.mjs";

it.each([
  ["nothing", [], []],
  ["what nobody has", [[]], []],
  ["one for all", [["a", "b"], ["b", "c"], ["b"]], ["b"]],
  ["those that are alone", [["a"], ["a", "b"], ["c"]], ["a", "c"]],
  [
    "no first choice that the later ones make superfluous",
    [["m", "a"], ["m", "a"], ["m", "b"], ["m", "b"], ["a"], ["b"]],
    ["a", "b"],
  ],
])("the smallest set: %s", (_, groups, chosen) => {
  expect(smallestSet(groups)).toEqual(chosen);
});
