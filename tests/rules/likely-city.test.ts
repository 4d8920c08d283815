import { describe, expect, it } from "vitest";
import { cityCalled, cityNear } from "../../rules/likely-city";

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const [ru, de, by] = ["RU", "DE", "BY"].map((code) => ({ code })) as [
  { code: string },
  { code: string },
  { code: string },
];
const cities = [
  { alias: "spb", name: "Санкт-Петербург", country: ru, map: at(59.94, 30.31) },
  { alias: "vyborg", name: "Выборг", country: ru, map: at(60.71, 28.75) },
  { alias: "munich", name: "Мюнхен", country: de, map: at(48.14, 11.58) },
  { alias: "brest", name: "Брест", country: by },
  { alias: "brest-east", name: "Брест", country: ru },
];

describe("the nearest city", () => {
  it.each([
    ["in the city", 59.9, 30.4, "spb"],
    ["between two, nearer to the second", 60.5, 29.2, "vyborg"],
    ["99 km from the only one", 47.25, 11.58, "munich"],
    ["further away than that from all", 47.2, 11.58, undefined],
    ["at the other end of the world", -59.9, -150, undefined],
  ])("is, %s, %d, %d: %s", (_, latitude, longitude, alias) => {
    expect(cityNear({ latitude, longitude }, cities)?.alias).toBe(alias);
  });

  it("is none where no city has coordinates", () => {
    expect(cityNear({ latitude: 52, longitude: 23 }, cities.slice(3))).toBeUndefined();
  });
});

describe("the city that a proxy names", () => {
  it.each([
    ["Saint Petersburg", "spb"],
    ["spb", "spb"],
    ["Санкт-Петербург, RU", "spb"],
    ["München,de", "munich"],
    ["Munich", "munich"],
    ["München, AT", undefined],
    ["Брест", undefined],
    ["Брест, BY", "brest"],
    ["Minich", undefined],
    ["RU", undefined],
    ["", undefined],
    [", RU", undefined],
    ["-", undefined],
    ["<script>", undefined],
  ])("%s: %s", (text, alias) => {
    expect(cityCalled(text, cities)?.alias).toBe(alias);
  });
});
