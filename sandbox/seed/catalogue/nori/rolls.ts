import { dishes } from "../dish";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const roll = dishes("nori", { group: "rolls", pieces: 8, related: ["ginger-portion", "wasabi-portion", "sauce-soy"] });

export const rolls: SeedProduct[] = [
  roll("philadelphia", { price: 690, weight: 285 }, "salmon cream-cheese cucumber rice nori", {
    discount: 15,
    accent: "hit",
    popular: true,
    modifiers: rollChoices,
  }),
  roll("philadelphia-light", { price: 529, weight: 260 }, "salmon cream-cheese cucumber avocado lettuce rice nori", {
    modifiers: rollChoices,
  }),
  roll("california", { price: 459, weight: 245 }, "crab avocado cucumber tobiko rice nori", { modifiers: rollChoices }),
  roll("california-shrimp", { price: 489, weight: 245 }, "shrimp avocado cucumber tobiko-green rice nori", {
    modifiers: rollChoices,
  }),
  roll("unagi", { price: 649, weight: 270 }, "eel avocado cream-cheese unagi-sauce sesame rice nori"),
  roll("green-dragon", { price: 579, weight: 275 }, "avocado shrimp cream-cheese omelette unagi-sauce rice nori", {
    accent: "hit",
  }),
  roll("canada", { price: 669, weight: 280 }, "eel salmon cream-cheese cucumber unagi-sauce sesame rice nori", {
    modifiers: rollChoices,
  }),
  roll("tuna-spicy", { price: 599, weight: 260 }, "tuna avocado takuan spicy-sauce crispy-onion rice nori", {
    accent: "spicy",
  }),
  roll("bonito", { price: 519, weight: 250 }, "salmon cream-cheese omelette bonito rice nori"),
  roll("alaska", { price: 499, weight: 255 }, "salmon cream-cheese avocado sesame rice nori", {
    modifiers: rollChoices,
  }),
  roll(
    "black-tiger",
    { price: 639, weight: 265 },
    "tiger-shrimp cream-cheese cucumber tobiko-black unagi-sauce rice nori",
    { accent: "new" },
  ),
  roll("rainbow", { price: 689, weight: 290 }, "salmon tuna eel avocado cream-cheese rice nori", {
    modifiers: rollChoices,
  }),
  roll("scallop-truffle", { price: 729, weight: 265 }, "scallop cream-cheese cucumber truffle-sauce chives rice nori", {
    accent: "new",
  }),
  roll(
    "chicken-caesar-roll",
    { price: 429, weight: 260 },
    "chicken cream-cheese romaine tomato parmesan caesar-sauce rice nori",
  ),
  roll("bacon-roll", { price: 449, weight: 265 }, "bacon cheddar cucumber cream-cheese rice nori", {
    modifiers: rollChoices,
  }),
  roll(
    "avocado-veggie",
    { price: 329, weight: 240 },
    "avocado cucumber bell-pepper lettuce cream-cheese sesame rice nori",
    { accent: "vegetarian", modifiers: rollChoices },
  ),
  roll("mango-shrimp", { price: 549, weight: 260 }, "mango shrimp cream-cheese mint sweet-chili rice nori"),
  roll("tofu-chuka", { price: 389, weight: 245 }, "tofu wakame-salad cucumber sesame-sauce sesame rice nori"),
];
