import { describe, expect, it } from "vitest";
import { pluralCategory } from "../../app/rules/plural";

describe.each(["ru", "uk"])("%s", (language) => {
  it.each([
    [0, "many"], [1, "one"], [2, "few"], [4, "few"], [5, "many"], [11, "many"], [12, "many"], [14, "many"], [20, "many"],
    [21, "one"], [22, "few"], [25, "many"], [31, "one"], [100, "many"], [101, "one"], [111, "many"],
  ])("%d is %s", (count, category) => expect(pluralCategory(count, language)).toBe(category));
});

describe("the others", () => {
  it.each([
    [0, "en", "other"], [1, "en", "one"], [2, "en", "other"], [21, "en", "other"], [1, "de", "one"], [1, "tr", "one"], [5, "tr", "other"], [1, "uz", "one"], [2, "uz", "other"],
    [1, "fr", "one"], [0, "fr", "other"], [2, "x_!", "other"], [1, "", "one"],
  ])("%d in %j is %s", (count, language, category) => expect(pluralCategory(count, language)).toBe(category));
});
