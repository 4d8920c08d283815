import { describe, expect, it } from "vitest";
import { passesFilter, singleFilters, type MenuFilter } from "../../rules/menu";

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
