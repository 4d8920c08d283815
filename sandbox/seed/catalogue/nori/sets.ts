import { dishes } from "../dish";
import { rollsOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const set = dishes("nori", { group: "sets", related: ["ginger-portion", "sauce-soy", "lemonade-citrus"] });

export const sets: SeedProduct[] = [
  set(
    "set-three-oceans",
    { price: 1590, weight: 780, pieces: 24 },
    "salmon tobiko eel crab cream-cheese cucumber avocado unagi-sauce rice nori",
    { discount: 15, accent: "hit", popular: true },
  ),
  set(
    "set-philadelphia",
    { price: 1690, weight: 850, pieces: 24 },
    "salmon torched-salmon cream-cheese cucumber avocado rice nori",
  ),
  set(
    "set-baked",
    { price: 1490, weight: 860, pieces: 24 },
    "shrimp salmon chicken cream-cheese baked-cheese panko unagi-sauce rice nori",
  ),
  set("set-maki", { price: 749, weight: 440, pieces: 32 }, "salmon cucumber avocado eel rice nori sesame"),
  set(
    "set-green",
    { price: 949, weight: 690, pieces: 24 },
    "avocado cucumber bell-pepper tofu wakame-salad sesame rice nori",
    { accent: "vegetarian" },
  ),
  set(
    "set-for-two",
    { price: 1090, weight: 530, pieces: 16 },
    "salmon shrimp cream-cheese avocado tobiko sesame rice nori",
  ),
  set(
    "set-party",
    { price: 2990, weight: 1580, pieces: 48 },
    "salmon tuna eel shrimp crab cream-cheese avocado tobiko sesame rice nori",
    { accent: "hit" },
  ),
  set("set-nigiri", { price: 1190, weight: 350, pieces: 10 }, "salmon tuna shrimp eel omelette rice"),
  set(
    "set-spicy",
    { price: 1550, weight: 800, pieces: 24 },
    "salmon tuna shrimp spicy-sauce chili cream-cheese crispy-onion rice nori",
    { accent: "spicy" },
  ),
  set("set-choice", { price: 249, weight: 180, pieces: 4 }, "salmon rice nori", {
    accent: "new",
    modifiers: rollsOfYourChoice,
  }),
  set(
    "set-tempura",
    { price: 1450, weight: 820, pieces: 24 },
    "salmon chicken shrimp cream-cheese panko tempura sweet-chili rice nori",
  ),
  set(
    "set-royal",
    { price: 2290, weight: 870, pieces: 24 },
    "torched-salmon ikura tuna scallop cream-cheese avocado tobiko-black rice nori",
  ),
];
