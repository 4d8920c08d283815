import { bakedRolls } from "./baked";
import { banners } from "./banners";
import { combos } from "./combos";
import { desserts } from "./desserts";
import { drinks } from "./drinks";
import { gifts } from "./gifts";
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
import { pictured } from "../pictured";
import type { SeedCatalogue } from "../types";

/** Maps choices to the dishes of the menu that they are. */
const dishes = {
  "soy-sauce": "sauce-soy",
  "spicy-sauce": "sauce-spicy",
  "garlic-sauce": "sauce-garlic",
  "cheese-sauce": "sauce-cheese",
  "sweet-chili": "sauce-sweet-chili",
  "half-philadelphia": "philadelphia",
  "half-california": "california",
  "half-unagi": "unagi",
  "half-alaska": "alaska",
  "half-garden": "tofu-chuka",
  "green-tea": "green-tea",
  cola: "cola",
  cranberry: "cranberry-mors",
};

export const nori: SeedCatalogue = {
  name: "Nori",
  has_points: true,
  last_hour: true,
  groups,
  products: pictured(
    [
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
    dishes,
  ),
  banners,
  gifts,
  promotion_pictures: {
    takeaway: "philadelphia",
    tasty10: "set-three-oceans",
    gifts: "lemonade-citrus",
    birthday: "cheesecake-new-york",
  },
};
