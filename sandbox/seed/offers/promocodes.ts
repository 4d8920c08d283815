/** A promo code of the chain; both brands take the same ones. */
export type SeedPromocode = {
  /** In capitals. */
  code: string;
  /** The last day that it counts, YYYY-MM-DD of the city; missing: it never ends. */
  until?: string;
  /** Aliases; missing: everywhere. */
  cities?: readonly string[];
  /** Rubles of the Russian price list that the dishes must cost; elsewhere what these are worth there. */
  minimum?: number;
} & (
  | { kind: "percent"; percent: number }
  /** Rubles, likewise. */
  | { kind: "fixed"; rubles: number }
  /** Unlocks the gift that names the code, and puts one into the cart. */
  | { kind: "gift" }
);

/** Every code that the sandbox knows, one for each way that a code can go. */
export const promocodes: readonly SeedPromocode[] = [
  { code: "TASTY10", kind: "percent", percent: 10 },
  { code: "FEAST20", kind: "percent", percent: 20, minimum: 3_000 },
  { code: "MINUS300", kind: "fixed", rubles: 300, minimum: 1_000 },
  { code: "TREAT", kind: "fixed", rubles: 5_000 },
  { code: "DESSERT", kind: "gift" },
  { code: "KAZAN15", kind: "percent", percent: 15, cities: ["kazan"] },
  { code: "SUMMER15", kind: "percent", percent: 15, until: "2026-08-31" },
  { code: "ADVENT", kind: "percent", percent: 25, until: "2026-12-24" },
];
