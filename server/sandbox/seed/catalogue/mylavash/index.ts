import { drinks } from "./drinks";
import { falafelDishes } from "./falafel";
import { grilledLavash } from "./grill";
import { groups } from "./groups";
import { plates } from "./plates";
import { sauces } from "./sauces";
import { shawarmas } from "./shawarma";
import { snacks } from "./snacks";
import { soups } from "./soups";
import { sweets } from "./sweets";
import type { SeedCatalogue } from "../types";

export const mylavash: SeedCatalogue = {
  groups,
  products: [...shawarmas, ...grilledLavash, ...falafelDishes, ...snacks, ...plates, ...soups, ...sauces, ...drinks, ...sweets],
};
