import { dishes } from "../dish";
import { pokeBase } from "./modifiers";
import type { SeedProduct } from "../types";

const bowl = dishes("nori", { group: "salads", related: ["miso", "lemonade-cucumber", "mochi-trio"] });

export const bowls: SeedProduct[] = [
  bowl(
    "poke-salmon",
    { price: 529, weight: 340 },
    "salmon rice avocado cucumber edamame wakame-salad sesame-sauce sesame",
    { accent: "hit", popular: true, modifiers: pokeBase },
  ),
  bowl("poke-tuna", { price: 549, weight: 340 }, "tuna rice mango cucumber radish edamame spicy-sauce", {
    discount: 15,
    modifiers: pokeBase,
  }),
  bowl("poke-shrimp", { price: 509, weight: 340 }, "shrimp rice avocado corn carrot wakame-salad sweet-chili", {
    modifiers: pokeBase,
  }),
  bowl("poke-chicken", { price: 439, weight: 350 }, "chicken rice cherry-tomato corn cucumber teriyaki sesame", {
    modifiers: pokeBase,
  }),
  bowl("poke-eel", { price: 569, weight: 340 }, "eel rice avocado omelette takuan unagi-sauce sesame", {
    modifiers: pokeBase,
  }),
  bowl("poke-tofu", { price: 419, weight: 340 }, "tofu rice avocado edamame red-cabbage carrot sesame-sauce sesame", {
    accent: "vegetarian",
    modifiers: pokeBase,
  }),
  bowl("salad-greek", { price: 349, weight: 240 }, "lettuce tomato cucumber feta olives red-onion olive-oil"),
  bowl(
    "salad-caesar-chicken",
    { price: 389, weight: 230 },
    "romaine chicken cherry-tomato parmesan croutons caesar-sauce",
  ),
  bowl(
    "salad-caesar-shrimp",
    { price: 459, weight: 230 },
    "romaine shrimp cherry-tomato parmesan croutons caesar-sauce",
  ),
  bowl("salad-chuka", { price: 239, weight: 140 }, "wakame-salad sesame-sauce cashew sesame"),
  bowl(
    "salad-tuna-nicoise",
    { price: 489, weight: 250 },
    "lettuce tuna egg green-beans cherry-tomato olives mustard-dressing",
  ),
  bowl("salad-crab-mango", { price: 449, weight: 220 }, "lettuce crab mango cucumber peanut-sauce", { accent: "new" }),
  bowl("salad-beetroot", { price: 379, weight: 210 }, "rocket beetroot goat-cheese walnut honey-dressing"),
  bowl(
    "salad-warm-beef",
    { price: 469, weight: 250 },
    "lettuce beef bell-pepper mushrooms cherry-tomato teriyaki sesame",
  ),
];
