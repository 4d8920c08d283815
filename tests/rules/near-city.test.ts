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
