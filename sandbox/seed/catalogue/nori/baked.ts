import { dishes } from "../dish";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const baked = dishes("nori", { group: "baked", pieces: 8, related: ["ginger-portion", "sauce-unagi", "sauce-spicy"] });

export const bakedRolls: SeedProduct[] = [
  baked(
    "baked-shrimp",
    { price: 519, weight: 290 },
    "shrimp cream-cheese bacon baked-cheese unagi-sauce chives rice nori",
    { accent: "hit" },
  ),
  baked(
    "baked-salmon",
    { price: 529, weight: 295 },
    "salmon cream-cheese cucumber baked-cheese spicy-sauce rice nori",
    { modifiers: rollChoices },
  ),
  baked(
    "baked-eel",
    { price: 629, weight: 295 },
    "eel cream-cheese avocado baked-cheese unagi-sauce sesame rice nori",
    { discount: 10 },
  ),
  baked("baked-crab", { price: 499, weight: 285 }, "crab cream-cheese cucumber tobiko baked-cheese rice nori"),
  baked("baked-chicken", { price: 419, weight: 290 }, "chicken cream-cheese tomato baked-cheese teriyaki rice nori", {
    modifiers: rollChoices,
  }),
  baked("baked-mussels", { price: 469, weight: 290 }, "mussels cream-cheese bell-pepper baked-cheese lemon rice nori"),
  baked(
    "baked-scallop",
    { price: 659, weight: 285 },
    "scallop cream-cheese avocado baked-cheese tobiko-green rice nori",
  ),
  baked("baked-volcano", { price: 559, weight: 300 }, "salmon shrimp crab cream-cheese spicy-sauce chili rice nori", {
    accent: "spicy",
  }),
  baked("baked-bacon", { price: 479, weight: 295 }, "bacon chicken cream-cheese cheddar bbq-sauce rice nori", {
    modifiers: rollChoices,
  }),
  baked(
    "baked-mushroom",
    { price: 399, weight: 280 },
    "shiitake cream-cheese bell-pepper baked-cheese teriyaki chives rice nori",
    { accent: "vegetarian" },
  ),
];
