import { heapedBowl, riceBowl } from "../kinds/rice-bowl";
import { snack } from "../kinds/snack";

const dips = { soy: "#2A1208", chili: "#D9321C", ketchup: "#C4281A", spicy: "#F07A2B", cheese: "#F3B53A", berry: "#7A1230", garlic: "#F9F1DC", peanut: "#A8682E", bbq: "#5A1E0C", tahini: "#EBD3A2" } as const;

export const noriSnacks = {
  "gyoza-chicken": snack({ dish: "ink", item: "gyoza-chicken", layout: "row", size: 1.1, dip: dips.soy }),
  "gyoza-shrimp": snack({ dish: "ice", item: "gyoza-shrimp", layout: "arcOfFive", chives: 36, dip: dips.soy }),
  "gyoza-vegetable": snack({ dish: "clay", item: "gyoza-vegetable", layout: "ring", size: 1.12, dip: dips.soy, dipAt: [240, 240], mirror: true }),
  "spring-rolls-vegetable": snack({ dish: "rice", paper: true, item: "spring-roll", layout: "crossedLogs", dip: dips.chili }),
  "spring-rolls-shrimp": snack({ dish: "blue", item: "fresh-roll", layout: "logs", dip: dips.peanut, extras: [["mint-leaf", 3, 1]] }),
  edamame: heapedBowl({ bowl: "ink", heaps: [["edamame-pod", 84, 1.15]], salt: 90 }),
  "shrimp-tempura": snack({ dish: "sage", item: "tempura-shrimp", layout: "fan", size: 0.95, dip: dips.chili }),
  fries: snack({ dish: "cream", paper: true, item: "fry", layout: "pile", count: 120, dip: dips.ketchup }),
  "sweet-potato-fries": snack({ dish: "ink", paper: true, item: "sweet-fry", layout: "pile", count: 92, dip: dips.spicy, turn: 0.25, mirror: true }),
  "chicken-nuggets": snack({ dish: "blue", paper: true, item: "nugget", layout: "nuggets", dip: dips.cheese }),
  "chicken-wings": snack({ dish: "ink", item: "wing", layout: "wings", size: 1.16, sesame: 120, mirror: true }),
  "cheese-sticks": snack({ dish: "sand", paper: true, item: "cheese-stick", layout: "sticks", size: 1.2, dip: dips.berry }),
  "squid-rings": snack({ dish: "rice", paper: true, item: "squid-ring-fried", layout: "pile", count: 34, spread: 112, dip: dips.garlic, extras: [["lemon-wedge", 2, 1]], turn: -0.3 }),
  "rice-bowl": riceBowl({ bowl: "blue", sesame: 90 }),
};

export const mylavashSnacks = {
  "ml-fries": snack({ dish: "green", paper: true, item: "fry", layout: "pile", count: 120, dip: dips.ketchup, mirror: true }),
  "ml-fries-cheese": snack({ dish: "ink", paper: true, item: "fry", layout: "pile", count: 120, over: "cheese", extras: [["bacon-bit", 46, 1.2]], chives: 60 }),
  "ml-wedges": snack({ dish: "board", paper: true, item: "wedge", layout: "pile", count: 34, spread: 112, dip: dips.garlic, crumbs: [90, ["#C4551C", "#A83E12"], 0.3], turn: 0.3 }),
  "ml-nuggets": snack({ dish: "cream", paper: true, item: "nugget", layout: "nuggets", dip: dips.cheese, turn: 0.5, mirror: true }),
  "ml-wings": snack({ dish: "clay", paper: true, item: "hot-wing", layout: "wings", size: 1.1, dip: dips.bbq, turn: 0.5 }),
  "ml-onion-rings": snack({ dish: "sage", paper: true, item: "onion-ring-fried", layout: "pile", count: 22, spread: 104, size: 1.05, dip: dips.bbq, turn: -0.25 }),
  "ml-cheese-sticks": snack({ dish: "sand", item: "suluguni-stick", layout: "fiveSticks", size: 1.25, dip: dips.berry, herbs: 10 }),
  "ml-strips": snack({ dish: "blue", paper: true, item: "strip", layout: "sticks", size: 1.2, dip: dips.garlic, turn: 0.2 }),
};

export const mylavashFalafelBasket = snack({ dish: "cream", paper: true, item: "falafel-ball", layout: "balls", dip: dips.tahini, sesame: 90, herbs: 14 });

