import { describe, expect, it } from "vitest";
import { otherNames } from "../../rules/city-names";
import { citiesNamed, nearCities } from "../../rules/near-city";

const cities = [
  { alias: "spb", name: "Санкт-Петербург" },
  { alias: "kazan", name: "Казань" },
  { alias: "almaty", name: "Алматы" },
  { alias: "berlin", name: "Берлин" },
];

it.each([
  ["SPB", ["spb"]],
  ["spbb", ["spb"]],
  ["kazann", ["kazan"]],
  ["kasan", ["kazan"]],
  ["Казань", ["kazan"]],
  ["sankt-peterburg", ["spb"]],
  ["almata", ["almaty"]],
  ["nowhere", []],
  ["wp-admin", []],
  ["", []],
  ["s".repeat(100), []],
])("an address that nearly names a city suggests it: %s: %j", (asked, aliases) => {
  expect(nearCities(asked, cities).map(({ alias }) => alias)).toEqual(aliases);
});

it("the nearest city is named first, three at most, and none by a text that no name is as long as", () => {
  const named = (...aliases: string[]) => aliases.map((alias) => ({ alias, name: alias }));
  const asked = (address: string, ...aliases: string[]) =>
    nearCities(address, named(...aliases)).map(({ alias }) => alias);
  expect(asked("novosibirsk", "novosibirks", "novosibirsk")).toEqual(["novosibirsk", "novosibirks"]);
  expect(asked("kazan", "kazab", "kazam", "kazac", "kazan")).toHaveLength(3);
  const long = "a".repeat(40);
  expect(asked(long, long)).toEqual([long]);
  expect(asked(`${long}a`, `${long}a`)).toEqual([]);
});

const aliases = ["spb", "moscow", "kazan", "vyborg", "minsk", "istanbul", "almaty", "berlin", "kyiv"];
/** The cities as the upstream names them in each language. */
const inLanguages = {
  ru: ["Санкт-Петербург", "Москва", "Казань", "Выборг", "Минск", "Стамбул", "Алматы", "Берлин", "Киев"],
  en: ["Saint Petersburg", "Moscow", "Kazan", "Vyborg", "Minsk", "Istanbul", "Almaty", "Berlin", "Kyiv"],
  tr: ["Sankt Petersburg", "Moskova", "Kazan", "Vıborg", "Minsk", "İstanbul", "Almatı", "Berlin", "Kiyev"],
  uz: ["Sankt-Peterburg", "Moskva", "Qozon", "Viborg", "Minsk", "Istanbul", "Olmaota", "Berlin", "Kiyev"],
  de: ["Sankt Petersburg", "Moskau", "Kasan", "Wyborg", "Minsk", "Istanbul", "Almaty", "Berlin", "Kyjiw"],
  uk: ["Санкт-Петербург", "Москва", "Казань", "Виборг", "Мінськ", "Стамбул", "Алмати", "Берлін", "Київ"],
};

describe.each(Object.entries(inLanguages))("a page in %s finds a city by any of its names", (_, names) => {
  const listed = aliases.map((alias, index) => ({ alias, name: names[index] ?? "" }));
  const rows = listed.map((city) => ({ ...city, also: otherNames(city) }));
  const all = Object.values(inLanguages).flatMap((others) => others.map((name, index) => [name, aliases[index] ?? ""]));
  it.each<string[]>([
    ...all,
    ["москва", "moscow"],
    ["МОСК", "moscow"],
    ["moskau", "moscow"],
    ["Масква", "moscow"],
    ["Moscwo", "moscow"],
    ["Kiev", "kyiv"],
    ["Киев", "kyiv"],
    ["Kiew", "kyiv"],
    ["Питер", "spb"],
    ["piter", "spb"],
    ["Ленинград", "spb"],
    ["санкт питербург", "spb"],
    ["st petersburg", "spb"],
    ["Алма-Ата", "almaty"],
    ["алма ата", "almaty"],
    ["алмаата", "almaty"],
    ["Constantinople", "istanbul"],
    ["kzan", "kazan"],
    ["Берлен", "berlin"],
  ])("%s", (typed = "", alias = "") => expect(citiesNamed(typed, rows).map((city) => city.alias)).toEqual([alias]));

  it.each(["", "  ", "(.*"])("%j names all", (typed) => expect(citiesNamed(typed, rows)).toEqual(rows));

  it.each(["Омск", "Paris", "зань", "x".repeat(60)])("%s names none", (typed) =>
    expect(citiesNamed(typed, rows)).toEqual([]),
  );
});

it.each([
  ["герм", true],
  ["берлин герм", true],
  ["берлин росс", false],
  ["королев", false],
])("the country is a way to find a city: %s", (typed, isFound) => {
  const berlin = { alias: "b", name: "Берлин", country: "Германия" };
  expect(citiesNamed(typed, [berlin])).toEqual(isFound ? [berlin] : []);
});

it("a city that the list of names does not have is found in both alphabets", () => {
  const city = { alias: "korolev", name: "Королёв" };
  expect(otherNames(city)).toEqual([]);
  for (const typed of ["королев", "Korolev"]) expect(citiesNamed(typed, [city])).toEqual([city]);
});
