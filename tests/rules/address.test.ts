import { describe, expect, it } from "vitest";
import {
  ADDRESS_MAX,
  addressProblem,
  cleanAddress,
  detailsToShorten,
  isNamed,
  isSameAddress,
  streetAndHouse,
  streetLine,
  wantsSuggestions,
} from "../../rules/address";

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
    "дом №5",
    "Cumhuriyet Cad. No: 42",
    "Via Roma N° 5",
    "О’Коннор-штрассе",
    "O'Connor-Straße 5",
    ..."'’‘ʼʻ`´′ˈ＇".split("").map((apostrophe) => `вул. Солом${apostrophe}янська, 5`),
    "Невский проспект, ２８",
    "Невский проспект, ٢٨",
    "й".normalize("NFD") + "од",
    "a".repeat(ADDRESS_MAX),
  ])("takes %j", (text) => expect(addressProblem(text)).toBeUndefined());

  it.each([
    ["", { code: "required" }],
    ["   \n", { code: "required" }],
    ["Невский <b>!", { code: "characters", characters: ["<", ">", "!"] }],
    ["上海", { code: "characters", characters: ["上", "海"] }],
    ["😀😀", { code: "characters", characters: ["😀"] }],
    ["Невский; 28*", { code: "characters", characters: [";", "*"] }],
    ["Nevsky\u0000", { code: "characters", characters: ["\u0000"] }],
    ["a".repeat(ADDRESS_MAX + 1), { code: "long", max: ADDRESS_MAX }],
  ])("objects to %j", (text, problem) => expect(addressProblem(text)).toEqual(problem));
});

it.each([
  ["  Невский   28 ", "Невский 28"],
  ["Лук’янівська, 3", "Лук'янівська, 3"],
  ["Oʻzbekiston ٢٨", "O'zbekiston 28"],
  ["Cumhuriyet Cad. No: 42", "Cumhuriyet Cad. No 42"],
  ["a\u0000b", "a b"],
  ["дом №5; кв(3)", "дом 5 кв 3"],
  ["<script>", "script"],
  ["!!!", ""],
  ["a".repeat(9999), "a".repeat(ADDRESS_MAX)],
])("cleanAddress %j is searched as %j", (text, clean) => {
  expect(cleanAddress(text)).toBe(clean);
  if (clean) expect(addressProblem(cleanAddress(text))).toBeUndefined();
});

it.each([
  ["", false],
  ["Н", false],
  [" Н ", false],
  ["Н!", false],
  ["Не", true],
  ["28", true],
])("wantsSuggestions %j: %s", (text, wants) => expect(wantsSuggestions(text)).toBe(wants));

it.each([
  ["Невский проспект, 28", "невский проспект 28", true],
  ["ул. Ленина, 5", "ул Ленина 5.", true],
  ["Königsallee 5", "Koenigsallee, 5", true],
  ["вулиця Лук'янівська, 3", "Вулиця Лукянівська 3", true],
  ["Малышева, 36", "Малышева, 3/6", false],
  ["Малышева, 36", "Малышева, 3 6", false],
  ["Невский проспект, 28", "Невский проспект, 280", false],
  ["Невский проспект, 28", "", false],
])("isSameAddress %j and %j: %j", (one, other, same) => expect(isSameAddress(one, other)).toBe(same));

it.each([
  ["Невский 28", "Невский проспект, 28", true],
  ["28 невский проспект", "Невский проспект, 28", true],
  ["Невский проспект", "Невский проспект, 28", false],
  ["28", "Невский проспект, 28", true],
  ["Невский 28 кв 5", "Невский проспект, 28", false],
  ["Литейный 28", "Невский проспект, 28", false],
  ["Невский 280", "Невский проспект, 28", false],
  ["Невский 2", "Невский проспект, 28", false],
  ["Nevsky prospekt 28", "Невский проспект, 28", true],
  ["Nevsky prospekt 2", "Невский проспект, 28", false],
  ["Tverskaya ulitsa 12", "Тверская улица, 12", true],
  ["Tverskaya ulitsa 12", "1-я Тверская-Ямская улица, 12", false],
  ["Тверская улица 12", "Tverskaya ulitsa, 12", true],
  ["", "Невский проспект, 28", false],
  ["Невский 28", "", false],
  ["", "", false],
])("isNamed %j names %j: %j", (text, address, named) => expect(isNamed(text, address)).toBe(named));

