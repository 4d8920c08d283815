import { without } from "../choices";
import { dishes } from "../dish";
import { localised as t } from "../languages";
import { wrapChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const wrap = dishes({ group: "shawarma", related: ["fries", "cola", "sauce-garlic"] });

export const wraps: SeedProduct[] = [
  wrap(
    "shawarma-teriyaki",
    t(
      "Шаурма терияки",
      "Teriyaki shawarma",
      "Teriyaki Tavuk Şavurma",
      "Teriyaki shaurma",
      "Teriyaki-Schawarma",
      "Шаурма теріякі",
    ),
    { price: 329, weight: 360 },
    ["chicken", "chinese-cabbage", "carrot", "cucumber", "teriyaki", "sesame", "lavash"],
    { accent: "hit", modifiers: wrapChoices("teriyaki", "cucumber", "carrot") },
  ),
  wrap(
    "shawarma-shrimp",
    t(
      "Шаурма с креветкой",
      "Shrimp shawarma",
      "Karidesli Şavurma",
      "Krevetkali shaurma",
      "Schawarma mit Garnelen",
      "Шаурма з креветкою",
    ),
    { price: 419, weight: 350 },
    ["shrimp", "iceberg", "avocado", "tomato", "spicy-sauce", "lavash"],
    { modifiers: wrapChoices("spicy-sauce", "tomato") },
  ),
  wrap(
    "shawarma-salmon",
    t(
      "Шаурма с лососем",
      "Salmon shawarma",
      "Somonlu Şavurma",
      "Lososli shaurma",
      "Schawarma mit Lachs",
      "Шаурма з лососем",
    ),
    { price: 449, weight: 350 },
    ["salmon", "rice", "cucumber", "avocado", "cream-cheese", "lavash"],
    { modifiers: { single: without("cucumber"), groups: [] } },
  ),
  wrap(
    "shawarma-chicken",
    t(
      "Шаурма с курицей",
      "Chicken shawarma",
      "Tavuk Şavurma",
      "Tovuqli shaurma",
      "Hähnchen-Schawarma",
      "Шаурма з куркою",
    ),
    { price: 299, weight: 380 },
    ["chicken", "cabbage", "tomato", "cucumber", "garlic-sauce", "lavash"],
    { modifiers: wrapChoices("garlic-sauce", "cabbage", "cucumber", "tomato") },
  ),
  wrap(
    "shawarma-beef-bulgogi",
    t(
      "Шаурма пулькоги",
      "Bulgogi shawarma",
      "Bulgogi Şavurma",
      "Pulkogi shaurma",
      "Bulgogi-Schawarma",
      "Шаурма пулькогі",
    ),
    { price: 399, weight: 370 },
    ["beef", "kimchi", "carrot", "spring-onion", "spicy-sauce", "sesame", "lavash"],
    { accent: "spicy", modifiers: wrapChoices("spicy-sauce", "carrot") },
  ),
  wrap(
    "shawarma-tofu",
    t("Шаурма с тофу", "Tofu shawarma", "Tofulu Şavurma", "Tofuli shaurma", "Tofu-Schawarma", "Шаурма з тофу"),
    { price: 309, weight: 350 },
    ["tofu", "red-cabbage", "carrot", "cucumber", "sesame-sauce", "lavash"],
    { accent: "vegetarian", modifiers: wrapChoices("sesame-sauce", "cucumber", "carrot") },
  ),
  wrap(
    "shawarma-cheese-chicken",
    t(
      "Шаурма с двойным сыром",
      "Double cheese shawarma",
      "Çift Peynirli Şavurma",
      "Ikki pishloqli shaurma",
      "Schawarma mit doppeltem Käse",
      "Шаурма з подвійним сиром",
    ),
    { price: 349, weight: 390 },
    ["chicken", "cheddar", "mozzarella", "tomato", "cheese-sauce", "lavash"],
    { modifiers: wrapChoices("cheese-sauce", "tomato") },
  ),
  wrap(
    "shawarma-eel",
    t(
      "Шаурма с угрём",
      "Eel shawarma",
      "Yılan Balıklı Şavurma",
      "Ilonbaliqli shaurma",
      "Schawarma mit Aal",
      "Шаурма з вугром",
    ),
    { price: 469, weight: 350 },
    ["eel", "rice", "cucumber", "omelette", "unagi-sauce", "lavash"],
    { modifiers: { single: without("cucumber"), groups: [] } },
  ),
];
