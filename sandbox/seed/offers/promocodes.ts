export type SeedPromocode = {
  code: string;
  /** Last valid day, YYYY-MM-DD on the city's calendar; missing means that the code never expires. */
  until?: string;
  /** Aliases of the cities in which it is valid; missing means all. */
  cities?: readonly string[];
  /** Minimum cost of the dishes in rubles of the Russian price list, converted to the city's currency. */
  minimum?: number;
} & (
  | { kind: "percent"; percent: number }
  /** Rubles, converted in the same way. */
  | { kind: "fixed"; rubles: number }
  /** Unlocks the gift with this `promocode` and adds one to the cart. */
  | { kind: "gift" }
);

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
