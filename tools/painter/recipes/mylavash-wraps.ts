import { flatbread, openWrap, pita } from "../kinds/flatbread";
import { wrap } from "../kinds/wrap";

export const mylavashShawarma = {
  "ml-classic": wrap({
    dish: "board",
    fill: ["chicken", "cabbage", "tomato-dice", "cucumber", "sauce", "herbs"],
    sauce: "garlic",
    paper: ["#EAD9BA", "#3F6B35"],
  }),
  "ml-cheese": wrap({
    dish: "clay",
    lean: -0.3,
    grilled: true,
    fill: ["chicken", "cabbage", "cheddar", "tomato-dice", "sauce"],
    sauce: "cheese",
    paper: ["#F4E9D2", "#E0972A"],
  }),
  "ml-xl-beef": wrap({
    dish: "cream",
    single: true,
    grilled: true,
    fill: ["cabbage", "beef", "tomato-dice", "jalapeno", "french-fry", "sauce"],
    sauce: "adjika",
  }),
  "ml-falafel-wrap": wrap({
    dish: "green",
    lean: -0.95,
    fill: ["cabbage", "red-cabbage", "falafel-half", "tomato-dice", "herbs", "sauce"],
    sauce: "tahini",
    paper: ["#DDE3C8", "#3F6B35"],
  }),
  "ml-mushroom": wrap({
    dish: "dark-board",
    lean: -0.55,
    mirror: true,
    fill: ["chicken", "fried-mushroom", "cabbage", "cheddar", "sauce"],
    sauce: "mayo",
    grilled: true,
    paper: ["#F1E4CC", "#7A4A2A"],
  }),
  "ml-turkey": wrap({
    dish: "rice",
    lean: -0.45,
    mirror: true,
    fill: ["turkey", "small-lettuce", "cabbage", "tomato-dice", "cucumber", "sauce"],
    sauce: "yoghurt",
    paper: ["#F7F7EE", "#8CC34A"],
  }),
  "ml-spicy": wrap({
    dish: "ink",
    lean: -0.6,
    fill: ["chicken", "cabbage", "tomato-dice", "jalapeno", "chili", "sauce"],
    sauce: "adjika",
    paper: ["#F1E4CC", "#B3202A"],
  }),
  "ml-bbq-bacon": wrap({
    dish: "plum",
    lean: -0.25,
    mirror: true,
    fill: ["chicken", "cheddar", "pickle", "bacon", "bacon-bit", "sauce"],
    sauce: "bbq",
    grilled: true,
    paper: ["#E2C9A0", "#4E1608"],
    garnish: "none",
  }),
  "ml-pita": pita({
    dish: "green",
    fill: [
      ["small-lettuce", 14, 1],
      ["cabbage", 60, 1.2],
      ["tomato-wedge", 7, 0.8],
      ["pickle", 9, 1],
      ["grilled-slice", 13, 1.05],
    ],
    sauce: "garlic",
  }),
};

export const mylavashGrill = {
  "ml-grill-beef": wrap({
    dish: "green",
    single: true,
    lean: -0.35,
    fill: ["beef", "cabbage", "tomato-dice", "red-cabbage", "herbs", "sauce"],
    sauce: "adjika",
    paper: ["#EAD9BA", "#B3402A"],
  }),
  "ml-grill-chicken-cheese": flatbread({
    dish: "clay",
    cut: "parcels",
    fill: [
      ["chicken", 7, 1],
      ["tomato-dice", 6, 1],
    ],
    cheese: "#FBE3A0",
  }),
  "ml-grill-lamb": wrap({
    dish: "sand",
    single: true,
    lean: -0.6,
    grilled: true,
    mirror: true,
    fill: ["lamb", "red-onion", "tomato-dice", "coriander", "sauce"],
    sauce: "tkemali",
  }),
  "ml-grill-suluguni": flatbread({
    dish: "cream",
    cut: "triangles",
    fill: [
      ["spinach", 8, 1],
      ["coriander", 10, 0.9],
    ],
    cheese: "#FFF6DC",
  }),
  "ml-grill-lula": openWrap({
    dish: "blue",
    heaps: [
      ["small-lettuce", 8, 1],
      ["tomato", 6, 0.9],
      ["onion-ring", 7, 1],
    ],
    kofta: true,
    sauce: "adjika",
    sumac: true,
  }),
  "ml-grill-vegetables": wrap({
    dish: "rice",
    single: true,
    lean: -0.8,
    grilled: true,
    fill: ["grilled-aubergine", "grilled-zucchini", "grilled-pepper", "grilled-yellow-pepper", "tomato-dice", "sauce"],
    sauce: "garlic",
    paper: ["#DDE3C8", "#5E9128"],
  }),
  "ml-grill-quesadilla": flatbread({
    dish: "ink",
    cut: "wedges",
    fill: [
      ["corn", 4, 1],
      ["red-pepper", 5, 0.8],
      ["chicken", 5, 0.9],
      ["jalapeno", 3, 1],
    ],
    cheese: "#F9B62C",
    turn: 0.2,
  }),
};
