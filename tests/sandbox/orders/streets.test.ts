import { describe, expect, it } from "vitest";
import { distanceMetres, type Point } from "../../../rules/zones";
import { baseMapOf } from "../../../sandbox/seed/geography/base-map";
import { addresses, shops } from "../../../sandbox/seed/geography";
import { pointAlong, routeBetween, routeIn } from "../../../sandbox/shop/place/courier";
import { Streets } from "../../../sandbox/shop/place/streets";

const point = (longitude: number, latitude: number): Point => ({ latitude, longitude });
const written = (route: Point[] | undefined) =>
  route?.map(({ latitude, longitude }) => `${longitude.toFixed(3)} ${latitude.toFixed(3)}`);

/** About 111 m for each 0.001 at the equator. */
const north: [number, number][] = [
  [0, 0],
  [0, 0.02],
];
const across: [number, number][] = [
  [-0.01, 0.01],
  [0.01, 0.01],
];

describe("the courier of the sandbox drives along the streets of the base map", () => {
  it.each<[string, [number, number][][], Point, Point, string[]]>([
    [
      "turns where two streets cross",
      [north, across],
      point(0.001, 0.002),
      point(0.008, 0.011),
      ["0.001 0.002", "0.000 0.002", "0.000 0.010", "0.008 0.010", "0.008 0.011"],
    ],
    [
      "stays on one street",
      [north, across],
      point(0, 0.002),
      point(0, 0.008),
      ["0.000 0.002", "0.000 0.002", "0.000 0.008", "0.000 0.008"],
    ],
    [
      "takes the shorter of two ways",
      [
        [
          [0, 0],
          [0.01, 0],
          [0.01, 0.01],
        ],
        [
          [0, 0],
          [0, 0.03],
          [0.01, 0.03],
          [0.01, 0.01],
        ],
      ],
      point(0.001, 0),
      point(0.01, 0.009),
      ["0.001 0.000", "0.001 0.000", "0.010 0.000", "0.010 0.009", "0.010 0.009"],
    ],
    [
      "crosses to a street that is drawn 200 m short of this one",
      [
        north,
        [
          [0.002, 0.01],
          [0.01, 0.01],
        ],
      ],
      point(0, 0.002),
      point(0.008, 0.01),
      ["0.000 0.002", "0.000 0.002", "0.000 0.010", "0.002 0.010", "0.008 0.010", "0.008 0.010"],
    ],
    [
      "keeps to the largest part of a drawing in pieces",
      [
        north,
        across,
        [
          [0.1, 0.1],
          [0.1, 0.101],
        ],
      ],
      point(0, 0.02),
      point(0.1, 0.1),
      ["0.000 0.020", "0.000 0.020", "0.000 0.010", "0.010 0.010", "0.100 0.100"],
    ],
  ])("%s", (_, lines, from, to, expected) => expect(written(new Streets(lines).route(from, to))).toEqual(expected));

  it("has no route without streets", () => expect(new Streets([]).route(point(0, 0), point(1, 1))).toBeUndefined());

  it("is on a drawn street of Saint Petersburg all the way from a shop to an address", () => {
    const [shop] = shops.filter(({ city }) => city === "spb");
    const house = addresses.find(({ city, street }) => city === "spb" && street.local === "ул. Рубинштейна");
    if (!shop || !house) throw new Error("the city has neither shop nor house");
    const route = routeIn("spb", shop, house);
    const network = new Streets(
      baseMapOf("spb").flatMap(({ properties, geometry: { type, coordinates } }) =>
        properties.kind === "street" && type === "LineString" ? [coordinates as [number, number][]] : [],
      ),
    );
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const courier = pointAlong(route, share);
      const [, nearest = courier] = network.route(courier, courier) ?? [];
      expect(distanceMetres(courier, nearest)).toBeLessThan(5);
    }
    expect([route[0], route.at(-1)]).toMatchObject([
      { latitude: shop.latitude, longitude: shop.longitude },
      { latitude: house.latitude, longitude: house.longitude },
    ]);
  });

  it("drives along a grid in a city without a base map", () => {
    const [from, to] = [point(30, 59), point(30.1, 59.1)];
    expect(routeIn("atlantis", from, to)).toEqual(routeBetween(from, to));
  });
});
