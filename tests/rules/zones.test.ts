import { describe, expect, it } from "vitest";
import { distanceMetres, isPoint, nearest, zoneAt, type Point } from "../../rules/zones";

const at = (longitude: number, latitude: number): Point => ({ latitude, longitude });
const zone = (id: string, delivery: number, area: number[][], minimum_order_amount = 500) => ({
  id,
  map: { area },
  prices: { delivery, minimum_order_amount },
});

const centre = zone("centre", 0, [
  [30, 59.9],
  [30.4, 59.9],
  [30.4, 60],
  [30, 60],
  [30, 59.9],
]);
const wide = zone("wide", 199, [
  [29.8, 59.8],
  [30.6, 59.8],
  [30.6, 60.1],
  [29.8, 60.1],
]);
/** An L: its notch is outside. */
const bent = zone("bent", 99, [
  [0, 0],
  [4, 0],
  [4, 2],
  [2, 2],
  [2, 4],
  [0, 4],
  [0, 0],
]);
const roof = zone("roof", 0, [
  [30, 60],
  [32, 60],
  [31, 62],
]);
const near = zone(
  "near",
  99,
  [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  300,
);
const zones = [wide, centre];

describe("zoneAt", () => {
  it.each([
    ["inside both: the cheaper", at(30.2, 59.95), zones, "centre"],
    ["inside the wide one only", at(30.5, 59.95), zones, "wide"],
    ["outside", at(31, 59.95), zones, undefined],
    ["on a side", at(30.4, 59.93), [centre], "centre"],
    ["on a corner", at(30, 59.9), [centre], "centre"],
    ["on the side that closes an open ring", at(29.8, 59.9), [wide], "wide"],
    ["a metre past a side", at(30.40002, 59.93), [centre], undefined],
    [
      "on a slanting side",
      at(1, 1),
      [
        zone("slope", 0, [
          [0, 0],
          [2, 2],
          [0, 2],
        ]),
      ],
      "slope",
    ],
    ["halfway up a roof", at(30.5, 61), [roof], "roof"],
    ["near the top of a roof", at(30.75, 61.5), [roof], "roof"],
    ["a quarter down a roof", at(31.25, 61.5), [roof], "roof"],
    ["far down a roof", at(31.75, 60.5), [roof], "roof"],
    ["a metre above a roof", at(31.75, 60.50002), [roof], undefined],
    ["in the notch", at(3, 3), [bent], undefined],
    ["in the arm", at(3, 1), [bent], "bent"],
    ["the same fee: the lower minimum", at(1, 1), [bent, near], "near"],
    ["the same fee and minimum: the first", at(1, 1), [{ ...near, id: "first" }, near], "first"],
    ["latitude and longitude swapped", at(59.95, 30.2), zones, undefined],
    ["no zones", at(30.2, 59.95), [], undefined],
    [
      "a ring of two corners",
      at(1, 0),
      [
        zone("line", 0, [
          [0, 0],
          [2, 0],
        ]),
      ],
      undefined,
    ],
    ["an empty ring", at(0, 0), [zone("none", 0, [])], undefined],
    ["broken corners", at(0, 0), [zone("broken", 0, [[], [1], [2, 2]])], undefined],
    ["NaN", at(NaN, 59.95), zones, undefined],
    ["infinite", at(30.2, Infinity), zones, undefined],
    ["off the globe", at(30.2, 91), zones, undefined],
  ])("%s", (_, point, list, id) => expect(zoneAt(point, list)?.id).toBe(id));

  // A zone is one ring: a hole is cut by a slit that leads to it and back.
  const ringWithHole = [
    ...[
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ],
    ...[
      [4, 4],
      [4, 6],
      [6, 6],
      [6, 4],
      [4, 4],
    ],
    [0, 0],
  ];
  it.each([
    ["in the hole", at(5, 5), undefined],
    ["around the hole", at(7, 5), "holed"],
    ["on the hole's edge", at(4, 5), "holed"],
    ["on the hole's corner", at(6, 6), "holed"],
    ["on the slit", at(2, 2), "holed"],
    ["outside", at(11, 5), undefined],
  ])("of a polygon with a hole: %s", (_, point, id) =>
    expect(zoneAt(point, [zone("holed", 0, ringWithHole)])?.id).toBe(id),
  );

  it("is found among 2,000 vertices, just inside, on and just outside of each", () => {
    const vertex = (index: number, radius: number): [number, number] => {
      const angle = (index / 2_000) * 2 * Math.PI;
      return [30 + Math.cos(angle) * radius, 60 + Math.sin(angle) * radius];
    };
    const round = [
      zone(
        "round",
        0,
        Array.from({ length: 2_000 }, (_, index) => vertex(index, 0.2)),
      ),
    ];
    for (let index = 0; index < 2_000; index += 97)
      for (const [radius, id] of [
        [0.1999, "round"],
        [0.2, "round"],
        [0.2001, undefined],
      ] as const)
        expect.soft(zoneAt(at(...vertex(index, radius)), round)?.id, `vertex ${index}, ${radius}`).toBe(id);
  });

  it("leaves the list in its order", () => {
    const list = Object.freeze([wide, centre]);
    zoneAt(at(30.2, 59.95), list);
    expect(list.map(({ id }) => id)).toEqual(["wide", "centre"]);
  });
});

it.each([
  ["nowhere", at(30, 60), at(30, 60), 0],
  ["a degree of latitude", at(30, 59), at(30, 60), 111_195],
  ["over the date line", at(179.5, 0), at(-179.5, 0), 111_195],
  ["pole to pole", at(0, 90), at(0, -90), 20_015_115],
  ["Saint Petersburg to Moscow", at(30.3158, 59.9391), at(37.6176, 55.7558), 633_000],
])("distanceMetres %s", (_, from, to, metres) =>
  expect(Math.abs(distanceMetres(from, to) - metres)).toBeLessThanOrEqual(Math.max(1, metres * 0.002)),
);

describe("nearest", () => {
  const shops = [
    { id: 1, where: at(30.5, 60) },
    { id: 2, where: at(30.1, 60) },
    { id: 3, where: at(NaN, 60) },
  ];
  it("finds the nearest and how far it is", () => {
    const found = nearest(at(30, 60), shops, (shop) => shop.where);
    expect(found?.place.id).toBe(2);
    expect(found?.metres).toBeCloseTo(5559.8, 0);
  });
  it("finds the first of those that are as near", () => {
    const twins = [1, 2].map((id) => ({ id, where: at(30.1, 60) }));
    expect(nearest(at(30, 60), twins, (shop) => shop.where)?.place.id).toBe(1);
  });
  it("has none among none", () => expect(nearest(at(30, 60), [], () => at(0, 0))).toBeUndefined());
  it("has none from nowhere", () => expect(nearest(at(NaN, 60), shops, (shop) => shop.where)).toBeUndefined());
});

it.each([
  [at(0, 0), true],
  [at(180, -90), true],
  [at(181, 0), false],
  [at(0, 90.1), false],
  [at(NaN, 0), false],
  [at(0, -Infinity), false],
])("isPoint %j: %s", (point, is) => expect(isPoint(point)).toBe(is));
