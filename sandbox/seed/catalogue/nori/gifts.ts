import { fromSubtotal, type SeedGift } from "../gifts";

export const gifts: readonly SeedGift[] = [
  { id: 1, product_key: "sauce-spicy", max_count: 2, conditions: [fromSubtotal(800)] },
  { id: 2, product_key: "lemonade-citrus", max_count: 1, conditions: [fromSubtotal(1_500)] },
  { id: 3, product_key: "mochi-mango", max_count: 1, conditions: [fromSubtotal(2_500), { kind: "takeaway" }] },
  { id: 4, product_key: "cheesecake-new-york", max_count: 1, conditions: [{ kind: "birthday" }] },
  { id: 5, product_key: "mochi-trio", max_count: 1, conditions: [fromSubtotal(500)], promocode: "DESSERT" },
];
