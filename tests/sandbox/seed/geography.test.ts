import pointInPolygon from "point-in-polygon";
import { describe, expect, it, test } from "vitest";
import { formatAddress, nearestAddress, searchAddresses } from "../../../sandbox/seed/geography/gazetteer";
import { addresses, cities, shops, zones } from "../../../sandbox/seed/geography/index";
import { isTimeZone } from "../../../rules/city-time";
import { languages } from "../../../rules/languages";
import type { LonLat } from "../../../sandbox/seed/geography/schema";

const of = <T extends { city: string }>(things: readonly T[], alias: string) =>
  things.filter(({ city }) => city === alias);
const isIn = (ring: readonly LonLat[], { longitude, latitude }: { longitude: number; latitude: number }) =>
  pointInPolygon(
    [longitude, latitude],
    ring.map(([lon, lat]) => [lon, lat]),
  );
const found = (city: string | undefined, text: string) =>
  searchAddresses(city, text, 7).map((address) => formatAddress(address, "ru"));

test("ids are unique", () => {
  for (const things of [cities, shops, zones, addresses])
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
});

describe("every city", () => {
  it("has zones if it delivers, the first one cheapest, and shops in them; else none", () => {
    for (const { alias, order_types } of cities) {
      const own = of(zones, alias);
      expect.soft(own.length, alias).toBeGreaterThanOrEqual(order_types.delivery ? 2 : 0);
      expect.soft(own.length, alias).toBeLessThanOrEqual(order_types.delivery ? 4 : 0);
      if (!order_types.delivery) continue;
      for (const key of ["delivery", "minimum_order_amount"] as const) {
        const amounts = own.map(({ prices }) => prices[key]);
        expect.soft(amounts.every(Number.isInteger), alias).toBe(true);
        expect.soft(new Set(amounts).size, alias).toBe(amounts.length);
        expect.soft(amounts, alias).toEqual([...amounts].sort((a, b) => a - b));
      }
      const freeBelowMinimum = own.filter(
        ({ prices: { free_from, minimum_order_amount } }) =>
          free_from !== undefined && free_from <= minimum_order_amount,
      );
      expect.soft(freeBelowMinimum).toEqual([]);
      expect.soft(of(shops, alias).filter((shop) => !own.some(({ ring }) => isIn(ring, shop)))).toEqual([]);
    }
  });

  it("opens every day, for less than a day at a time, and closes before the next day's opening", () => {
    for (const { alias, schedule, time_zone } of cities) {
      expect
        .soft(
          Object.values(schedule).every((day) => day.length > 0),
          alias,
        )
        .toBe(true);
      for (const week of [schedule, ...of(shops, alias).flatMap((shop) => shop.schedule ?? [])]) {
        expect.soft(Object.keys(week), alias).toEqual(["1", "2", "3", "4", "5", "6", "7"]);
        for (const day of Object.values(week)) {
          for (const [index, { from, to }] of day.entries()) {
            expect.soft(from, alias).toBeGreaterThanOrEqual(day[index - 1]?.to ?? 0);
            expect.soft(from, alias).toBeLessThan(to);
            expect.soft(to - 1440, alias).toBeLessThanOrEqual(Math.min(day[0]?.from ?? from, 240));
          }
        }
      }
      expect.soft(isTimeZone(time_zone), alias).toBe(true);
    }
  });
});

test("every zone is closed, counter-clockwise, and does not cross itself", () => {
  for (const { id, ring } of zones) {
    const sides = ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const);
    expect.soft(ring.length, `zone ${id}`).toBeGreaterThanOrEqual(4);
    expect.soft(ring.at(-1), `zone ${id}`).toEqual(ring[0]);
    const area = sides.reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
    expect.soft(area, `zone ${id}`).toBeGreaterThan(0);
    for (const [index, side] of sides.entries()) {
      const apart = sides.filter((_, other) => other > index + 1 && !(index === 0 && other === sides.length - 1));
      expect
        .soft(
          apart.filter((other) => cross(side, other)),
          `zone ${id}`,
        )
        .toEqual([]);
    }
  }
});

type Side = readonly [LonLat, LonLat];
const turn = (a: LonLat, b: LonLat, c: LonLat) =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
function cross([a, b]: Side, [c, d]: Side): boolean {
  return turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);
}

