import { dishes } from "../dish";
import { shawarmaChoices, shawarmaExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const shawarma = dishes("mylavash", { group: "shawarma", related: ["ml-fries", "ml-sauce-garlic", "ml-ayran"] });

export const shawarmas: SeedProduct[] = [
  shawarma(
    "ml-classic",
    { price: 289, weight: 380 },
    "grilled-chicken cabbage tomato cucumber garlic-sauce dill lavash",
    { accent: "hit", popular: true, modifiers: shawarmaChoices("garlic-sauce", "cabbage", "cucumber", "tomato") },
  ),
  shawarma("ml-cheese", { price: 339, weight: 410 }, "grilled-chicken cheddar cabbage tomato cheese-sauce lavash", {
    popular: true,
    modifiers: shawarmaChoices("cheese-sauce", "cabbage", "tomato"),
  }),
  shawarma("ml-xl-beef", { price: 499, weight: 520 }, "beef cabbage tomato jalapeno fries adjika lavash", {
    discount: 10,
    modifiers: shawarmaChoices("adjika", "cabbage", "tomato"),
  }),
  shawarma("ml-falafel-wrap", { price: 309, weight: 370 }, "falafel cabbage red-cabbage tomato parsley tahini lavash", {
    accent: "vegetarian",
    modifiers: shawarmaChoices("tahini", "cabbage", "tomato"),
  }),
  shawarma("ml-mushroom", { price: 329, weight: 390 }, "grilled-chicken mushrooms cheddar cabbage cream-sauce lavash", {
    modifiers: shawarmaExtras("cabbage"),
  }),
  shawarma("ml-turkey", { price: 319, weight: 370 }, "turkey iceberg tomato cucumber yoghurt-sauce lavash", {
    modifiers: shawarmaChoices("yoghurt-sauce", "cucumber", "tomato"),
  }),
  shawarma("ml-spicy", { price: 299, weight: 380 }, "grilled-chicken cabbage tomato jalapeno chili adjika lavash", {
    accent: "spicy",
    modifiers: shawarmaExtras("cabbage", "tomato"),
  }),
  shawarma(
    "ml-bbq-bacon",
    { price: 379, weight: 420 },
    "grilled-chicken bacon cheddar pickles bbq-sauce crispy-onion lavash",
    { accent: "new", modifiers: shawarmaExtras("pickles") },
  ),
  shawarma("ml-pita", { price: 269, weight: 320 }, "grilled-chicken cabbage tomato pickles garlic-sauce pita", {
    modifiers: shawarmaChoices("garlic-sauce", "cabbage", "tomato", "pickles"),
  }),
];
