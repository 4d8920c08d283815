import { dishes } from "../dish";
import type { SeedProduct } from "../types";

const maki = dishes("nori", { group: "maki", pieces: 8, related: ["ginger-portion", "wasabi-portion", "sauce-soy"] });

export const makiRolls: SeedProduct[] = [
  maki("maki-salmon", { price: 259, weight: 110 }, "salmon rice nori"),
  maki("maki-cucumber", { price: 149, weight: 105 }, "cucumber sesame rice nori"),
  maki("maki-avocado", { price: 189, weight: 105 }, "avocado sesame rice nori"),
  maki("maki-tuna", { price: 279, weight: 110 }, "tuna rice nori"),
  maki("maki-eel", { price: 289, weight: 115 }, "eel unagi-sauce sesame rice nori"),
  maki("maki-shrimp", { price: 249, weight: 110 }, "shrimp rice nori"),
  maki("maki-spicy-salmon", { price: 269, weight: 120 }, "salmon spicy-sauce spring-onion rice nori", {
    accent: "spicy",
  }),
  maki("maki-cheese", { price: 189, weight: 115 }, "cream-cheese cucumber dill rice nori"),
  maki("maki-crab", { price: 239, weight: 115 }, "crab mayonnaise rice nori"),
  maki("maki-takuan", { price: 159, weight: 105 }, "takuan sesame rice nori"),
];
