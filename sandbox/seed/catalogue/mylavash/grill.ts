import { dishes } from "../dish";
import { shawarmaExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const grilled = dishes("mylavash", { group: "grill", related: ["ml-sauce-adjika", "ml-hummus", "ml-tan"] });

export const grilledLavash: SeedProduct[] = [
  grilled("ml-grill-beef", { price: 399, weight: 430 }, "beef tomato cabbage red-cabbage adjika parsley lavash", {
    accent: "hit",
    modifiers: shawarmaExtras("cabbage", "tomato"),
  }),
  grilled("ml-grill-chicken-cheese", { price: 329, weight: 360 }, "grilled-chicken suluguni tomato parsley lavash", {
    modifiers: shawarmaExtras("tomato"),
  }),
  grilled("ml-grill-lamb", { price: 449, weight: 410 }, "lamb red-onion tomato coriander tkemali lavash", {
    modifiers: shawarmaExtras("tomato", "red-onion"),
  }),
  grilled("ml-grill-suluguni", { price: 279, weight: 300, pieces: 4 }, "suluguni spinach dill parsley lavash", {
    accent: "vegetarian",
  }),
  grilled("ml-grill-lula", { price: 389, weight: 380 }, "lamb-kofta red-onion tomato sumac adjika lavash", {
    modifiers: shawarmaExtras("tomato", "red-onion"),
  }),
  grilled(
    "ml-grill-vegetables",
    { price: 269, weight: 350 },
    "aubergine bell-pepper zucchini tomato garlic-sauce lavash",
  ),
  grilled(
    "ml-grill-quesadilla",
    { price: 339, weight: 310, pieces: 4 },
    "grilled-chicken cheddar corn bell-pepper jalapeno tortilla",
    { accent: "new" },
  ),
];
