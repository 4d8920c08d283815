import { dishes, lunchtime } from "../dish";
import { localised as t } from "../languages";
import { sideOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const plate = dishes({ group: "plates", related: ["ml-sauce-adjika", "ml-hummus", "ml-ayran"] });

export const plates: SeedProduct[] = [
  plate(
    "ml-plate-chicken",
    t(
      "Шаурма на тарелке",
      "Shawarma plate",
      "Tabakta Şavurma",
      "Tarelkada shaurma",
      "Schawarma-Teller",
      "Шаурма на тарілці",
    ),
    { price: 379, weight: 420 },
    ["grilled-chicken", "fries", "cabbage", "tomato", "cucumber", "garlic-sauce"],
    { popular: true, modifiers: sideOfYourChoice("fries") },
  ),
  plate(
    "ml-plate-skewer-chicken",
    t("Шашлык из курицы", "Chicken skewers", "Tavuk Şiş", "Tovuqli shashlik", "Hähnchenspieße", "Шашлик із курки"),
    { price: 399, weight: 330, pieces: 2 },
    ["grilled-chicken", "red-onion", "tomato", "lavash", "adjika"],
    { modifiers: sideOfYourChoice("lavash") },
  ),
  plate(
    "ml-plate-skewer-lamb",
    t("Шашлык из баранины", "Lamb skewers", "Kuzu Şiş", "Qoʻy goʻshtli shashlik", "Lammspieße", "Шашлик із баранини"),
    { price: 549, weight: 320, pieces: 2 },
    ["lamb", "red-onion", "parsley", "lavash", "tkemali"],
    { modifiers: sideOfYourChoice("lavash") },
  ),
  plate(
    "ml-plate-kofta",
    t(
      "Люля-кебаб с булгуром",
      "Lula kebab with bulgur",
      "Bulgurlu Kuzu Kebap",
      "Bulgurli lula kabob",
      "Lula-Kebab mit Bulgur",
      "Люля-кебаб із булгуром",
    ),
    { price: 459, weight: 370, pieces: 2 },
    ["lamb-kofta", "bulgur", "red-onion", "tomato", "sumac"],
    { discount: 10, modifiers: sideOfYourChoice("bulgur") },
  ),
  plate(
    "ml-plate-rice-chicken",
    t("Курица с рисом", "Chicken with rice", "Pilavlı Tavuk", "Guruchli tovuq", "Hähnchen mit Reis", "Курка з рисом"),
    { price: 349, weight: 380 },
    ["grilled-chicken", "rice", "corn", "bell-pepper", "yoghurt-sauce"],
    { served: lunchtime },
  ),
  plate(
    "ml-plate-pilaf",
    t(
      "Плов с говядиной",
      "Beef plov",
      "Dana Etli Özbek Pilavı",
      "Mol goʻshtli osh",
      "Plow mit Rindfleisch",
      "Плов із яловичиною",
    ),
    { price: 369, weight: 360 },
    ["beef", "rice", "carrot", "onion", "cumin", "garlic"],
    { accent: "hit" },
  ),
  plate(
    "ml-plate-vegetables",
    t("Овощи гриль", "Grilled vegetables", "Izgara Sebze", "Grilda sabzavotlar", "Grillgemüse", "Овочі гриль"),
    { price: 289, weight: 260 },
    ["aubergine", "zucchini", "bell-pepper", "mushrooms", "tomato", "olive-oil"],
  ),
];
