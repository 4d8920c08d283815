import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const dessert = dishes("nori", { group: "desserts", related: ["green-tea", "matcha-latte"] });

export const desserts: SeedProduct[] = [
  dessert("mochi-trio", { price: 330, weight: 120, pieces: 3 }, "rice-flour ice-cream strawberry matcha mango", {
    accent: "hit",
    popular: true,
  }),
  dessert("mochi-mango", { price: 229, weight: 80, pieces: 2 }, "rice-flour ice-cream mango"),
  dessert("mochi-matcha", { price: 229, weight: 80, pieces: 2 }, "rice-flour ice-cream matcha"),
  dessert("cheesecake-new-york", { price: 279, weight: 120 }, "cream-cheese egg biscuit cream blueberry"),
  dessert("cheesecake-matcha", { price: 299, weight: 120 }, "cream-cheese egg biscuit matcha"),
  dessert("cheesecake-mango", { price: 319, weight: 125 }, "cream-cheese egg biscuit mango passion-fruit", {
    discount: 10,
  }),
  dessert("tiramisu", { price: 289, weight: 130 }, "mascarpone egg biscuit coffee cocoa"),
  dessert("chocolate-fondant", { price: 319, weight: 150 }, "chocolate butter egg wheat-flour ice-cream"),
  dessert("ice-cream-vanilla", { price: 199, weight: 130, pieces: 3 }, "ice-cream strawberry mint"),
  dessert("sweet-roll", { price: 289, weight: 190, pieces: 8 }, "crepe cream-cheese strawberry banana kiwi chocolate", {
    accent: "new",
  }),
];
