import { roll, type Cap } from "../kinds/roll";

const cheese = (from: string, to: string, browned = "#A04A14", more: Partial<Cap> = {}): Cap => ({ from, to, browned, ...more });

export const noriBaked = {
  "baked-shrimp": roll({ layout: "twoRows", dish: "blue", fill: ["shrimp", "cheese", "bacon"], cap: cheese("#F7B455", "#FCDC8E"), sauce: ["unagi"], chives: 70 }),
  "baked-salmon": roll({ dish: "rice", fill: ["salmon", "cheese", "cucumber"], cap: cheese("#F0823A", "#F9B070", "#9A3A10", { bits: [["salmon-flake", 5, 0.9]] }), sauce: ["spicy"] }),
  "baked-eel": roll({ layout: "threeAndFive", dish: "ink", fill: ["eel", "cheese", "avocado"], cap: cheese("#D98F3A", "#EDB765", "#7A3A10", { bits: [["eel", 3, 0.8]] }), sauce: ["unagi"], sesame: 110 }),
  "baked-crab": roll({ layout: "flower", dish: "sage", fill: ["crab", "cheese", "cucumber"], cap: cheese("#FBE3B0", "#FFF1D2", "#D08A3E", { bits: [["crab-shred", 8, 1.3]] }), roe: "tobiko", garnish: "wasabi" }),
  "baked-chicken": roll({ layout: "stairs", dish: "cream", fill: ["chicken", "cheese", "tomato"], cap: cheese("#F2A83A", "#FBCB6A", "#A5561A"), sauce: ["teriyaki"], herbs: 26 }),
  "baked-mussels": roll({ layout: "twoRows", dish: "ink", fill: ["mussel", "cheese", "pepper"], cap: cheese("#F7C468", "#FCE3A0", "#B0621E"), onTop: "mussel", onTopSize: 1.1, garnish: "lemon", mirror: true, turn: 0.12 }),
  "baked-scallop": roll({ layout: "flower", dish: "blue", fill: ["scallop", "cheese", "avocado"], cap: cheese("#FFF1D6", "#FFF9EA", "#D9A052", { brown: 0.55 }), roe: "tobikoGreen", turn: 0.3 }),
  "baked-volcano": roll({ dish: "plum", fill: ["salmon", "shrimp", "crab"], cap: cheese("#E2491E", "#F58A3C", "#8E1E08", { height: 15, bits: [["crab-shred", 6, 1], ["chili", 2, 1]] }), sauce: ["chili"], mirror: true, turn: 0.14 }),
  "baked-bacon": roll({ layout: "threeAndFive", dish: "rice", fill: ["bacon", "chicken", "cheddar"], cap: cheese("#F7A41E", "#FBC24E", "#A8541A", { bits: [["bacon-bit", 12, 1.2]] }), sauce: ["bbq"], mirror: true }),
  "baked-mushroom": roll({ layout: "stairs", dish: "sage", fill: ["shiitake", "cheese", "pepper"], cap: cheese("#EBC07A", "#F7DDA6", "#9A5E22"), onTop: "shiitake", onTopSize: 0.85, sauce: ["teriyaki"], chives: 60, mirror: true, turn: -0.1 }),
  "tempura-salmon": roll({ layout: "faces", dish: "ink", coat: "panko", fill: ["salmon", "cheese", "avocado"], sauce: ["spicy"], chives: 50 }),
  "tempura-shrimp": roll({ layout: "facesInRows", dish: "blue", coat: "tempura", fill: ["shrimp", "cheese", "cucumber"], sauce: ["sweet-chili"], turn: -0.25 }),
  "tempura-eel": roll({ dish: "cream", coat: "panko", fill: ["eel", "cheese", "omelette"], sauce: ["unagi"], sesame: 120, turn: -0.1 }),
  "tempura-chicken": roll({ layout: "faces", dish: "clay", coat: "panko", fill: ["chicken", "cheese", "lettuce"], sauce: ["caesar"], heap: [["parmesan", 2, 0.7]], turn: 0.4 }),
  "tempura-crab": roll({ layout: "facesInRows", dish: "ink", coat: "tempura", fill: ["crab", "cheese", "cucumber"], dots: "mayo", roe: "tobiko", turn: 0.35 }),
  "tempura-tuna": roll({ layout: "stairs", dish: "rice", coat: "dark-panko", fill: ["tuna", "avocado", "takuan"], sauce: ["wasabi"] }),
  "tempura-veggie": roll({ layout: "faces", dish: "green", coat: "tempura", fill: ["avocado", "pepper", "carrot", "asparagus"], sauce: ["goma"], turn: -0.35, mirror: true }),
  "tempura-philadelphia": roll({ layout: "twoRows", dish: "ice", coat: "panko", fill: ["salmon", "cheese"], sauce: ["unagi"], roe: "tobiko", turn: 0.5 }),
};

