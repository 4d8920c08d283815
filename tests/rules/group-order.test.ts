import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { divideLine, shareOrder } from "../../rules/group-order";

describe("the pieces of a line", () => {
  it.each([
    ["the host has what no guest chose", 5, [{ a: 2 }, { a: 1 }], [2, 1], 2],
    ["a line that the host made shorter takes from who joined last", 2, [{ a: 2 }, { a: 1 }], [2, 0], 0],
    ["a part of the first one is left", 1, [{ a: 2 }, { a: 1 }], [1, 0], 0],
    ["a line that is gone belongs to nobody", 0, [{ a: 2 }], [0], 0],
    ["other lines do not count", 3, [{ b: 2 } as Record<string, number>], [0], 3],
  ])("%s", (_, count, guests, expected, host) => {
    expect(divideLine(count, "a", guests)).toEqual({ guests: expected, host });
  });
});

describe("the shares of an order", () => {
  const none = { packages: 0, delivery: 0, discount: 0, bonuses: 0 };

  it("are the dishes, less the discount in proportion, and an even part of delivery and packaging", () => {
    const shares = shareOrder(
      [60_000, 30_000],
      { ...none, packages: 3_000, delivery: 15_000, discount: 9_000, total: 99_000 },
      100,
    );
    expect(shares).toEqual([
      { dishes: 60_000, discount: 6_000, extra: 9_000, total: 63_000 },
      { dishes: 30_000, discount: 3_000, extra: 9_000, total: 36_000 },
    ]);
  });

  it.each([
    ["whole units", 100],
    ["the smallest units", 1],
  ])("make up the total in %s, and the host takes what rounding leaves", (_, unit) => {
    const total = 100_000 + 10_000;
    const shares = shareOrder([33_300, 33_300, 33_400], { ...none, delivery: 10_000, total }, unit);
    expect(shares.reduce((sum, share) => sum + (share?.total ?? 0), 0)).toBe(total);
    expect(shares.slice(1).every((share) => (share?.total ?? 0) % unit === 0)).toBe(true);
    expect(Math.abs((shares[0]?.total ?? 0) - (shares[1]?.total ?? 0))).toBeLessThanOrEqual(unit * 2);
  });

  it("add up in each row, the one that takes what rounding leaves included", () => {
    const dishes = [169_000, 57_900, 51_900, 66_900];
    const sums = { ...none, packages: 900, discount: 10_000, total: 336_600 };
    const shares = shareOrder(dishes, sums, 100);
    for (const share of shares) expect(share?.total).toBe(share && share.dishes - share.discount + share.extra);
    expect(shares.map((share) => share?.extra)).toEqual([300, 200, 200, 200]);
    expect(shares.reduce((sum, share) => sum + (share?.discount ?? 0), 0)).toBe(sums.discount);
  });

  it("never take from one what rounding left to the others", () => {
    const sums = fc.record({
      dishes: fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }),
      discount: fc.nat(100),
      packages: fc.nat(3_000),
      delivery: fc.nat(20_000),
      unit: fc.constantFrom(1, 100),
    });
    fc.assert(
      fc.property(sums, ({ dishes, discount: percent, packages, delivery, unit }) => {
        const all = dishes.reduce((sum, one) => sum + one, 0);
        const discount = Math.floor((all * percent) / 100);
        const total = all - discount + packages + delivery;
        const shares = shareOrder(dishes, { ...none, packages, delivery, discount, total }, unit);
        for (const share of shares.filter((one) => one !== undefined)) {
          expect(Math.min(share.discount, share.extra, share.total)).toBeGreaterThanOrEqual(0);
          expect(share.total).toBe(share.dishes - share.discount + share.extra);
        }
      }),
    );
  });

  it("are of those who eat: who has no dishes pays nothing, not even delivery", () => {
    const shares = shareOrder([0, 40_000, 60_000], { ...none, delivery: 10_000, total: 110_000 }, 100);
    expect(shares.map((share) => share?.total)).toEqual([undefined, 45_000, 65_000]);
  });

  it("are not lowered by the host's points, which are the host's money", () => {
    const shares = shareOrder([50_000, 50_000], { ...none, bonuses: 30_000, total: 70_000 }, 100);
    expect(shares.map((share) => share?.total)).toEqual([50_000, 50_000]);
  });

  it("of an order without dishes are none", () => {
    expect(shareOrder([0, 0], { ...none, total: 0 }, 100)).toEqual([undefined, undefined]);
  });
});
