import { soup, type Placed } from "../kinds/bowl";

const noodles = ["#F5D98F", "#E6B95E"] as const;

/** Corn strewn along one side of a ramen bowl. */
const corn: readonly Placed[] = [
  { name: "corn", x: 126, y: 232, base: 30 },
  { name: "corn", x: 142, y: 262, base: 32 },
  { name: "corn", x: 118, y: 268, base: 30 },
];

const eggs: readonly Placed[] = [
  { name: "egg", x: 334, y: 222, turn: 0.4 },
  { name: "egg", x: 304, y: 306, turn: -0.5 },
];

export const noriSoups = {
  "ramen-chicken": soup({
    bowl: "ink",
    broth: ["#B9772E", "#DBA553"],
    oil: [40, "#E9A23A"],
    ramen: noodles,
    chives: 60,
    placed: [
      { name: "nori-sheet", x: 318, y: 96, turn: 0.3 },
      { name: "nori-sheet", x: 350, y: 120, turn: 0.6 },
      { name: "chicken-slice", x: 158, y: 150, turn: -0.7 },
      { name: "chicken-slice", x: 190, y: 128, turn: -0.6, base: 38 },
      { name: "chicken-slice", x: 224, y: 112, turn: -0.5, base: 42 },
      ...eggs,
      ...corn,
    ],
  }),
  "ramen-pork": soup({
    bowl: "plum",
    broth: ["#C9A06C", "#E4C799"],
    oil: [46, "#F0D49A"],
    ramen: noodles,
    chives: 60,
    mirror: true,
    placed: [
      { name: "chashu", x: 176, y: 136 },
      { name: "chashu", x: 240, y: 112, base: 38 },
      { name: "chashu", x: 118, y: 188, base: 38 },
      ...eggs,
      { name: "shiitake", x: 230, y: 352, size: 1.1 },
      { name: "shiitake", x: 272, y: 368, size: 1.1 },
      { name: "nori-sheet", x: 342, y: 130, turn: 0.5 },
    ],
  }),
  "ramen-miso-tofu": soup({
    bowl: "cream",
    broth: ["#CF9A3E", "#E6BE6E"],
    oil: [24, "#E9B24A"],
    ramen: noodles,
    chives: 60,
    turn: 0.5,
    placed: [
      { name: "fried-tofu", x: 318, y: 180, turn: 0.2, size: 1.3 },
      { name: "fried-tofu", x: 356, y: 216, turn: 0.8, size: 1.3 },
      { name: "fried-tofu", x: 316, y: 232, turn: 1.3, size: 1.3 },
      { name: "fried-tofu", x: 352, y: 268, turn: 0.4, size: 1.3 },
      { name: "fried-tofu", x: 300, y: 130, turn: 0.9, size: 1.3 },
      { name: "shiitake", x: 178, y: 118, size: 1.2 },
      { name: "shiitake", x: 224, y: 100, size: 1.2 },
      { name: "shiitake", x: 146, y: 158, size: 1.2 },
      { name: "wakame", x: 286, y: 344 },
      { name: "wakame", x: 260, y: 362, turn: 0.4 },
      ...corn,
    ],
  }),
  "ramen-spicy-shrimp": soup({
    bowl: "blue",
    broth: ["#C23A14", "#E2662A"],
    oil: [56, "#F08A2A"],
    ramen: noodles,
    turn: -0.3,
    mirror: true,
    placed: [
      { name: "shrimp", x: 150, y: 140, turn: 0.5, size: 1.35 },
      { name: "shrimp", x: 222, y: 112, turn: 1.4, size: 1.35 },
      { name: "shrimp", x: 118, y: 214, turn: 5.6, size: 1.35 },
      ...eggs,
      { name: "chili", x: 220, y: 250, size: 1.4 },
      { name: "chili", x: 178, y: 276, size: 1.4 },
      { name: "chili", x: 250, y: 204, size: 1.4 },
      { name: "chili", x: 154, y: 318, size: 1.4 },
      ...Array.from({ length: 15 }, (_, index) => ({
        name: "sprout" as const,
        x: 312 + 22 * Math.cos(index * 2.4),
        y: 136 + 18 * Math.sin(index * 1.7),
        turn: index * 1.1,
        size: 1.05,
        base: 30 + (index % 4) * 3,
      })),
    ],
  }),
  "tom-yum": soup({
    bowl: "cream",
    broth: ["#E2702A", "#F2A15C"],
    oil: [50, "#C42F12"],
    heaps: [
      ["mushroom", 7],
      ["cherry-tomato", 5, 1.15],
      ["shrimp", 7, 1.2],
      ["coriander", 8],
      ["lime-wedge", 1],
    ],
  }),
  "tom-yum-chicken": soup({
    bowl: "ice",
    broth: ["#D9621E", "#EE9148"],
    oil: [40, "#B92A10"],
    turn: 0.8,
    heaps: [
      ["mushroom", 9],
      ["cherry-tomato", 7, 1.1],
      ["chicken", 11, 1.1],
      ["coriander", 10],
    ],
  }),
  "tom-kha": soup({
    bowl: "sage",
    broth: ["#FBF1DC", "#FFFAF0"],
    oil: [22, "#F0C060"],
    mirror: true,
    heaps: [
      ["lemongrass", 6],
      ["mushroom", 9],
      ["chicken", 9, 1.05],
      ["coriander", 9],
      ["lime", 2, 0.9],
    ],
  }),
  miso: soup({
    bowl: "ink",
    broth: ["#C2924F", "#DDB777"],
    heaps: [
      ["wakame", 16],
      ["tofu", 16, 1.1],
    ],
    chives: 46,
  }),
  "miso-salmon": soup({
    bowl: "blue",
    broth: ["#B98442", "#D6AB66"],
    heaps: [
      ["wakame", 12],
      ["tofu", 8, 1.1],
      ["salmon", 9, 1.2],
    ],
    sesame: 70,
    turn: 0.7,
  }),
  "pumpkin-cream": soup({
    bowl: "white",
    broth: ["#EE8A1E", "#F7A53E"],
    thick: true,
    cream: "yoghurt",
    heaps: [["pumpkin-seed", 22, 1.3]],
    herbs: 8,
  }),
};
