import { salad } from "../kinds/bowl";
import { poke } from "../kinds/poke";

export const noriSalads = {
  "poke-salmon": poke({
    bowl: "cream",
    sectors: [
      [["salmon", 38]],
      [["avocado-fan", 1, 1.3]],
      [["edamame", 46, 1.1]],
      [["chuka", 60, 1.3]],
      [["cucumber", 17]],
    ],
    sesame: 90,
    sauce: "goma",
  }),
  "poke-tuna": poke({
    bowl: "ink",
    sectors: [[["tuna", 36]], [["radish", 14, 1.1]], [["mango", 26]], [["edamame", 46, 1.1]], [["cucumber", 16]]],
    sauce: "spicy",
  }),
  "poke-shrimp": poke({
    bowl: "ice",
    sectors: [
      [["shrimp", 10, 1.15]],
      [["corn", 13]],
      [["carrot-shred", 90, 1.2]],
      [["avocado-fan", 1, 1.3]],
      [["chuka", 60, 1.3]],
    ],
    sauce: "sweet-chili",
    turn: 0.4,
  }),
  "poke-chicken": poke({
    bowl: "clay",
    sectors: [[["chicken", 22, 1.1]], [["cherry-tomato", 11]], [["corn", 14]], [["cucumber", 17]]],
    sauce: "teriyaki",
    sesame: 90,
  }),
  "poke-eel": poke({
    bowl: "blue",
    sectors: [[["eel", 13, 1.15]], [["omelette-strip", 16]], [["avocado-fan", 1, 1.3]], [["takuan", 16]]],
    sauce: "unagi",
    sesame: 110,
    turn: 0.7,
  }),
  "poke-tofu": poke({
    bowl: "sage",
    sectors: [
      [["fried-tofu", 18, 1.1]],
      [["red-cabbage", 90, 1.2]],
      [["edamame", 46, 1.1]],
      [["avocado-fan", 1, 1.3]],
      [["carrot-shred", 90, 1.2]],
    ],
    sauce: "goma",
    sesame: 80,
    mirror: true,
  }),
  "salad-greek": salad({
    bowl: "cream",
    heaps: [
      ["lettuce", 58],
      ["cucumber", 10],
      ["tomato-wedge", 9],
      ["red-onion", 9, 1.2],
      ["feta", 12, 1.2],
      ["olive", 11, 1.2],
    ],
  }),
  "salad-caesar-chicken": salad({
    bowl: "ink",
    heaps: [
      ["romaine", 56],
      ["cherry-tomato", 8, 1.1],
      ["grilled-slice", 9, 1.15],
      ["crouton", 11],
      ["parmesan", 12],
    ],
    sauce: "caesar",
  }),
  "salad-caesar-shrimp": salad({
    bowl: "blue",
    heaps: [
      ["romaine", 58],
      ["cherry-tomato", 9],
      ["crouton", 10],
      ["shrimp", 9, 1.25],
      ["parmesan", 12],
    ],
    sauce: "caesar",
    turn: 0.6,
  }),
  "salad-chuka": salad({
    bowl: "white",
    radius: 190,
    dome: 44,
    heaps: [
      ["chuka", 480, 1.25],
      ["cashew", 8, 1.2],
    ],
    sauce: "goma",
    sesame: 110,
  }),
  "salad-tuna-nicoise": salad({
    bowl: "clay",
    heaps: [
      ["lettuce", 52],
      ["green-bean", 16],
      ["cherry-tomato", 8],
      ["olive", 9, 1.1],
      ["seared-tuna", 9, 1.35],
    ],
    sauce: "mustard",
    placed: [
      { name: "egg", x: 172, y: 206, turn: 0.5, size: 0.95 },
      { name: "egg", x: 300, y: 306, turn: -0.6, size: 0.95 },
    ],
  }),
  "salad-crab-mango": salad({
    bowl: "sage",
    heaps: [
      ["lettuce", 50],
      ["small-lettuce", 12],
      ["cucumber", 11],
      ["mango", 18, 1.15],
      ["crab-stick", 13, 1.1],
    ],
    turn: 0.3,
  }),
  "salad-beetroot": salad({
    bowl: "ice",
    heaps: [
      ["rocket", 64, 1.1],
      ["beetroot", 16, 1.1],
      ["goat-cheese", 10, 1.1],
      ["walnut", 9, 1.1],
    ],
    sauce: "honey",
  }),
  "salad-warm-beef": salad({
    bowl: "ink",
    heaps: [
      ["lettuce", 42],
      ["purple-lettuce", 10],
      ["mushroom", 9],
      ["cherry-tomato", 8],
      ["yellow-pepper", 8],
      ["red-pepper", 8],
      ["beef-strip", 22, 1.1],
    ],
    sauce: "teriyaki",
    sesame: 80,
    mirror: true,
  }),
};
