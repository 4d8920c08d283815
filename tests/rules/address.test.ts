import { describe, expect, it } from "vitest";
import { ADDRESS_MAX, addressProblem, cleanAddress, wantsSuggestions } from "../../rules/address";

describe("addressProblem", () => {
  it.each([
    "Невский проспект, 28",
    "ул. Ленина 5/2-А",
    "вулиця Ґорького, 7",
    "Абай даңғылы, 10",
    "Қабанбай батыр",
    "İstiklal Caddesi 12",
    "Große Straße 5",
    "Улица Ёлочная",
    "Баумана\t3",
    "й".normalize("NFD") + "од",
    "a".repeat(ADDRESS_MAX),
  ])("takes %j", (text) => expect(addressProblem(text)).toBeUndefined());

  it.each([
    ["", { code: "required" }],
    ["   \n", { code: "required" }],
    ["Невский <b>!", { code: "characters", characters: ["<", ">", "!"] }],
    ["дом №5 №6", { code: "characters", characters: ["№"] }],
    ["Лук'янівська", { code: "characters", characters: ["'"] }],
    ["上海", { code: "characters", characters: ["上", "海"] }],
    ["😀😀", { code: "characters", characters: ["😀"] }],
    ["улица١", { code: "characters", characters: ["١"] }],
    ["Nevsky\u0000", { code: "characters", characters: ["\u0000"] }],
    ["a".repeat(ADDRESS_MAX + 1), { code: "long", max: ADDRESS_MAX }],
  ])("objects to %j", (text, problem) => expect(addressProblem(text)).toEqual(problem));
});

describe("cleanAddress", () => {
  it.each([
    ["  Невский   28 ", "Невский 28"],
    ["Лук’янівська, 3", "Лукянівська, 3"],
    ["Prip'yat", "Pripyat"],
    ["a\u0000b", "a b"],
    ["дом №5; кв(3)", "дом 5 кв 3"],
    ["<script>", "script"],
    ["!!!", ""],
    ["a".repeat(9999), "a".repeat(ADDRESS_MAX)],
  ])("%j is searched as %j", (text, clean) => {
    expect(cleanAddress(text)).toBe(clean);
    if (clean) expect(addressProblem(cleanAddress(text))).toBeUndefined();
  });
});

describe("wantsSuggestions", () => {
  it.each([
    ["", false],
    ["Н", false],
    [" Н ", false],
    ["Н!", false],
    ["Не", true],
    ["28", true],
  ])("%j: %s", (text, wants) => expect(wantsSuggestions(text)).toBe(wants));
});
