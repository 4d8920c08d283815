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

export const fromSubtotal = (rubles: number): GiftCondition => ({ kind: "subtotal", rubles });
