import { banners } from "./banners";
import { drinks } from "./drinks";
import { falafelDishes } from "./falafel";
import { gifts } from "./gifts";
import { grilledLavash } from "./grill";
import { groups } from "./groups";
import { plates } from "./plates";
import { sauces } from "./sauces";
import { shawarmas } from "./shawarma";
import { snacks } from "./snacks";
import { soups } from "./soups";
import { sweets } from "./sweets";
import { pictured } from "../pictured";
import type { SeedCatalogue } from "../types";

/** Maps choices to the dishes of the menu that they are. */
const dishes = {
  "garlic-sauce": "ml-sauce-garlic",
  "cheese-sauce": "ml-sauce-cheese",
  adjika: "ml-sauce-adjika",
  tkemali: "ml-sauce-tkemali",
  tahini: "ml-sauce-tahini",
  fries: "ml-fries",
};

export const mylavash: SeedCatalogue = {
  name: "MyLavash",
  has_points: false,
  last_hour: false,
  groups,
  products: pictured(
    [...shawarmas, ...grilledLavash, ...falafelDishes, ...snacks, ...plates, ...soups, ...sauces, ...drinks, ...sweets],
    dishes,
  ),
  banners,
  gifts,
  promotion_pictures: {
    takeaway: "ml-classic",
    tasty10: "ml-xl-beef",
    gifts: "ml-ayran",
    birthday: "ml-lokum",
  },
};
