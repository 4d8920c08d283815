import { describe, expect, it } from "vitest";
import { alternativeTo } from "../../rules/alternatives";

const dish = (key: string, price: number, allergens: string[] = [], tags: string[] = []) => ({
  key,
  price,
  allergens,
  tags,
});
const gone = dish("gone", 459, ["fish", "milk"], ["vegetarian"]);

describe("a dish in place of one that cannot be had", () => {
  it.each([
    ["closest in price", [dish("a", 300), dish("b", 500), dish("c", 900)], "b"],
    ["the first of equals", [dish("a", 400), dish("b", 518)], "a"],
    ["of the same price rather than the first", [dish("a", 460), dish("b", 459)], "b"],
    ["never with an allergen more, if there is another", [dish("a", 459, ["nuts"]), dish("b", 99, ["fish"])], "b"],
    ["with fewer new allergens", [dish("a", 459, ["nuts", "egg"]), dish("b", 99, ["nuts"])], "b"],
    [
      "vegetarian for a vegetarian one",
      [dish("a", 459, [], ["spicy"]), dish("b", 99, [], ["vegetarian", "spicy"])],
      "b",
    ],
    ["not the dish itself", [gone, dish("b", 900)], "b"],
  ])("is %s", (_, others, expected) => {
    const same = others.map((one) => ({ ...one, tags: one.tags.length > 0 ? one.tags : ["vegetarian"] }));
    expect(alternativeTo(gone, same)?.key).toBe(expected);
  });

  it("is none where nothing else can be had, and needs neither tags nor allergens", () => {
    expect(alternativeTo(gone, [])).toBeUndefined();
    expect(alternativeTo(gone, [gone])).toBeUndefined();
    expect(alternativeTo({ key: "a", price: 1 }, [{ key: "b", price: 0.1 + 0.2 }])?.key).toBe("b");
  });
});
