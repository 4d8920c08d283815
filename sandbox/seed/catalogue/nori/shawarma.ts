import { without } from "../choices";
import { dishes } from "../dish";
import { wrapChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const wrap = dishes("nori", { group: "shawarma", related: ["fries", "cola", "sauce-garlic"] });

export const wraps: SeedProduct[] = [
  wrap(
    "shawarma-teriyaki",
    { price: 329, weight: 360 },
    "chicken chinese-cabbage carrot cucumber teriyaki sesame lavash",
    { accent: "hit", modifiers: wrapChoices("teriyaki", "cucumber", "carrot") },
  ),
  wrap("shawarma-shrimp", { price: 419, weight: 350 }, "shrimp iceberg avocado tomato spicy-sauce lavash", {
    modifiers: wrapChoices("spicy-sauce", "tomato"),
  }),
  wrap("shawarma-salmon", { price: 449, weight: 350 }, "salmon rice cucumber avocado cream-cheese lavash", {
    modifiers: { single: without("cucumber"), groups: [] },
  }),
  wrap("shawarma-chicken", { price: 299, weight: 380 }, "chicken cabbage tomato cucumber garlic-sauce lavash", {
    modifiers: wrapChoices("garlic-sauce", "cabbage", "cucumber", "tomato"),
  }),
  wrap(
    "shawarma-beef-bulgogi",
    { price: 399, weight: 370 },
    "beef kimchi carrot spring-onion spicy-sauce sesame lavash",
    { accent: "spicy", modifiers: wrapChoices("spicy-sauce", "carrot") },
  ),
  wrap("shawarma-tofu", { price: 309, weight: 350 }, "tofu red-cabbage carrot cucumber sesame-sauce lavash", {
    accent: "vegetarian",
    modifiers: wrapChoices("sesame-sauce", "cucumber", "carrot"),
  }),
  wrap(
    "shawarma-cheese-chicken",
    { price: 349, weight: 390 },
    "chicken cheddar mozzarella tomato cheese-sauce lavash",
    { modifiers: wrapChoices("cheese-sauce", "tomato") },
  ),
  wrap("shawarma-eel", { price: 469, weight: 350 }, "eel rice cucumber omelette unagi-sauce lavash", {
    modifiers: { single: without("cucumber"), groups: [] },
  }),
];
