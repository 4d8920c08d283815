import { describe, expect, it } from "vitest";
import { nearCities } from "../../rules/near-city";

const cities = [
  { alias: "spb", name: "Санкт-Петербург" },
  { alias: "kazan", name: "Казань" },
  { alias: "almaty", name: "Алматы" },
  { alias: "berlin", name: "Берлин" },
];

describe("an address that nearly names a city suggests it", () => {
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
  ])("%s: %j", (asked, aliases) => {
    expect(nearCities(asked, cities).map(({ alias }) => alias)).toEqual(aliases);
  });
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
