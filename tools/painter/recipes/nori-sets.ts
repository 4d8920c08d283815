import { set } from "../kinds/set";
import type { Cap } from "../kinds/roll";

const melted: Cap = { from: "#F7B455", to: "#FCDC8E", browned: "#A04A14" };
const fiery: Cap = { from: "#E8652A", to: "#F79A4E", browned: "#8E2E0C" };

export const noriSets = {
  "set-three-oceans": set({
    dish: "board",
    rows: [{ top: "salmon" }, { coat: "tobiko" }, { top: "eel", sauce: "unagi", sesame: true }],
  }),
  "set-philadelphia": set({
    dish: "dark-board",
    rows: [{ top: "salmon" }, { top: "torched-salmon" }, { top: "salmon", half: "avocado" }],
    turn: 0.22,
  }),
  "set-baked": set({
    dish: "slate",
    rows: [
      { cap: melted, sauce: "unagi" },
      { coat: "panko", faces: ["chicken", "cheese", "cucumber"] },
      { cap: fiery, chives: true },
    ],
  }),
  "set-maki": set({
    dish: "board",
    halfV: 160,
    turn: 0.2,
    rows: [
      { faces: ["salmon"], coat: "nori" },
      { faces: ["cucumber"], coat: "nori", sesame: true },
      { faces: ["eel"], coat: "nori" },
      { faces: ["avocado"], coat: "nori" },
    ],
  }),
  "set-green": set({
    dish: "dark-board",
    rows: [
      { top: "avocado", sesame: true },
      { coat: "nori", faces: ["cucumber"] },
      { coat: "sesame", heap: [["chuka", 12, 1.2]] },
    ],
    turn: 0.02,
  }),
  "set-for-two": set({
    dish: "slate",
    halfV: 122,
    rows: [{ top: "salmon" }, { coat: "sesame", faces: ["shrimp", "avocado", "cheese"] }],
    turn: -0.06,
  }),
  "set-party": set({
    dish: "board",
    halfV: 196,
    turn: 0.1,
    rows: [
      { top: "salmon" },
      { coat: "tobiko" },
      { coat: "sesame", faces: ["shrimp", "cheese", "avocado"] },
      { top: ["tuna", "avocado"] },
      { coat: "tobiko-green" },
      { top: "eel", sauce: "unagi" },
    ],
  }),
  "set-nigiri": set({
    dish: "slate",
    halfV: 168,
    rows: [
      {
        nigiri: [
          { top: "salmon" },
          { top: "salmon" },
          { top: "tuna" },
          { top: "tuna" },
          { top: "omelette", belt: true },
        ],
      },
      {
        nigiri: [
          { top: "eel", belt: true, sauce: "unagi" },
          { top: "eel", belt: true, sauce: "unagi" },
          { top: "shrimp" },
          { top: "shrimp" },
          { top: "omelette", belt: true },
        ],
      },
    ],
  }),
  "set-spicy": set({
    dish: "dark-board",
    rows: [
      { top: "salmon", sauce: "chili", crisp: true },
      { top: "tuna", sauce: "spicy" },
      { cap: fiery, sauce: "spicy", heap: [["chili", 3, 1.5]] },
    ],
    turn: 0.05,
  }),
  "set-choice": set({ dish: "board", rows: [{ top: "salmon" }, { empty: true }, { top: "avocado" }], turn: 0.2 }),
  "set-tempura": set({
    dish: "slate",
    turn: 0.18,
    rows: [
      { coat: "tempura", sauce: "sweet-chili" },
      { coat: "panko", faces: ["salmon", "cheese", "avocado"] },
      { coat: "dark-panko", sauce: "mayo" },
    ],
  }),
  "set-royal": set({
    dish: "slate",
    rows: [{ top: "torched-salmon", roe: "ikura" }, { coat: "tobiko-black" }, { top: ["tuna", "scallop"] }],
    turn: 0.24,
    mirror: true,
  }),
};
