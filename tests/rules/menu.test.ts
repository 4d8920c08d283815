import { describe, expect, it } from "vitest";
import { filterMenu, isFiltering, matchesSearch } from "../../rules/menu";

const philadelphia = {
  name: "Филадельфия с лососем",
  description: "Нежный сыр, огурец и зелёный лук",
  tags: ["hit"],
  allergens: ["fish", "milk"],
};

describe("matchesSearch", () => {
  it.each([
    ["", true],
    ["   ", true],
    ["!?", true],
    ["филадельфия", true],
    ["ФИЛА", true],
    ["фи", true],
    ["лосос", true],
    ["зеленый", true],
    ["ЗЕЛЁНЫЙ", true],
    ["лук сыр", true],
    ["сыр тунец", false],
    ["дельфи", true],
    ["ель", true],
    ["ия", false],
    ["л", true],
    ["ф л", true],
    ["z", false],
    ["hit", true],
    ["fish", false],
    ["сыр, огурец!", true],
    [".*", true],
    ["(", true],
    ["филадельфияя", false],
  ])("Филадельфия by %j: %s", (text, matches) => expect(matchesSearch(philadelphia, text)).toBe(matches));

  it.each([
    ["Käsespätzle", "kase", true],
    ["Weißwurst", "weisswurst", true],
    ["Weisswurst", "weiß", true],
    ["Izgara İncik", "incik", true],
    ["Ispanaklı", "ıspanakli", true],
    ["Şiş kebap", "sis", true],
    ["Gʻijduvon soʻsi", "so'si", true],
    ["Gʻijduvon soʻsi", "sosi", true],
    ["М'ята", "мята", true],
    ["Ґрінка", "гринка", false],
    ["Ґрінка", "грінка", true],
    ["Йогурт", "йогурт", true],
    ["Йогурт".normalize("NFD"), "йогурт", true],
    ["Чай", "чаи", true],
    ["Кола 0,5", "0,5", true],
    ["Кола 0,5", "7", false],
    ["Суши-сет", "сет", true],
  ])("%j by %j: %s", (name, text, matches) => expect(matchesSearch({ name }, text)).toBe(matches));

  it("keeps name, description and tags apart", () => {
    expect(matchesSearch({ name: "Ролл", description: "Икра" }, "роллик")).toBe(false);
    expect(matchesSearch({ name: "Ролл", description: "Икра", tags: ["hit"] }, "крахит")).toBe(false);
  });

  it("takes a product that says nothing of itself but its name", () => {
    expect(matchesSearch({ name: "Чай", description: null, tags: null, allergens: null }, "чай")).toBe(true);
  });
});

describe("filterMenu", () => {
  const tofu = { key: "tofu", name: "Тофу", tags: ["vegetarian"], allergens: ["soy"] };
  const hot = { key: "hot", name: "Острый тофу", tags: ["vegetarian", "spicy"], allergens: ["soy", "sesame"] };
  const tuna = { key: "tuna", name: "Тунец", tags: ["spicy"], allergens: ["fish"] };
  const plain = { key: "plain", name: "Рис" };
  const groups = [
    { alias: "wok", products: [hot, tofu] },
    { alias: "empty", products: [] },
    { alias: "rolls", products: [tuna, plain] },
  ];
  const shown = (filter: Parameters<typeof filterMenu>[1]) =>
    filterMenu(groups, filter)
      .map(({ alias, products }) => `${alias}:${products.map(({ key }) => key).join("+")}`)
      .join(" ");

  it.each([
    [{}, "wok:hot+tofu rolls:tuna+plain"],
    [{ vegetarian: true }, "wok:hot+tofu"],
    [{ spicy: true }, "wok:hot rolls:tuna"],
    [{ spicy: true, vegetarian: true }, "wok:hot"],
    [{ without: ["soy"] }, "rolls:tuna+plain"],
    [{ without: ["sesame", "fish"] }, "wok:tofu rolls:plain"],
    [{ without: ["unknown"] }, "wok:hot+tofu rolls:tuna+plain"],
    [{ search: "тофу" }, "wok:hot+tofu"],
    [{ search: "тофу", spicy: true }, "wok:hot"],
    [{ search: "пицца" }, ""],
    [{ vegetarian: false, spicy: false, without: [], search: " " }, "wok:hot+tofu rolls:tuna+plain"],
  ])("%j shows %j", (filter, expected) => expect(shown(filter)).toBe(expected));

  it("does not touch the menu that it was given", () => {
    filterMenu(groups, { search: "рис" });
    expect(groups.map(({ products }) => products.length)).toEqual([2, 0, 2]);
  });

  it.each([
    [{}, false],
    [{ search: " ! " }, false],
    [{ search: "рис" }, true],
    [{ vegetarian: true }, true],
    [{ spicy: true }, true],
    [{ without: [] }, false],
    [{ without: ["soy"] }, true],
  ])("%j filters: %s", (filter, is) => expect(isFiltering(filter)).toBe(is));
});
