import { cake } from "../kinds/cake";
import { baklava, fondant, iceCream, kunefe, lokum, mochi, pancakes, tiramisu } from "../kinds/dessert";
import { sweetRoll } from "../kinds/sweet-roll";
import { wrap } from "../kinds/wrap";
import { CRUMBS } from "../sprinkles";

const vanilla = ["#FFF9EA", "#F7E9C6"] as const;
const matchaDust = ["#6E9432", "#8FB34A"] as const;

export const noriDesserts = {
  "mochi-trio": mochi({ dish: "ink", colours: ["#EE8FA0", "#A9CF63", "#F3C35B"] }),
  "mochi-mango": mochi({ dish: "blue", colours: ["#F9C23C", "#F9C23C"], cut: "#F9A41E" }),
  "mochi-matcha": mochi({ dish: "sand", colours: ["#A9CF63", "#93BD4E"], dust: matchaDust, mirror: true }),
  "cheesecake-new-york": cake({
    dish: "sage",
    top: ["#FCEFC9", "#F7DE9E"],
    side: "#F3DDB0",
    fruit: [["blueberry", 8, 1.1]],
  }),
  "cheesecake-matcha": cake({
    dish: "rice",
    top: ["#B5CC6E", "#9CBA52"],
    side: "#A9C060",
    crust: ["#6B4A2A", "#4A2E16"],
    dust: [260, matchaDust],
    mirror: true,
  }),
  "cheesecake-mango": cake({
    dish: "plum",
    top: ["#FCEFC9", "#F7DE9E"],
    side: "#F7E2B0",
    glaze: "#F9A81E",
    fruit: [
      ["mango", 6, 0.8],
      ["passion-seed", 22, 1.1],
    ],
    turn: 0.3,
  }),
  tiramisu: tiramisu({ dish: "blue", extras: [["mint-leaf", 2, 1.2]] }),
  "chocolate-fondant": fondant({ dish: "cream", mint: true }),
  "ice-cream-vanilla": iceCream({
    bowl: "blue",
    scoops: [vanilla, vanilla, vanilla],
    extras: [["strawberry-half", 6, 1.2]],
    mint: true,
  }),
  "sweet-roll": sweetRoll({ dish: "ink", fill: ["strawberry", "banana", "kiwi"], sauce: "chocolate" }),
};

export const mylavashSweets = {
  "ml-baklava": baklava({ dish: "green" }),
  "ml-kunefe": kunefe({ dish: "ice" }),
  "ml-syrniki": pancakes({ dish: "blue", cream: "#FFFDF8", extras: [["raspberry", 9, 1]], mint: true }),
  "ml-halva-icecream": iceCream({
    bowl: "clay",
    scoops: [vanilla, ["#F7EAD0", "#E6CFA0"], vanilla],
    extras: [["halva", 9, 0.9]],
    sauce: "honey",
    dust: [130, CRUMBS.halva, 0.7],
    turn: 0.6,
  }),
  "ml-lokum": lokum({ dish: "cream", colours: ["#E87A94", "#F3C35B", "#9CC85E", "#F09AAC", "#A9CF6E", "#F7D27A"] }),
  "ml-pancakes-banana": wrap({
    dish: "sand",
    lean: -0.4,
    grilled: true,
    fill: ["banana", "sauce"],
    sauce: "chocolate",
    over: "chocolate",
    garnish: "none",
  }),
};
