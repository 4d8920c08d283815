import { describe, expect, it } from "vitest";
import { joinPins } from "../../../../app/fulfilment/maps/join-pins";
import { LabelBoxes, placesAlong } from "../../../../app/fulfilment/maps/label-boxes";
import {
  boundsOf,
  cellOf,
  cellText,
  fit,
  fromCentre,
  GRID_PX,
  metresPerPixel,
  moved,
  readCell,
  readView,
  scaleBar,
  snapped,
  toLatLon,
  toWorld,
  viewText,
  zoomAfter,
  zoomedAt,
} from "../../../../app/fulfilment/maps/view";

const nevsky = { latitude: 59.9343, longitude: 30.3351 };
const viewAt = (place: typeof nevsky, zoom: number) => ({ ...toWorld(place), zoom });
const city = boundsOf([
  { latitude: 59.8, longitude: 30.1 },
  { latitude: 60.1, longitude: 30.6 },
]);

describe("Web Mercator", () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, 0.5, 0.5],
    [{ latitude: 85.0511, longitude: -180 }, 0, 0],
    [{ latitude: -85.0511, longitude: 180 }, 1, 1],
    [nevsky, 0.584264, 0.291163],
  ])("%o", (place, x, y) => {
    expect(toWorld(place).x).toBeCloseTo(x, 4);
    expect(toWorld(place).y).toBeCloseTo(y, 3);
  });

  it("gives a place back, and its metres", () => {
    expect(toLatLon(toWorld(nevsky)).latitude).toBeCloseTo(nevsky.latitude, 9);
    expect(toLatLon(toWorld(nevsky)).longitude).toBeCloseTo(nevsky.longitude, 9);
    // 156 543 m × cos 59.93° / 2^12
    expect(metresPerPixel(viewAt(nevsky, 12))).toBeCloseTo(19.15, 1);
  });

  it("has a scale bar of a round length", () => {
    expect(scaleBar(viewAt(nevsky, 12))).toEqual({ metres: 1000, pixels: 52 });
    expect(scaleBar(viewAt(nevsky, 15)).metres).toBe(100);
  });
});

describe("a view of an address (?map=lat,lon,zoom)", () => {
  it("is what a link to it says", () => {
    const view = snapped(viewAt(nevsky, 13));
    const read = readView(viewText(view), city);
    expect(read && snapped(read)).toEqual(view);
  });

  it.each([
    null,
    "",
    "NaN,NaN,NaN",
    "Infinity,0,1",
    "1e308,1e308,1e308",
    ",".repeat(100),
    "59.9,30.3",
    "59.9,30.3,12,1",
    "59.9,30.3,12.3",
    "59.9,30.3,12.50",
    "59.9,30.3,999",
    " 59.9,30.3,12",
    "59,9;30,3;12",
    "<svg>",
    "5".repeat(100_000),
  ])("is none if it is invented: %#", (text) => expect(readView(text, city)).toBeUndefined());

  it.each([
    ["zoom 99", "59.9343,30.3351,99", 17],
    ["zoom 0", "59.9343,30.3351,0", 8],
    ["another end of the world", "-89.9,-179.9,12", 12],
    ["no place on earth", "999,999,12", 12],
  ])("stays within the city: %s", (_, text, zoom) => {
    const view = readView(text, city);
    expect(view?.zoom).toBe(zoom);
    expect(view?.x).toBeGreaterThanOrEqual(city.west);
    expect(view?.x).toBeLessThanOrEqual(city.east);
    expect(view?.y).toBeGreaterThanOrEqual(city.north);
    expect(view?.y).toBeLessThanOrEqual(city.south);
  });

  it("is drawn from one of a few centres, no more than half a step away", () => {
    const view = viewAt(nevsky, 14);
    const { x, y } = fromCentre(snapped(view), view);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(GRID_PX / 2);
    const near = moved(snapped(view), GRID_PX / 2 - 1, 0);
    expect(cellOf(near)).toEqual(cellOf(view));
    expect(readCell(cellText(cellOf(view)), city)).toEqual(cellOf(view));
  });

  it.each(["", "12", "12-1-1", "99-1-1", "7-74-37", "12--1-1", "12-1197.5-600", "12-9999999999-1", "NaN-NaN-NaN"])(
    "has no drawing if no view of the city leads there: %s",
    (text) => expect(readCell(text, city)).toBeUndefined(),
  );
});

