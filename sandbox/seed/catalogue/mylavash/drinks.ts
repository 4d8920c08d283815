import { dishes } from "../dish";
import { sugarForTea } from "./modifiers";
import type { SeedProduct } from "../types";

const drink = dishes("mylavash", { group: "drinks", unit: "ml" });

export const drinks: SeedProduct[] = [
  drink("ml-ayran", { price: 119, weight: 300 }, "yoghurt water sea-salt mint", { accent: "hit", popular: true }),
  drink("ml-tan", { price: 129, weight: 300 }, "yoghurt cucumber dill sparkling-water sea-salt"),
  drink("ml-tea-turkish", { price: 99, weight: 200 }, "black-tea", { modifiers: sugarForTea }),
  drink("ml-compote", { price: 119, weight: 400 }, "prunes dried-apricots apple sugar water"),
  drink("ml-pomegranate-lemonade", { price: 179, weight: 400 }, "pomegranate lemon sugar sparkling-water"),
  drink("ml-tarragon", { price: 169, weight: 400 }, "tarragon lime sugar sparkling-water"),
  drink("ml-cola", { price: 129, weight: 400 }, "cola lemon"),
];
