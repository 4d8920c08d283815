import { dishes } from "../dish";
import { ramenExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const soup = dishes("nori", { group: "soups", related: ["gyoza-chicken", "rice-bowl", "green-tea"] });

export const soups: SeedProduct[] = [
  soup("ramen-chicken", { price: 449, weight: 480 }, "chicken-broth ramen-noodles chicken egg corn spring-onion nori", {
    modifiers: ramenExtras,
  }),
  soup("ramen-pork", { price: 479, weight: 490 }, "pork-broth ramen-noodles pork egg shiitake spring-onion nori", {
    accent: "hit",
    modifiers: ramenExtras,
  }),
  soup("ramen-miso-tofu", { price: 429, weight: 480 }, "miso-broth-veg ramen-noodles tofu shiitake corn spring-onion", {
    accent: "vegetarian",
    modifiers: ramenExtras,
  }),
  soup(
    "ramen-spicy-shrimp",
    { price: 529, weight: 480 },
    "shrimp-broth ramen-noodles tiger-shrimp egg chili bean-sprouts",
    { accent: "spicy", modifiers: ramenExtras },
  ),
  soup(
    "tom-yum",
    { price: 429, weight: 380 },
    "tom-yum-broth coconut-milk shrimp mushrooms cherry-tomato coriander lime",
    { popular: true },
  ),
  soup(
    "tom-yum-chicken",
    { price: 389, weight: 380 },
    "tom-yum-broth coconut-milk chicken mushrooms cherry-tomato coriander",
  ),
  soup(
    "tom-kha",
    { price: 399, weight: 370 },
    "coconut-milk chicken-broth chicken mushrooms lemongrass coriander lime",
  ),
  soup("miso", { price: 179, weight: 250 }, "miso-broth tofu wakame spring-onion"),
  soup("miso-salmon", { price: 269, weight: 280 }, "miso-broth salmon tofu wakame sesame"),
  soup("pumpkin-cream", { price: 279, weight: 300 }, "pumpkin cream coconut-milk pumpkin-seeds ginger-root"),
];
