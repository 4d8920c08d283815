import { cup } from "../kinds/cup";
import { glass } from "../kinds/drink";

export const noriDrinks = {
  "lemonade-citrus": glass({
    drink: ["#F9D64A", "#F6B52A"],
    ice: 4,
    floats: [
      ["lemon", 2, 1.5],
      ["orange", 1, 1.5],
    ],
    mint: true,
    straw: "#E8593A",
  }),
  "lemonade-mango": glass({
    drink: ["#F9A41E", "#FBC24A"],
    ice: 3,
    floats: [
      ["mango", 7, 1.1],
      ["passion-seed", 34],
    ],
    straw: "#F7C562",
    mirror: true,
  }),
  "lemonade-cucumber": glass({
    drink: ["#CFE08A", "#A9CB5E"],
    ice: 4,
    floats: [
      ["cucumber", 5, 1.5],
      ["lime", 1, 1.2],
      ["basil", 3, 1],
    ],
    turn: 0.5,
  }),
  "cranberry-mors": glass({
    drink: ["#A3122E", "#D63A4C"],
    ice: 4,
    floats: [["cranberry", 9, 1.15]],
    mint: true,
    straw: "#E8593A",
    turn: -0.2,
  }),
  "sea-buckthorn-mors": glass({
    drink: ["#F08A12", "#F9AE34"],
    floats: [
      ["sea-buckthorn", 34, 1.25],
      ["mint-leaf", 2, 1.3],
    ],
    straw: "#44664A",
    mirror: true,
  }),
  cola: glass({ drink: ["#2A0F08", "#5A2410"], ice: 6, floats: [["lemon", 1, 1.5]], straw: "#C41F14" }),
  "green-tea": cup({
    saucer: "sage",
    cup: "cream",
    drink: ["#A9A83C", "#C9C46A"],
    floats: [["tea-leaf", 7, 1.2]],
    handle: false,
  }),
  "black-tea": cup({
    saucer: "rice",
    cup: "white",
    drink: ["#9A3E0C", "#C9691E"],
    floats: [
      ["lemon", 1, 1.25],
      ["thyme", 2, 1],
    ],
    turn: -0.5,
  }),
  "matcha-latte": cup({ saucer: "clay", cup: "ink", drink: ["#8FB34A", "#A9C866"], foam: "#FBF6E6", turn: 0.6 }),
  "iced-coffee": glass({
    drink: ["#8E5A34", "#B98258"],
    swirl: "#F3E3CB",
    ice: 5,
    opaque: true,
    straw: "#15191C",
    turn: 0.15,
  }),
  "orange-juice": glass({ drink: ["#F99A12", "#FDB938"], floats: [["orange", 1, 1.9]], opaque: true }),
  water: glass({ drink: ["#D8EBF0", "#BFDDE6"], ice: 5 }),
};

export const mylavashDrinks = {
  "ml-ayran": glass({ drink: ["#FBF8EF", "#F1EBDB"], foam: ["#FFFFFF", "#F3EEE0"], mint: true, opaque: true }),
  "ml-tan": glass({ drink: ["#FAF8EC", "#EEEBD8"], floats: [["cucumber", 5, 1.45]], dill: 9, opaque: true, turn: 0.3 }),
  "ml-tea-turkish": cup({ saucer: "clay", cup: "glass", drink: ["#7A1E08", "#B3400E"], sugar: true }),
  "ml-compote": glass({
    drink: ["#A8571A", "#D08A3A"],
    floats: [
      ["apple", 4, 1.2],
      ["prune", 5, 1.35],
      ["apricot", 5, 1.4],
    ],
    turn: 0.4,
  }),
  "ml-pomegranate-lemonade": glass({
    drink: ["#B3123E", "#E0405E"],
    ice: 4,
    floats: [
      ["lemon", 1, 1.4],
      ["pomegranate", 30, 1.25],
    ],
    straw: "#44664A",
  }),
  "ml-tarragon": glass({
    drink: ["#1F8A4A", "#3FB368"],
    ice: 5,
    floats: [
      ["lime", 2, 1.35],
      ["tarragon", 7, 1.3],
    ],
    straw: "#F7C562",
    mirror: true,
  }),
  "ml-cola": glass({
    drink: ["#2A0F08", "#5A2410"],
    ice: 5,
    floats: [["lemon", 2, 1.3]],
    straw: "#F7AE24",
    mirror: true,
    turn: 0.2,
  }),
};
