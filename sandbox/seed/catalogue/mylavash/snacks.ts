import { dishes } from "../dish";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const snack = dishes("mylavash", {
  group: "snacks",
  frying: 7,
  related: ["ml-sauce-garlic", "ml-sauce-cheese", "ml-cola"],
});

export const snacks: SeedProduct[] = [
  snack("ml-fries", { price: 149, weight: 150 }, "potato sea-salt ketchup", { popular: true, modifiers: dips }),
  snack("ml-fries-cheese", { price: 229, weight: 220 }, "potato cheese-sauce bacon spring-onion"),
  snack("ml-wedges", { price: 169, weight: 170 }, "potato paprika garlic-sauce", { modifiers: dips }),
  snack("ml-nuggets", { price: 219, weight: 150, pieces: 8 }, "chicken panko cheese-sauce", {
    type: "stop",
    modifiers: dips,
  }),
  snack("ml-wings", { price: 319, weight: 250, pieces: 6 }, "chicken-wings chili bbq-sauce", {
    discount: 10,
    accent: "spicy",
  }),
  snack("ml-onion-rings", { price: 179, weight: 140, pieces: 10 }, "onion tempura bbq-sauce"),
  snack("ml-cheese-sticks", { price: 259, weight: 150, pieces: 5 }, "suluguni panko berry-sauce"),
  snack("ml-strips", { price: 249, weight: 160, pieces: 5 }, "chicken panko garlic-sauce", { modifiers: dips }),
];
