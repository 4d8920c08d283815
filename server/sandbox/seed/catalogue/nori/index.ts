import { bakedRolls } from "./baked";
import { combos } from "./combos";
import { desserts } from "./desserts";
import { drinks } from "./drinks";
import { groups } from "./groups";
import { makiRolls } from "./maki";
import { nigiriAndGunkan } from "./nigiri";
import { pizzas } from "./pizza";
import { rolls } from "./rolls";
import { bowls } from "./salads";
import { salmonDishes } from "./salmon";
import { sauces } from "./sauces";
import { sets } from "./sets";
import { wraps } from "./shawarma";
import { snacks } from "./snacks";
import { soups } from "./soups";
import { tempuraRolls } from "./tempura";
import { woks } from "./wok";
import type { SeedCatalogue } from "../types";

export const nori: SeedCatalogue = {
  groups,
  products: [
    ...rolls,
    ...salmonDishes,
    ...bakedRolls,
    ...tempuraRolls,
    ...makiRolls,
    ...sets,
    ...nigiriAndGunkan,
    ...woks,
    ...pizzas,
    ...soups,
    ...bowls,
    ...wraps,
    ...snacks,
    ...combos,
    ...desserts,
    ...drinks,
    ...sauces,
  ],
};
