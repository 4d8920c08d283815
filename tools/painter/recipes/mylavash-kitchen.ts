import { salad, soup } from "../kinds/bowl";
import { pita } from "../kinds/flatbread";
import { meal, spread } from "../kinds/meal";
import { CRUMBS } from "../sprinkles";
import { mylavashFalafelBasket } from "./snacks";

const hummus = ["#E9CF98", "#F6E6C0"] as const;

export const mylavashFalafel = {
  "ml-falafel-basket": mylavashFalafelBasket,
  "ml-falafel-pita": pita({
    dish: "blue",
    fill: [
      ["cabbage", 60, 1.2],
      ["tomato-wedge", 7, 0.8],
      ["pickle", 8, 1],
      ["falafel", 9, 1.15],
    ],
    sauce: "tahini",
    mirror: true,
  }),
  "ml-falafel-plate": meal({
    dish: "ice",
    herbs: 16,
    regions: [
      { x: 158, y: 310, halfU: 84, halfV: 66, heaps: [["hummus-pool", 1, 1]], dome: 0 },
      {
        x: 330,
        y: 300,
        halfU: 66,
        halfV: 66,
        heaps: [
          ["cucumber", 8],
          ["tomato-wedge", 7, 0.9],
          ["pickle", 5],
        ],
      },
    ],
    placed: [
      { name: "pita-wedge", x: 122, y: 152, turn: 0.4 },
      { name: "pita-wedge", x: 172, y: 116, turn: 0.9, base: 20 },
      { name: "falafel", x: 262, y: 130, size: 1.35 },
      { name: "falafel", x: 330, y: 158, size: 1.35 },
      { name: "falafel", x: 240, y: 196, size: 1.35 },
      { name: "falafel", x: 306, y: 222, size: 1.35 },
      { name: "falafel", x: 284, y: 172, size: 1.35, base: 32 },
    ],
  }),
  "ml-falafel-salad": salad({
    bowl: "green",
    heaps: [
      ["lettuce", 54],
      ["cucumber", 9],
      ["cherry-tomato", 9],
      ["red-onion", 9, 1.2],
      ["falafel", 8, 1.15],
    ],
    sauce: "tahini",
  }),
  "ml-hummus": spread({
    dish: "clay",
    bowl: "cream",
    spread: hummus,
    sauce: "oil",
    heaps: [["chickpea", 9, 1.1]],
    paprika: 170,
    herbs: 6,
  }),
  "ml-hummus-mushroom": spread({
    dish: "sage",
    bowl: "ink",
    spread: hummus,
    heaps: [
      ["fried-mushroom", 15, 0.95],
      ["onion", 7, 0.7],
    ],
    herbs: 14,
    mirror: true,
  }),
  "ml-baba-ganoush": spread({
    dish: "sand",
    bowl: "blue",
    spread: ["#9C835C", "#C2AB80"],
    sauce: "oil",
    heaps: [["pomegranate", 32, 1]],
    herbs: 16,
    turn: 0.5,
  }),
};