describe("a view that fits", () => {
  const far = { latitude: 60.0139, longitude: 30.3172 };

  it("shows every place in its window, as near as it can", () => {
    const view = fit([nevsky, far], 560, 560);
    for (const place of [nevsky, far]) expect(Math.abs(fromCentre(toWorld(place), view).y)).toBeLessThanOrEqual(280);
    const nearer = { ...view, zoom: view.zoom + 0.25 };
    expect(view.zoom === 12 || Math.abs(fromCentre(toWorld(far), nearer).y) > 280).toBe(true);
  });

  it("is zoom 12 for a city with one place", () => expect(fit([nevsky], 560, 560).zoom).toBe(12));
});

describe("a zoom between two whole ones", () => {
  it("is drawn as it is in steps of a quarter, so that zones fill a first view", () => {
    const view = { ...viewAt(nevsky, 11.25) };
    expect(cellText(cellOf(view))).toMatch(/^11\.25-/);
    expect(readCell(cellText(cellOf(view)), city)).toEqual(cellOf(view));
    expect(readView(viewText(view), city)?.zoom).toBe(11.25);
  });

  it("is no drawing of its own while two fingers change it", () => {
    expect(cellOf(viewAt(nevsky, 11.3141)).zoom).toBe(11);
    expect(viewText(viewAt(nevsky, 11.3141))).toMatch(/,11$/);
    expect(readCell("11.3-100-100", city)).toBeUndefined();
  });

  it.each([
    [11.25, 1, 12],
    [11.25, -1, 11],
    [12, 1, 13],
    [12, -1, 11],
  ])("leads to whole ones by + and −: from %d %d step to %d", (zoom, steps, next) =>
    expect(zoomAfter(zoom, steps)).toBe(next),
  );
});

it("moving leaves the place under the pointer where it is when it zooms", () => {
  const view = viewAt(nevsky, 12);
  const place = moved(view, 100, -50);
  expect(fromCentre(place, zoomedAt(view, 14, 100, -50)).x).toBeCloseTo(100, 4);
  expect(fromCentre(place, zoomedAt(view, 14, 100, -50)).y).toBeCloseTo(-50, 4);
});

describe("pins nearer than 34 px to each other", () => {
  const view = viewAt(nevsky, 12);
  const at = (number: number, right: number) => ({ number, ...toLatLon(moved(view, right, 0)) });
  const numbers = (...pins: ReturnType<typeof at>[]) =>
    joinPins(pins, view).map((mark) => mark.pins.map(({ number }) => number));

  it.each([
    ["apart", [at(1, 0), at(2, 35)], [[1], [2]]],
    ["near", [at(1, 0), at(2, 33)], [[1, 2]]],
    ["in a row", [at(1, 0), at(2, 30), at(3, 60)], [[1, 2, 3]]],
    ["two and one", [at(1, 0), at(2, 200), at(3, 210)], [[1], [2, 3]]],
    ["at one place", [at(1, 0), at(2, 0)], [[1, 2]]],
    ["none", [], []],
  ])("share one capsule: %s", (_, pins, joined) => expect(numbers(...pins)).toEqual(joined));

  it("part when the map comes nearer", () => {
    const pins = [at(1, 0), at(2, 20)];
    expect(joinPins(pins, { ...view, zoom: 13 })).toHaveLength(2);
  });
});

describe("one box for each label", () => {
  const boxes = () => new LabelBoxes(400, 300);

  it("is given once", () => {
    const taken = boxes();
    expect(taken.take({ x: 100, y: 100 }, 80, 20)).toBe(true);
    expect(taken.take({ x: 150, y: 110 }, 80, 20)).toBe(false);
    expect(taken.take({ x: 100, y: 130 }, 80, 20)).toBe(true);
  });

  it("lies on the drawing, and never over a pin", () => {
    const taken = boxes();
    taken.keepFree({ x: 200, y: 150 }, 40);
    expect(taken.take({ x: 200, y: 165 }, 80, 20)).toBe(false);
    expect(taken.take({ x: 20, y: 50 }, 80, 20)).toBe(false);
    expect(taken.take({ x: 380, y: 290 }, 20, 20)).toBe(false);
  });

  it("follows a street that is long enough, read from the left", () => {
    const street = [
      { x: 300, y: 100 },
      { x: 100, y: 100 },
      { x: 100, y: 120 },
    ];
    expect(placesAlong(street, 120, 14)[0]).toMatchObject({ x: 200, y: 100, height: 14 });
    expect(placesAlong(street, 300, 14)).toEqual([]);
    const upwards = placesAlong(
      [
        { x: 0, y: 200 },
        { x: 0, y: 0 },
      ],
      100,
      14,
    )[0];
    expect(Math.abs(upwards?.turn ?? 0)).toBeCloseTo(90);
    expect(upwards?.height).toBeCloseTo(100);
  });
});
