import { describe, expect, it } from "vitest";
import { cardPrice, isLeastPrice, passesFilter, singleFilters, type MenuFilter } from "../../rules/menu";

const dishes = [
  { key: "tofu", price: 300, tags: ["vegetarian"], allergens: ["soy"] },
  { key: "hot", price: 450, tags: ["vegetarian", "spicy"], allergens: ["soy", "sesame"] },
  { key: "tuna", price: 599.5, tags: ["spicy"], allergens: ["fish"] },
  { key: "chilli", price: 600, accent: "spicy" },
  { key: "fruit", price: 99, tags: ["vegan"], allergens: [] },
  { key: "plain", price: 1000, tags: null, allergens: null },
];
const shown = (filter: MenuFilter) =>
  dishes
    .filter((dish) => passesFilter(dish, filter))
    .map(({ key }) => key)
    .join(" ");

describe("filters: diet, spicy, allergens to leave out, price", () => {
  it.each<[MenuFilter, string]>([
    [{}, "tofu hot tuna chilli fruit plain"],
    [{ vegetarian: true }, "tofu hot fruit"],
    [{ vegan: true }, "fruit"],
    [{ spicy: "only" }, "hot tuna chilli"],
    [{ spicy: "none" }, "tofu fruit plain"],
    [{ spicy: "only", vegetarian: true }, "hot"],
    [{ spicy: "none", vegetarian: true }, "tofu fruit"],
    [{ without: ["soy"] }, "tuna chilli fruit plain"],
    [{ without: ["sesame", "fish"] }, "tofu chilli fruit plain"],
    [{ without: ["unknown"] }, "tofu hot tuna chilli fruit plain"],
    [{ from: 45_000 }, "hot tuna chilli plain"],
    [{ to: 59_950 }, "tofu hot tuna fruit"],
    [{ from: 59_951, to: 60_000 }, "chilli"],
    [{ from: 0, to: 0 }, ""],
    [{ vegetarian: false, vegan: false, without: [] }, "tofu hot tuna chilli fruit plain"],
  ])("%j shows %j", (filter, expected) => expect(shown(filter)).toBe(expected));

  it("the price is that of the card: with the modifiers that are chosen at first", () => {
    const dough = { id: "thick", name: "Thick", price: 50, min: 1, max: 1 };
    const pizza = {
      price: 500,
      modifiers: { single: [], groups: [{ id: "dough", name: "Dough", min: 1, max: 1, modifiers: [dough] }] },
    };
    expect(passesFilter(pizza, { to: 54_999 })).toBe(false);
    expect(passesFilter(pizza, { from: 55_000, to: 55_000 })).toBe(true);
  });

  it("each filter that is on is one by itself, each allergen too", () => {
    expect(singleFilters({ vegetarian: true, vegan: false, spicy: "none", without: ["soy", "fish"], from: 0 })).toEqual(
      [{ vegetarian: true }, { spicy: "none" }, { from: 0 }, { without: ["soy"] }, { without: ["fish"] }],
    );
    expect(singleFilters({ vegan: false, spicy: undefined, to: undefined })).toEqual([]);
  });
});

describe("the price on a card", () => {
  const choice = (price: number, more: object = {}) => ({
    id: String(price),
    name: "",
    price,
    min: 0,
    max: 1,
    ...more,
  });
  const dish = (min: number, ...choices: ReturnType<typeof choice>[]) => ({
    price: 500,
    modifiers: { single: [], groups: [{ id: "size", min, max: Math.max(1, min), modifiers: choices }] },
  });

  it.each([
    ["one piece", { price: 119 }, false, 11_900],
    ["sold in twos", { price: 119, sale_multiplicity: 2 }, false, 23_800],
    [
      "sold in twos, by one in the last hour",
      { price: 119, sale_multiplicity: 2, sale_multiplicity_last_hour: 1 },
      true,
      11_900,
    ],
    ["in sixes", { price: 99.5, sale_multiplicity: 6 }, false, 59_700],
    ["with its first choice, in twos", { ...dish(1, choice(29), choice(90)), sale_multiplicity: 2 }, false, 105_800],
  ])("is that of what is added: %s", (_, product, isLastHour, minor) =>
    expect(cardPrice(product, isLastHour)).toBe(minor),
  );

  it.each([
    ["nothing to choose", { price: 500 }, false],
    ["a dearer choice", dish(1, choice(0), choice(90)), true],
    ["choices of one price", dish(1, choice(0), choice(0, { id: "other" })), false],
    ["a cheaper choice, too", dish(1, choice(50), choice(90), choice(0)), false],
    ["the first is the dearest", dish(1, choice(90), choice(0)), false],
    ["the dearer one is stopped", dish(1, choice(0), choice(90, { type: "stop" })), false],
    ["the first one is stopped", dish(1, choice(0, { type: "stop" }), choice(50), choice(90)), true],
    ["nothing has to be chosen", dish(0, choice(0), choice(90)), false],
    ["two of three", dish(2, choice(0), choice(10), choice(90)), true],
    ["every choice is stopped", dish(1, choice(0, { type: "stop" })), false],
  ])("is the least one: %s", (_, product, expected) => expect(isLeastPrice(product)).toBe(expected));
});