export const mylavashPlates = {
  "ml-plate-chicken": meal({
    dish: "cream",
    sauce: "garlic",
    herbs: 10,
    regions: [
      { x: 152, y: 322, halfU: 88, halfV: 70, heaps: [["fry", 46, 0.85]], dome: 24 },
      {
        x: 342,
        y: 316,
        halfU: 66,
        halfV: 74,
        heaps: [
          ["cabbage", 70, 1.1],
          ["cucumber", 7, 0.9],
          ["tomato-wedge", 6, 0.9],
        ],
      },
      {
        x: 240,
        y: 168,
        halfU: 142,
        halfV: 82,
        heaps: [
          ["chicken", 18, 1.05],
          ["grilled-slice", 20, 1.15],
        ],
        dome: 34,
      },
    ],
  }),
  "ml-plate-skewer-chicken": meal({
    dish: "green",
    lavash: true,
    skewers: { piece: "shashlik-chicken", between: "white-onion", count: 2 },
    dip: "#B3200F",
    herbs: 12,
    regions: [
      {
        x: 176,
        y: 352,
        halfU: 92,
        halfV: 38,
        heaps: [
          ["onion-ring", 7, 0.8],
          ["tomato-wedge", 4, 0.9],
        ],
        dome: 10,
      },
    ],
  }),
  "ml-plate-skewer-lamb": meal({
    dish: "rice",
    lavash: true,
    skewers: { piece: "shashlik-lamb", count: 2 },
    dip: "#7A1626",
    herbs: 12,
    mirror: true,
    regions: [
      {
        x: 176,
        y: 350,
        halfU: 94,
        halfV: 40,
        heaps: [
          ["onion-ring", 9, 0.85],
          ["coriander", 16, 1.1],
        ],
        dome: 10,
      },
    ],
  }),
  "ml-plate-kofta": meal({
    dish: "blue",
    grains: { x: 240, y: 256, halfU: 172, halfV: 122, turn: -0.35, colours: ["#EBCB8A", "#C79A52"] },
    kofta: 2,
    sumac: 90,
    herbs: 10,
    regions: [
      { x: 300, y: 366, halfU: 70, halfV: 34, turn: -0.35, heaps: [["onion-ring", 5, 0.8]], dome: 16 },
      { x: 162, y: 386, halfU: 60, halfV: 30, heaps: [["tomato", 4, 0.9]], dome: 8 },
    ],
  }),
  "ml-plate-rice-chicken": meal({
    dish: "ink",
    grains: { x: 240, y: 256, halfU: 168, halfV: 150, colours: ["#FBE08A", "#F0C04A"], dome: 26 },
    sauce: "yoghurt",
    herbs: 14,
    regions: [
      {
        x: 240,
        y: 250,
        halfU: 140,
        halfV: 124,
        heaps: [
          ["corn", 7],
          ["red-pepper", 8, 0.9],
        ],
        dome: 30,
      },
      { x: 240, y: 226, halfU: 104, halfV: 78, heaps: [["chicken", 16, 1.1]], dome: 40 },
    ],
  }),
  "ml-plate-pilaf": meal({
    dish: "clay",
    grains: { x: 240, y: 244, halfU: 176, halfV: 168, colours: ["#F7C97A", "#DE9A3C"], dome: 30 },
    cumin: 110,
    regions: [
      { x: 240, y: 244, halfU: 150, halfV: 140, heaps: [["carrot-shred", 80, 1.3]], dome: 38 },
      {
        x: 240,
        y: 234,
        halfU: 112,
        halfV: 100,
        heaps: [
          ["chickpea", 14, 1.1],
          ["beef", 15, 1.15],
        ],
        dome: 42,
      },
    ],
    placed: [{ name: "garlic-head", x: 244, y: 236, size: 1, base: 54 }],
  }),
  "ml-plate-vegetables": meal({
    dish: "sand",
    herbs: 18,
    regions: [
      {
        x: 240,
        y: 240,
        halfU: 166,
        halfV: 162,
        heaps: [
          ["grilled-aubergine", 9, 1.25],
          ["grilled-zucchini", 10, 1.25],
        ],
        dome: 10,
      },
      {
        x: 240,
        y: 240,
        halfU: 140,
        halfV: 136,
        heaps: [
          ["grilled-pepper", 8, 1.2],
          ["grilled-yellow-pepper", 6, 1.2],
          ["tomato-wedge", 6, 1.1],
          ["fried-mushroom", 9, 1.2],
        ],
        dome: 26,
      },
    ],
  }),
};

export const mylavashSoups = {
  "ml-soup-lentil": soup({
    bowl: "terracotta",
    broth: ["#DB8A24", "#EEAE4A"],
    thick: true,
    oil: [26, "#C9561A"],
    heaps: [
      ["lemon-wedge", 1, 1.3],
      ["mint-leaf", 7, 1.3],
    ],
    crumbs: [70, CRUMBS.cumin],
  }),
  "ml-soup-chicken": soup({
    bowl: "white",
    broth: ["#E9C04A", "#F5D97E"],
    oil: [40, "#F7D25A"],
    heaps: [
      ["noodle-curl", 26, 1.25],
      ["carrot", 8, 0.8],
      ["chicken-chunk", 9, 1.05],
    ],
    dill: 14,
  }),
  "ml-soup-kharcho": soup({
    bowl: "ink",
    broth: ["#9A2E12", "#BF4E20"],
    oil: [46, "#E9702A"],
    heaps: [
      ["tomato-dice", 8],
      ["rice-pinch", 30],
      ["beef", 10, 1.2],
      ["coriander", 9],
      ["chili", 4, 1.2],
    ],
  }),
  "ml-soup-mushroom": soup({
    bowl: "sage",
    broth: ["#C9A878", "#E2C9A0"],
    thick: true,
    cream: "yoghurt",
    heaps: [
      ["fried-mushroom", 6, 0.9],
      ["crouton", 10],
    ],
    herbs: 12,
    turn: 0.8,
  }),
  "ml-soup-okroshka": soup({
    bowl: "blue",
    broth: ["#FBF8EC", "#FFFFFF"],
    heaps: [
      ["cucumber-dice", 40, 1.15],
      ["walnut", 9, 0.9],
    ],
    dill: 18,
  }),
};
