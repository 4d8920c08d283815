import { dishes, lunchtime } from "../dish";
import { sideOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const plate = dishes("mylavash", { group: "plates", related: ["ml-sauce-adjika", "ml-hummus", "ml-ayran"] });

export const plates: SeedProduct[] = [
  plate("ml-plate-chicken", { price: 379, weight: 420 }, "grilled-chicken fries cabbage tomato cucumber garlic-sauce", {
    popular: true,
    modifiers: sideOfYourChoice("fries"),
  }),
  plate(
    "ml-plate-skewer-chicken",
    { price: 399, weight: 330, pieces: 2 },
    "grilled-chicken red-onion tomato lavash adjika",
    { modifiers: sideOfYourChoice("lavash") },
  ),
  plate("ml-plate-skewer-lamb", { price: 549, weight: 320, pieces: 2 }, "lamb red-onion parsley lavash tkemali", {
    modifiers: sideOfYourChoice("lavash"),
  }),
  plate("ml-plate-kofta", { price: 459, weight: 370, pieces: 2 }, "lamb-kofta bulgur red-onion tomato sumac", {
    discount: 10,
    modifiers: sideOfYourChoice("bulgur"),
  }),
  plate("ml-plate-rice-chicken", { price: 349, weight: 380 }, "grilled-chicken rice corn bell-pepper yoghurt-sauce", {
    served: lunchtime,
  }),
  plate("ml-plate-pilaf", { price: 369, weight: 360 }, "beef rice carrot onion cumin garlic", { accent: "hit" }),
  plate(
    "ml-plate-vegetables",
    { price: 289, weight: 260 },
    "aubergine zucchini bell-pepper mushrooms tomato olive-oil",
  ),
];
