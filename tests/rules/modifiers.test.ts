import { describe, expect, it } from "vitest";
import {
  canIncrease,
  choose,
  chosenCount,
  defaultSelection,
  groupCount,
  lineKey,
  limitText,
  modifiersOf,
  modifierSignature,
  priceWithModifiers,
  replacesChoice,
  selectionErrors,
  unchoose,
  validSelection,
  type ChosenModifiers,
} from "../../rules/modifiers";

const modifier = (id: string, price = 0, min = 0, max = 1, type = "default") => ({ id, price, min, max, type });
const sauces = {
  id: "sauces",
  min: 1,
  max: 3,
  modifiers: [modifier("soy", 0, 0, 2), modifier("hot", 19.9, 0, 2), modifier("teriyaki", 29, 0, 2, "stop")],
};
const noodles = {
  id: "noodles",
  min: 1,
  max: 1,
  modifiers: [modifier("gone", 0, 0, 1, "stop"), modifier("udon"), modifier("soba", 40)],
};
const spice = { id: "spice", min: 0, max: 1, modifiers: [modifier("mild"), modifier("fiery")] };
const pair = {
  id: "pair",
  min: 2,
  max: 2,
  modifiers: [modifier("left"), modifier("right"), modifier("double", 0, 0, 2)],
};
const ginger = modifier("ginger", 35, 0, 3);
const sticks = modifier("sticks", 5, 1, 4);
const product = { single: [ginger, sticks], groups: [noodles, sauces] };
const good: ChosenModifiers = { sticks: 1, udon: 1, soy: 1 };

describe("modifiersOf", () => {
  it.each([true, null, undefined])("are the product's while it says that they are available: %s", (available) => {
    const modifiers = { ...product, available };
    expect(modifiersOf({ modifiers })).toBe(modifiers);
  });

  it.each([{}, { modifiers: null }, { modifiers: { ...product, available: false } }])("are none of %j", (dish) => {
    expect(modifiersOf(dish)).toEqual({ single: [], groups: [] });
  });
});

it.each([
  [1, 3, "range"],
  [0, 3, "upTo"],
  [0, 1, "upTo"],
  [1, 1, "exactly"],
  [2, 2, "exactly"],
  [0, 0, "exactly"],
])("limitText %d to %d: %s", (min, max, key) => expect(limitText(min, max)).toEqual({ key, min, max }));

it.each([
  [0, 0, true],
  [0, 1, true],
  [1, 1, true],
  [1, 2, true],
  [3, 3, true],
  [0, 2, false],
  [1, 3, false],
  [2, 1, false],
  [NaN, 1, false],
])("replacesChoice %d to %d: %s", (min, max, replaces) => expect(replacesChoice(min, max)).toBe(replaces));

describe("chosenCount", () => {
  it.each([
    [2, 2],
    [0, 0],
    [-1, 0],
    [1.5, 0],
    [NaN, 0],
    [Infinity, 0],
  ])("%d counts as %d", (count, counted) => expect(chosenCount({ soy: count }, "soy")).toBe(counted));
  it.each(["constructor", "__proto__", "toString"])("nothing is chosen of %s", (id) =>
    expect(chosenCount({}, id)).toBe(0),
  );
  it("adds up in a group", () => expect(groupCount(sauces, { soy: 2, hot: 1, udon: 5, teriyaki: -3 })).toBe(3));
});

it.each([
  ["from none", {}, ginger, undefined, true],
  ["to its maximum", { ginger: 2 }, ginger, undefined, true],
  ["past its maximum", { ginger: 3 }, ginger, undefined, false],
  ["in a group with room", { soy: 1, hot: 1 }, sauces.modifiers[0]!, sauces, true],
  ["past the group's maximum", { soy: 1, hot: 2 }, sauces.modifiers[0]!, sauces, false],
  ["past its own maximum in a group", { soy: 2 }, sauces.modifiers[0]!, sauces, false],
  ["stopped", {}, sauces.modifiers[2]!, sauces, false],
])("canIncrease %s", (_, chosen, which, group, can) => expect(canIncrease(chosen, which, group)).toBe(can));

describe("choose", () => {
  const [, udon, soba] = noodles.modifiers;
  const [mild, fiery] = spice.modifiers;
  const [left, right, double] = pair.modifiers;
  it.each([
    ["adds a single", { ginger: 1 }, ginger, undefined, { ginger: 2 }],
    ["stays at a single's maximum", { ginger: 3 }, ginger, undefined, { ginger: 3 }],
    ["adds in a counting group", { soy: 1 }, sauces.modifiers[1]!, sauces, { soy: 1, hot: 1 }],
    ["stays at the group's maximum", { soy: 2, hot: 1 }, sauces.modifiers[1]!, sauces, { soy: 2, hot: 1 }],
    ["takes a first choice", {}, udon!, noodles, { udon: 1 }],
    ["replaces it", { udon: 1, soy: 1 }, soba!, noodles, { soba: 1, soy: 1 }],
    ["keeps a required one", { udon: 1 }, udon!, noodles, { udon: 1 }],
    ["repairs a broken choice", { udon: 1, soba: 1 }, soba!, noodles, { soba: 1 }],
    ["replaces where nothing is required", { mild: 1 }, fiery!, spice, { fiery: 1 }],
    ["lets go where nothing is required", { mild: 1 }, mild!, spice, {}],
    ["ignores a stopped one", { udon: 1 }, noodles.modifiers[0]!, noodles, { udon: 1 }],
    ["fills the whole minimum", { left: 1 }, double!, pair, { double: 2 }],
    ["adds what cannot fill the minimum alone", { left: 1 }, right!, pair, { left: 1, right: 1 }],
    ["and no more than fits", { double: 2 }, left!, pair, { double: 2 }],
    ["has no choice in a group of none", {}, mild!, { ...spice, max: 0 }, {}],
  ])("%s", (_, chosen, which, group, after) => {
    const before = Object.freeze({ ...chosen });
    expect(choose(before, which, group)).toEqual(after);
  });
});

