import { fromSubtotal, type SeedGift } from "../gifts";

export const gifts: readonly SeedGift[] = [
  { id: 11, product_key: "ml-sauce-garlic", max_count: 2, conditions: [fromSubtotal(500)] },
  { id: 12, product_key: "ml-ayran", max_count: 1, conditions: [fromSubtotal(1_000)] },
  { id: 13, product_key: "ml-compote", max_count: 1, conditions: [fromSubtotal(700), { kind: "takeaway" }] },
  { id: 14, product_key: "ml-lokum", max_count: 1, conditions: [{ kind: "birthday" }] },
  { id: 15, product_key: "ml-baklava", max_count: 1, conditions: [fromSubtotal(500)], promocode: "DESSERT" },
];
