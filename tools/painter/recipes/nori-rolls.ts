import { roll } from "../kinds/roll";
import { CRUMBS } from "../sprinkles";

export const noriRolls = {
  philadelphia: roll({ dish: "ink", top: "salmon", fill: ["salmon", "cheese", "cucumber"] }),
  "philadelphia-light": roll({ layout: "twoRows", dish: "sand", top: "salmon", half: "avocado", fill: ["salmon", "cheese", "cucumber"], mirror: true }),
  california: roll({ layout: "faces", dish: "sage", coat: "tobiko", fill: ["crab", "avocado", "cucumber"] }),
  "california-shrimp": roll({ layout: "facesInRows", dish: "rice", coat: "tobiko-green", fill: ["shrimp", "avocado", "cucumber"], turn: -0.2 }),
  unagi: roll({ layout: "twoRows", dish: "rice", top: "eel", fill: ["eel", "avocado", "cheese"], sauce: ["unagi"], sesame: 140 }),
  "green-dragon": roll({ layout: "threeAndFive", dish: "ink", top: "avocado", fill: ["shrimp", "cheese", "omelette"], sauce: ["unagi"], sesame: 80 }),
  canada: roll({ layout: "flower", dish: "blue", top: ["eel", "salmon"], fill: ["eel", "salmon", "cheese"], sauce: ["unagi"], sesame: 90 }),
  "tuna-spicy": roll({ layout: "threeAndFive", dish: "ice", top: "tuna", fill: ["tuna", "avocado", "takuan"], sauce: ["spicy"], crisp: CRUMBS.onion, turn: -0.25 }),
  bonito: roll({ dish: "clay", coat: "bonito", fill: ["salmon", "cheese", "omelette"], turn: 0.12, mirror: true }),
  alaska: roll({ layout: "faces", dish: "blue", coat: "sesame", fill: ["salmon", "cheese", "avocado"], turn: 0.3 }),
  "black-tiger": roll({ layout: "stairs", dish: "rice", coat: "tobiko-black", fill: ["shrimp", "cheese", "cucumber"], sauce: ["unagi"] }),
  rainbow: roll({ layout: "flower", dish: "ink", top: ["salmon", "avocado", "tuna", "eel"], fill: ["salmon", "cheese", "avocado"], turn: 0.2 }),
  "scallop-truffle": roll({ layout: "twoRows", dish: "plum", top: "scallop", fill: ["scallop", "cheese", "cucumber"], dots: "truffle", chives: 50, turn: 0.55 }),
  "chicken-caesar-roll": roll({ dish: "ink", top: "parmesan", fill: ["chicken", "lettuce", "tomato"], sauce: ["caesar"], heap: [["parmesan", 3, 1.3]], herbs: 24, turn: -0.15 }),
  "bacon-roll": roll({ layout: "threeAndFive", dish: "cream", top: "bacon", fill: ["cheddar", "cucumber", "cheese"], sauce: ["cheese"], mirror: true }),
  "avocado-veggie": roll({ layout: "faces", dish: "green", coat: "sesame", fill: ["avocado", "cucumber", "pepper", "yellow-pepper"], turn: -0.25 }),
  "mango-shrimp": roll({ layout: "stairs", dish: "blue", top: "mango", fill: ["mango", "shrimp", "cheese"], dots: "sweet-chili", herbs: 20, mirror: true, turn: 0.1 }),
  "tofu-chuka": roll({ layout: "twoRows", dish: "clay", coat: "sesame", fill: ["tofu", "cucumber", "cheese"], heap: [["chuka", 44, 1.5]], sauce: ["goma"], mirror: true, turn: -0.15 }),
};
