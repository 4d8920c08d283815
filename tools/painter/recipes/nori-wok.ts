import { wok } from "../kinds/wok";

export const noriWok = {
  "wok-chicken": wok({ box: "kraft", noodles: "egg", heaps: [["carrot", 8], ["red-pepper", 9], ["yellow-pepper", 7], ["green-bean", 7], ["chicken", 14]], sesame: 46 }),
  "wok-shrimp": wok({ box: "black", noodles: "udon", heaps: [["red-pepper", 9], ["carrot", 8], ["broccoli", 4], ["shrimp", 8]] }),
  "wok-beef": wok({ box: "kraft", noodles: "soba", heaps: [["onion", 12], ["leek", 8], ["red-pepper", 8], ["beef-strip", 20]], sesame: 50, turn: -0.35 }),
  "wok-pork": wok({ box: "black", noodles: "udon", heaps: [["cabbage", 40, 1.5], ["carrot", 12], ["pork", 18]], sauce: "sweet-chili", turn: -0.45, mirror: true }),
  "wok-seafood": wok({ box: "kraft", noodles: "rice", heaps: [["red-pepper", 8], ["squid-ring", 7], ["mussel", 6], ["shrimp", 5], ["lime-wedge", 1, 0.9]], turn: -0.16 }),
  "wok-veggie": wok({ box: "black", noodles: "glass", heaps: [["carrot", 12], ["zucchini", 7, 0.9], ["red-pepper", 9], ["yellow-pepper", 7], ["mushroom", 6], ["broccoli", 5]], turn: -0.2, mirror: true }),
  "wok-tofu": wok({ box: "kraft", noodles: "soba", heaps: [["yellow-pepper", 8], ["red-pepper", 5], ["shiitake", 6, 0.9], ["edamame", 18], ["fried-tofu", 11]], sesame: 50, mirror: true }),
  "wok-salmon": wok({ box: "black", noodles: "udon-cream", heaps: [["spinach", 10], ["broccoli", 4], ["salmon", 12, 1.1]], turn: -0.3 }),
  "fried-rice-chicken": wok({ box: "kraft", rice: ["#DDB06A", "#B9803C"], heaps: [["corn", 7], ["carrot", 8, 0.6], ["omelette-bit", 14], ["chicken", 13, 1.15]], chives: 60, turn: -0.12 }),
  "fried-rice-shrimp": wok({ box: "black", rice: ["#F0D49A", "#CFA05A"], heaps: [["carrot", 8, 0.6], ["omelette-bit", 12], ["edamame", 24, 1.2], ["shrimp", 8, 1.15]], chives: 50, turn: -0.4 }),
  "pad-thai": wok({ box: "kraft", noodles: "rice-tamarind", heaps: [["omelette-bit", 10], ["sprout", 26, 1.2], ["spring-onion", 9], ["peanut", 22], ["shrimp", 7], ["lime-wedge", 1]], turn: -0.4, mirror: true }),
};