describe("searchAddresses", () => {
  it("finds an address first by any usual spelling of it", () => {
    for (const [city, text, line] of [
      ["spb", "Невский 20", "Невский проспект, 20"],
      ["spb", "НЕВСКИЙ ПР-Т, Д. 20", "Невский проспект, 20"],
      ["spb", "Санкт-Петербург, Невский проспект, 20", "Невский проспект, 20"],
      ["spb", "улица рубинштейна 9", "ул. Рубинштейна, 9"],
      ["spb", "Nevskiy 20", "Невский проспект, 20"],
      ["spb", "гражданский 36 корп. 2", "Гражданский проспект, 36к2"],
      ["spb", "grazhdansky 36k2", "Гражданский проспект, 36к2"],
      ["spb", "7-я линия 34", "7-я линия В.\u00a0О., 34"],
      ["spb", "пушкин оранж", "Пушкин, Оранжерейная улица, 21"],
      ["moscow", "щелковское 25", "Щёлковское шоссе, 25"],
      ["minsk", "незалежнасці 44", "проспект Независимости, 44"],
      ["almaty", "төле би 83", "ул. Толе би, 83"],
      ["berlin", "Friedrichstr. 43", "Friedrichstraße 43"],
      ["berlin", "schonhauser 36", "Schönhauser Allee 36"],
      ["berlin", "фридрихштрассе 101", "Friedrichstraße 101"],
      ["kyiv", "крещатик 22", "ул. Крещатик, 22"],
      ["kyiv", "Vul. Khreshchatyk 22", "ул. Крещатик, 22"],
      ["istanbul", "İstanbul, istiklal caddesi 45", "İstiklal Cad. No: 45, Beyoğlu"],
      ["istanbul", "ISTIKLAL 45", "İstiklal Cad. No: 45, Beyoğlu"],
      ["istanbul", "büyükdere sk 127", "Büyükdere Cad. No: 127, Şişli"],
    ] as const)
      expect.soft(found(city, text)[0], `“${text}” in ${city}`).toBe(line);
  });

  it("finds only one street where the words tell no other, in the order of houses", () => {
    for (const [city, text, street] of [
      ["spb", "невск", "Невский проспект"],
      ["spb", "Nevsky", "Невский проспект"],
      ["berlin", "Friedrichstr", "Friedrichstraße"],
      ["kyiv", "Хрещатик", "вул. Хрещатик"],
      ["istanbul", "İstiklal", "İstiklal Cad."],
      ["istanbul", "istiklal", "İstiklal Cad."],
    ] as const) {
      const hits = searchAddresses(city, text, 7);
      expect.soft(new Set(hits.map((hit) => hit.street.local)), text).toEqual(new Set([street]));
      const numbers = hits.map(({ house }) => Number.parseInt(house, 10));
      expect.soft(numbers, text).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  it("puts streets that begin as typed before others that have the word", () => {
    expect(found("moscow", "марш")[0]).toBe("проспект Маршала Жукова, 30");
    expect(found("moscow", "большая ордынка 21")[0]).toBe("ул. Большая Ордынка, 21");
    expect(found("kyiv", "шевченк")[0]).toBe("бульвар Тараса Шевченко, 5");
  });

  it("respects the limit", () => {
    expect(searchAddresses("spb", "проспект", 7)).toHaveLength(7);
    expect(searchAddresses(undefined, "ул", 7)).toHaveLength(7);
    expect(searchAddresses("spb", "невский", 2)).toHaveLength(2);
    expect(searchAddresses("spb", "невский", 0)).toEqual([]);
  });

  it("looks in one city, or in all of them", () => {
    expect(found("moscow", "невский")).toEqual([]);
    expect(found(undefined, "Friedrichstr 43")).toEqual(["Friedrichstraße 43"]);
    expect(found("atlantis", "невский")).toEqual([]);
  });

  it("finds nothing without a known street, or for a house that does not exist", () => {
    for (const text of ["", " ", "-", "20", "zzzz", "Невский 999", "санкт-петербург"])
      expect.soft(found("spb", text), `“${text}”`).toEqual([]);
  });

  it("finds every address first by its own line, in each language", () => {
    for (const address of addresses)
      for (const line of new Set(languages.map((language) => formatAddress(address, language))))
        expect(searchAddresses(address.city, line, 1), line).toEqual([address]);
  });
});

describe("formatAddress", () => {
  it("keeps to letters, digits, hyphen, slash, dot, comma and spaces", () => {
    for (const address of addresses)
      for (const language of languages) expect(formatAddress(address, language)).toMatch(/^[\p{L}\d\-/.,: \u00a0]+$/u);
  });

  it("writes as the city writes, Ukrainian streets in Russian for Russian readers", () => {
    const [kyiv] = searchAddresses("kyiv", "Хрещатик 22", 1);
    expect(kyiv && formatAddress(kyiv, "uk")).toBe("вул. Хрещатик, 22");
    expect(kyiv && formatAddress(kyiv, "de")).toBe("вул. Хрещатик, 22");
    expect(kyiv && formatAddress(kyiv, "ru")).toBe("ул. Крещатик, 22");
  });
});

describe("nearestAddress", () => {
  it("is the address itself at its own point", () => {
    const elsewhere = addresses.filter((address) => {
      const { latitude, longitude } = nearestAddress(address);
      return latitude !== address.latitude || longitude !== address.longitude;
    });
    expect(elsewhere).toEqual([]);
  });

  it("is in the city of the point", () => {
    for (const { alias, map } of cities) expect(nearestAddress(map.coordinates).city).toBe(alias);
    for (const shop of shops) expect(nearestAddress(shop).city).toBe(shop.city);
  });
});