it.each([
  ["takes one", { ginger: 2 }, ginger, undefined, { ginger: 1 }],
  ["forgets the last", { ginger: 1 }, ginger, undefined, {}],
  ["has none to take", {}, ginger, undefined, {}],
  ["keeps a single's minimum", { sticks: 1 }, sticks, undefined, { sticks: 1 }],
  ["empties a required group, for another to take its place", { udon: 1 }, noodles.modifiers[1]!, noodles, {}],
])("unchoose %s", (_, chosen, which, group, after) =>
  expect(unchoose(Object.freeze({ ...chosen }), which, group)).toEqual(after),
);

it.each<[string, ChosenModifiers, unknown[]]>([
  ["none", good, []],
  ["a zero of anything", { ...good, ghost: 0, teriyaki: 0 }, []],
  [
    "nothing chosen",
    {},
    [
      { code: "modifier_missing", modifier_id: "sticks", missing: 1 },
      { code: "group_missing", group_id: "noodles", missing: 1 },
      { code: "group_missing", group_id: "sauces", missing: 1 },
    ],
  ],
  ["too many in a group", { ...good, soy: 2, hot: 2 }, [{ code: "group_exceeded", group_id: "sauces", max: 3 }]],
  ["two where one is allowed", { ...good, soba: 1 }, [{ code: "group_exceeded", group_id: "noodles", max: 1 }]],
  ["too many of one", { ...good, ginger: 4 }, [{ code: "modifier_exceeded", modifier_id: "ginger", max: 3 }]],
  ["stopped", { ...good, teriyaki: 1 }, [{ code: "stopped", modifier_id: "teriyaki" }]],
  ["unknown", { ...good, ghost: 1 }, [{ code: "unknown", modifier_id: "ghost" }]],
  [
    "a name of JavaScript's own",
    { ...good, constructor: 1 } as unknown as ChosenModifiers,
    [{ code: "unknown", modifier_id: "constructor" }],
  ],
  ["a negative count", { ...good, ginger: -1 }, [{ code: "count", modifier_id: "ginger" }]],
  ["half of one", { ...good, ginger: 0.5 }, [{ code: "count", modifier_id: "ginger" }]],
  ["not a number", { ...good, ginger: NaN }, [{ code: "count", modifier_id: "ginger" }]],
  ["a billion", { ...good, ginger: 1e9 }, [{ code: "modifier_exceeded", modifier_id: "ginger", max: 3 }]],
])("selectionErrors %s", (_, chosen, errors) => {
  expect(selectionErrors(product, chosen)).toEqual(errors);
  expect(validSelection(product, chosen)).toBe(errors.length === 0);
});

it("what a group still misses is less by what is chosen", () => {
  expect(selectionErrors({ single: [], groups: [pair] }, { left: 1 })).toEqual([
    { code: "group_missing", group_id: "pair", missing: 1 },
  ]);
});

it.each([
  ["the minimum of everything", product, good, true],
  ["nothing where nothing is required", { single: [ginger], groups: [spice] }, {}, true],
  ["no modifiers", { single: [], groups: [] }, {}, true],
  ["two in turn", { single: [], groups: [pair] }, { left: 1, right: 1 }, true],
  [
    "twice the same if it must be",
    { single: [], groups: [{ ...pair, modifiers: [modifier("double", 0, 0, 2)] }] },
    { double: 2 },
    true,
  ],
  [
    "as far as it goes",
    { single: [], groups: [{ ...noodles, modifiers: [modifier("gone", 0, 0, 1, "stop")] }] },
    {},
    false,
  ],
  ["a required one that is stopped", { single: [{ ...sticks, type: "stop" }], groups: [] }, {}, false],
])("defaultSelection %s", (_, modifiers, chosen, valid) => {
  expect(defaultSelection(modifiers)).toEqual(chosen);
  expect(validSelection(modifiers, defaultSelection(modifiers))).toBe(valid);
});

it.each<[ChosenModifiers, number]>([
  [{}, 32900],
  [good, 33400],
  [{ hot: 2, soba: 1 }, 32900 + 3980 + 4000],
  [{ ghost: 9 }, 32900],
  [{ ginger: -1, hot: NaN }, 32900],
])("priceWithModifiers with %j: %d", (chosen, price) => expect(priceWithModifiers(32900, product, chosen)).toBe(price));

it.each<[ChosenModifiers, string]>([
  [{}, ""],
  [{ b: 1, a: 2 }, "a:2,b:1"],
  [{ a: 2, b: 1 }, "a:2,b:1"],
  [{ 10: 1, 9: 1 }, "10:1,9:1"],
  [{ a: 0, b: 1 }, "b:1"],
  [{ a: -1 }, ""],
  [{ "a:1,b": 1 }, "a%3A1%2Cb:1"],
  [{ соус: 1 }, "%D1%81%D0%BE%D1%83%D1%81:1"],
])("a line's identity %j is %j", (chosen, signature) => {
  expect(modifierSignature(chosen)).toBe(signature);
  expect(lineKey("philadelphia", chosen)).toBe(signature ? `philadelphia~${signature}` : "philadelphia");
});
