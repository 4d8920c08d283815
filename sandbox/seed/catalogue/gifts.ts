export type GiftCondition =
  /** Minimum cost of the dishes in rubles of the Russian price list, converted to the city's currency. */
  { kind: "subtotal"; rubles: number } | { kind: "takeaway" } | { kind: "birthday" };

export interface SeedGift {
  id: number;
  /** The dish that is given away; the gift has its name and picture. */
  product_key: string;
  max_count: number;
  conditions: readonly GiftCondition[];
  /** Only carts with this code are offered the gift. */
  promocode?: string;
}

export const fromSubtotal = (rubles: number): GiftCondition => ({ kind: "subtotal", rubles });
