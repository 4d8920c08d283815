import { dishes } from "../dish";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const snack = dishes("nori", {
  group: "snacks",
  frying: 7,
  related: ["sauce-sweet-chili", "sauce-spicy", "lemonade-citrus"],
});
const steamed = dishes("nori", { group: "snacks", related: ["sauce-soy", "sauce-spicy", "green-tea"] });

export const snacks: SeedProduct[] = [
  steamed(
    "gyoza-chicken",
    { price: 279, weight: 150, pieces: 5 },
    "dumpling-dough chicken chinese-cabbage ginger-root soy-sauce",
  ),
  steamed(
    "gyoza-shrimp",
    { price: 319, weight: 150, pieces: 5 },
    "dumpling-dough shrimp spring-onion ginger-root soy-sauce",
  ),
  steamed(
    "gyoza-vegetable",
    { price: 249, weight: 150, pieces: 5 },
    "dumpling-dough cabbage carrot shiitake soy-sauce",
  ),
  snack(
    "spring-rolls-vegetable",
    { price: 239, weight: 160, pieces: 4 },
    "spring-roll-dough cabbage carrot glass-noodles sweet-chili",
  ),
  steamed(
    "spring-rolls-shrimp",
    { price: 329, weight: 170, pieces: 4 },
    "rice-paper shrimp lettuce carrot mint peanut-sauce",
    { accent: "new" },
  ),
  steamed("edamame", { price: 219, weight: 150 }, "edamame sea-salt"),
  snack("shrimp-tempura", { price: 449, weight: 160, pieces: 6 }, "tiger-shrimp tempura sweet-chili", {
    accent: "hit",
  }),
  snack("fries", { price: 149, weight: 150 }, "potato sea-salt ketchup", { modifiers: dips }),
  snack("sweet-potato-fries", { price: 219, weight: 150 }, "sweet-potato sea-salt spicy-sauce", { modifiers: dips }),
  snack("chicken-nuggets", { price: 229, weight: 150, pieces: 8 }, "chicken panko cheese-sauce", { modifiers: dips }),
  snack("chicken-wings", { price: 329, weight: 250, pieces: 6 }, "chicken-wings teriyaki sesame"),
  snack("cheese-sticks", { price: 269, weight: 150, pieces: 6 }, "mozzarella panko berry-sauce"),
  snack("squid-rings", { price: 349, weight: 160 }, "squid tempura lemon garlic-sauce"),
  steamed("rice-bowl", { price: 99, weight: 150 }, "rice sesame"),
];
