import { describe, expect, it } from "vitest";
import { courierDistance, newsOfDistance } from "../../rules/courier";

const door = { latitude: 59.936, longitude: 30.32 };

describe("where the courier is", () => {
  it.each([
    ["at the door", door, 0],
    ["about 1.1 km north", { latitude: 59.946, longitude: 30.32 }, 1_112],
    ["at the other end of the region", { latitude: 60.38, longitude: 30.32 }, 49_370],
    ["in another city", { latitude: 55.75, longitude: 37.62 }, undefined],
    [
      "in the Gulf of Guinea, where a device without a position believes to be",
      { latitude: 0, longitude: 0 },
      undefined,
    ],
    ["off the world", { latitude: 159.936, longitude: 30.32 }, undefined],
    ["nowhere", { latitude: NaN, longitude: NaN }, undefined],
  ])("%s", (_, courier, metres) => {
    const distance = courierDistance(courier, door);
    if (metres === undefined) expect(distance).toBeUndefined();
    else expect(distance).toBeCloseTo(metres, -2);
  });

  it("is unknown for a door off the world", () =>
    expect(courierDistance(door, { latitude: 0, longitude: 200 })).toBeUndefined());

  it.each([
    [0, 300],
    [299, 300],
    [300, 500],
    [950, 1_000],
    [1_000, 2_000],
    [49_999, 50_000],
    [50_000, 50_000],
  ])("%s m is news as less than %s m", (metres, limit) => expect(newsOfDistance(metres)).toBe(limit));
});
