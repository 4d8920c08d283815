import { dishes } from "../dish";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const tempura = dishes("nori", {
  group: "baked",
  pieces: 8,
  frying: 3,
  related: ["ginger-portion", "sauce-unagi", "sauce-sweet-chili"],
});

export const tempuraRolls: SeedProduct[] = [
  tempura(
    "tempura-salmon",
    { price: 539, weight: 275 },
    "salmon cream-cheese avocado panko spicy-sauce chives rice nori",
    { modifiers: rollChoices },
  ),
  tempura(
    "tempura-shrimp",
    { price: 559, weight: 270 },
    "tiger-shrimp cream-cheese cucumber tempura sweet-chili rice nori",
  ),
  tempura("tempura-eel", { price: 599, weight: 275 }, "eel cream-cheese omelette panko unagi-sauce sesame rice nori"),
  tempura(
    "tempura-chicken",
    { price: 429, weight: 275 },
    "chicken cream-cheese lettuce panko caesar-sauce parmesan rice nori",
    { modifiers: rollChoices },
  ),
  tempura(
    "tempura-crab",
    { price: 519, weight: 270 },
    "crab cream-cheese cucumber tempura mayonnaise tobiko rice nori",
  ),
  tempura("tempura-tuna", { price: 569, weight: 270 }, "tuna avocado takuan panko wasabi-mayo rice nori"),
  tempura(
    "tempura-veggie",
    { price: 379, weight: 260 },
    "avocado bell-pepper carrot asparagus tempura sesame-sauce rice nori",
  ),
  tempura(
    "tempura-philadelphia",
    { price: 579, weight: 290 },
    "salmon cream-cheese nori rice tempura unagi-sauce tobiko",
    { accent: "hit", modifiers: rollChoices },
  ),
];
