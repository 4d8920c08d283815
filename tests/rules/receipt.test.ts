import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { receipt } from "../../rules/cart";
import { receiptEntries } from "../../rules/receipt";

const nothing = { subtotal: 0, packages: 0, delivery: 0, discount: 0, bonuses: 0 };
const dinner = { ...nothing, subtotal: 206_300 };
const short = (prices: typeof nothing, rules: Parameters<typeof receiptEntries>[1]) =>
  receiptEntries(prices, rules).map((row) => `${row.name === "gift" ? row.gift : row.name} ${row.amount}`);

describe("the receipt", () => {
  it.each<[string, Partial<typeof nothing>, Parameters<typeof receiptEntries>[1], string[]]>([
    ["dishes alone", {}, { isDelivered: false }, ["subtotal 206300"]],
    ["a delivery that is free", {}, { isDelivered: true }, ["subtotal 206300", "delivery 0"]],
    ["one that costs", { delivery: 19_900 }, { isDelivered: true }, ["subtotal 206300", "delivery 19900"]],
    ["a free bag is left out", { packages: 0 }, { isDelivered: false }, ["subtotal 206300"]],
    ["a discount", { discount: 20_630 }, { isDelivered: false }, ["subtotal 206300", "discount -20630"]],
    [
      "a discount with a promo code",
      { discount: 20_630 },
      { isDelivered: false, promocode: 20_630 },
      ["subtotal 206300", "promocode -20630"],
    ],
    [
      "a discount for collecting beside a promo code",
      { discount: 30_630 },
      { isDelivered: false, promocode: 10_000 },
      ["subtotal 206300", "discount -20630", "promocode -10000"],
    ],
    [
      "a discount that a code has no part in",
      { discount: 20_630 },
      { isDelivered: false, promocode: 0 },
      ["subtotal 206300", "discount -20630"],
    ],
    [
      "a code that claims more than there is",
      { discount: 20_630 },
      { isDelivered: false, promocode: 99_900 },
      ["subtotal 206300", "promocode -20630"],
    ],
    ["a code that takes nothing off", {}, { isDelivered: false, promocode: 100 }, ["subtotal 206300"]],
    [
      "all of them, in order",
      { packages: 900, delivery: 19_900, discount: 20_630, bonuses: 31_200 },
      {
        isDelivered: true,
        promocode: 20_630,
        gifts: [
          { name: "Sauce", count: 2 },
          { name: "Lemonade", count: 0 },
          { name: "Mochi", count: 1 },
        ],
      },
      ["subtotal 206300", "Sauce 0", "Mochi 0", "packages 900", "delivery 19900", "promocode -20630", "bonuses -31200"],
    ],
  ])("%s", (_, prices, rules, rows) => {
    expect(short({ ...dinner, ...prices }, rules)).toEqual(rows);
  });

  it("adds up to what is to be paid, to the last cent", () => {
    const sum = fc.integer({ min: 0, max: 10_000_000 });
    const line = fc.record({ price: sum, count: fc.integer({ min: 0, max: 100 }) });
    fc.assert(
      fc.property(fc.array(line), fc.array(line), sum, sum, sum, (lines, packages, delivery, discount, bonuses) => {
        const { total, full, ...prices } = receipt({ lines, packages, delivery, discount, bonuses });
        const rows = receiptEntries(prices, { isDelivered: true });
        expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(full);
      }),
    );
  });
});