describe("detailsToShorten", () => {
  const long = (length: number) => "x".repeat(length);
  it.each([
    ["nothing", {}, undefined],
    ["what fits", { room: long(200), description: long(200) }, undefined],
    ["one", { room: long(201), description: long(200) }, { names: ["room"], max: 200 }],
    ["the longest of three", { room: "12", floor: "3", description: long(500) }, { names: ["description"], max: 397 }],
    [
      "all",
      { room: long(150), floor: long(150), intercom: long(150) },
      { names: ["room", "floor", "intercom"], max: 133 },
    ],
  ])("%s", (_, details, expected) => expect(detailsToShorten(details)).toEqual(expected));
});

it.each([
  ["RU", "Невский проспект", "28", "Невский проспект, 28"],
  ["BY", "праспект Незалежнасці", "10", "праспект Незалежнасці, 10"],
  ["KZ", "Абай даңғылы", "52А", "Абай даңғылы, 52А"],
  ["UA", "вул. Хрещатик", "22", "вул. Хрещатик, 22"],
  ["DE", "Torstraße", "140", "Torstraße 140"],
  ["TR", "Cumhuriyet Cad.", "42", "Cumhuriyet Cad. No: 42"],
  ["UZ", "Amir Temur", "1", "Amir Temur, 1"],
])("a street and its house are written as the country does: %s", (country, street, house, line) =>
  expect(streetLine(country, street, house)).toBe(line),
);

describe("a house number", () => {
  const line = streetLine("TR", "Cumhuriyet Cad.", "42");

  it.each(["№ 42", "№42", "N° 42", "No: 42", "No.42", "no 42", "No:42", "Nr. 42", "42"])(
    "is the same as in the shop's own line when it is typed as %j",
    (number) => {
      expect(isSameAddress(`Cumhuriyet Cad. ${number}`, line)).toBe(true);
      expect(isNamed(`Cumhuriyet Cad. ${number}`, line)).toBe(true);
      expect(isSameAddress(`Cumhuriyet Cad. ${number}1`, line)).toBe(false);
    },
  );

  it.each(["Невский проспект, д. 28", "Невский проспект д.28", "Невский проспект, дом 28", "Невский проспект № 28"])(
    "is named by %j",
    (text) => expect(isNamed(text, "Невский проспект, 28")).toBe(true),
  );
});

it.each("'’‘ʼʻ`´′ˈ＇".split(""))("the apostrophe %j, or none, makes no difference", (apostrophe) => {
  const one = `вул. Солом${apostrophe}янська, 5`;
  for (const other of ["вул. Солом'янська, 5", "вул. Соломянська, 5"]) expect(isSameAddress(one, other)).toBe(true);
});

it.each([
  ["Невский проспект, 20", "Невский проспект|20"],
  ["Невский проспект,\u00a088", "Невский проспект|88"],
  ["8-я Советская улица, 5", "8-я Советская улица|5"],
  ["улица 1905 года, 10/2", "улица 1905 года|10/2"],
  ["Невский проспект, 20 корп. 3 лит. А", "Невский проспект|20 корп. 3 лит. А"],
  ["Ленинский проспект, д. 28к2", "Ленинский проспект|д. 28к2"],
  ["Торстрасе, Torstraße 140a", "Торстрасе, Torstraße|140a"],
  ["Straße des 17. Juni 135", "Straße des 17. Juni|135"],
  ["Cumhuriyet Cad. No: 42", "Cumhuriyet Cad.|No: 42"],
  ["Moda Cad.\u00a0No:\u00a0112", "Moda Cad.|No:\u00a0112"],
  ["вул. Хрещатик, буд. 22", "вул. Хрещатик|буд. 22"],
  ["Невский проспект", undefined],
  ["28", undefined],
  ["", undefined],
])("streetAndHouse divides %j before the number of the house", (address, parts) =>
  expect(streetAndHouse(address)?.join("|")).toBe(parts),
);
