import { gingerPot, sauce, wasabiPot } from "../kinds/sauce-pot";
import { CRUMBS } from "../sprinkles";

export const noriSauces = {
  "sauce-soy": sauce({ pot: "light", sauce: ["#1E0D06", "#3A1A0B"], thick: 0.6, gloss: 1, glow: 0.2 }),
  "sauce-spicy": sauce({ pot: "ink", sauce: ["#E9682A", "#F6A062"] }),
  "sauce-unagi": sauce({
    pot: "blue",
    sauce: ["#2E1008", "#5A2812"],
    thick: 0.8,
    gloss: 0.95,
    glow: 0.2,
    sesame: 40,
    turn: 1,
  }),
  "sauce-nut": sauce({ pot: "ink", sauce: ["#D9A868", "#EBCB98"], crumbs: [60, CRUMBS.nut, 1.2], turn: 2 }),
  "sauce-sweet-chili": sauce({
    pot: "light",
    sauce: ["#C9210F", "#EE5A2E"],
    thick: 0.5,
    gloss: 0.95,
    glow: 0.7,
    crumbs: [90, CRUMBS.chili, 0.6],
  }),
  "sauce-garlic": sauce({ pot: "brown", sauce: ["#FFF8E6", "#F6E8C6"], dill: 9, herbs: 16 }),
  "sauce-cheese": sauce({ pot: "white", sauce: ["#F5AE1E", "#FCCF5C"], thick: 1.1, turn: 1.5 }),
  "ginger-portion": gingerPot({ pot: "sage" }),
  "wasabi-portion": wasabiPot({ pot: "ink" }),
};

export const mylavashSauces = {
  "ml-sauce-garlic": sauce({ pot: "brown", sauce: ["#FFF8E6", "#F6E8C6"], herbs: 30, turn: 0.8 }),
  "ml-sauce-cheese": sauce({ pot: "light", sauce: ["#F5AE1E", "#FCCF5C"], thick: 1.1, turn: 2.4, mirror: true }),
  "ml-sauce-adjika": sauce({
    pot: "ink",
    sauce: ["#9A1A0C", "#CF3E1C"],
    thick: 1.4,
    crumbs: [150, ["#E2582A", "#7A1208", "#F0A24E"], 0.7],
  }),
  "ml-sauce-tahini": sauce({ pot: "sage", sauce: ["#DDBE88", "#F0DBB2"], sesame: 60, turn: 1.2 }),
  "ml-sauce-tkemali": sauce({
    pot: "light",
    sauce: ["#5A0E22", "#8E2038"],
    thick: 0.8,
    gloss: 0.92,
    herbs: 10,
    turn: 0.5,
  }),
  "ml-sauce-bbq": sauce({
    pot: "clay",
    sauce: ["#3E1208", "#7A2A12"],
    thick: 0.9,
    gloss: 0.97,
    glow: 0.3,
    mirror: true,
  }),
};
