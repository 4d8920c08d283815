import { describe, expect, it } from "vitest";
import { brands, catalogues } from "../../../sandbox/seed/catalogues";
import { promocodes } from "../../../sandbox/seed/offers/promocodes";
import { promotions } from "../../../sandbox/seed/offers/promotions";

it("promo codes are typed as they are compared, each once", () => {
  const codes = promocodes.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]+$/);
});

describe.each(brands)("gifts of %s", (brand) => {
  const { gifts } = catalogues[brand];
  const products = new Map(catalogues[brand].products.map((product) => [product.key, product]));

  it("are dishes of the brand that can be had", () => {
    for (const { product_key, max_count } of gifts) {
      expect(products.get(product_key), product_key).toBeDefined();
      expect([products.get(product_key)?.type, max_count > 0]).toEqual([undefined, true]);
    }
  });

  it("ask for something, and are unlocked by codes that unlock gifts", () => {
    const unlocking = promocodes.filter(({ kind }) => kind === "gift").map(({ code }) => code);
    for (const { conditions, promocode } of gifts) {
      expect(conditions.length).toBeGreaterThan(0);
      if (promocode) expect(unlocking).toContain(promocode);
    }
    for (const code of unlocking) expect(gifts.filter(({ promocode }) => promocode === code)).toHaveLength(1);
  });
});

it("numbers every gift once", () => {
  const ids = Object.values(catalogues).flatMap(({ gifts }) => gifts.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

it("promotions have an alias each, and pictures of dishes", () => {
  expect(new Set(promotions.map(({ alias }) => alias)).size).toBe(promotions.length);
  for (const { alias } of promotions) {
    expect(alias).toMatch(/^[a-z0-9-]+$/);
    for (const { products, promotion_pictures } of Object.values(catalogues))
      expect(products.map(({ key }) => key)).toContain(promotion_pictures[alias]);
  }
});
