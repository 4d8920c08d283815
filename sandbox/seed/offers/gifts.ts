import type { Brand } from "../catalogue/types";

/** A condition that the cart must meet. */
export type GiftCondition =
  /** Minimum cost of the dishes in rubles of the Russian price list, converted to the city's currency. */
  { kind: "subtotal"; rubles: number } | { kind: "takeaway" } | { kind: "birthday" };

export interface SeedGift {
  id: number;
  /** The dish given away; the gift shows its name and picture. */
  product_key: string;
  max_count: number;
  conditions: readonly GiftCondition[];
  /** Offered only to carts with this code. */
  promocode?: string;
}

const from = (rubles: number): GiftCondition => ({ kind: "subtotal", rubles });

export const gifts: Record<Brand, readonly SeedGift[]> = {
  nori: [
    { id: 1, product_key: "sauce-spicy", max_count: 2, conditions: [from(800)] },
    { id: 2, product_key: "lemonade-citrus", max_count: 1, conditions: [from(1_500)] },
    { id: 3, product_key: "mochi-mango", max_count: 1, conditions: [from(2_500), { kind: "takeaway" }] },
    { id: 4, product_key: "cheesecake-new-york", max_count: 1, conditions: [{ kind: "birthday" }] },
    { id: 5, product_key: "mochi-trio", max_count: 1, conditions: [from(500)], promocode: "DESSERT" },
  ],
  mylavash: [
    { id: 11, product_key: "ml-sauce-garlic", max_count: 2, conditions: [from(500)] },
    { id: 12, product_key: "ml-ayran", max_count: 1, conditions: [from(1_000)] },
    { id: 13, product_key: "ml-compote", max_count: 1, conditions: [from(700), { kind: "takeaway" }] },
    { id: 14, product_key: "ml-lokum", max_count: 1, conditions: [{ kind: "birthday" }] },
    { id: 15, product_key: "ml-baklava", max_count: 1, conditions: [from(500)], promocode: "DESSERT" },
  ],
};
