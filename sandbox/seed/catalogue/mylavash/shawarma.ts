import { dishes } from "../dish";
import { localised as t } from "../languages";
import { shawarmaChoices, shawarmaExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const shawarma = dishes({ group: "shawarma", related: ["ml-fries", "ml-sauce-garlic", "ml-ayran"] });

export const shawarmas: SeedProduct[] = [
  shawarma(
    "ml-classic",
    t(
      "Шаурма классическая",
      "Classic shawarma",
      "Klasik Şavurma",
      "Klassik shaurma",
      "Klassische Schawarma",
      "Шаурма класична",
    ),
    { price: 289, weight: 380 },
    ["grilled-chicken", "cabbage", "tomato", "cucumber", "garlic-sauce", "dill", "lavash"],
    { accent: "hit", popular: true, modifiers: shawarmaChoices("garlic-sauce", "cabbage", "cucumber", "tomato") },
  ),
  shawarma(
    "ml-cheese",
    t("Шаурма сырная", "Cheese shawarma", "Peynirli Şavurma", "Pishloqli shaurma", "Käse-Schawarma", "Шаурма сирна"),
    { price: 339, weight: 410 },
    ["grilled-chicken", "cheddar", "cabbage", "tomato", "cheese-sauce", "lavash"],
    { popular: true, modifiers: shawarmaChoices("cheese-sauce", "cabbage", "tomato") },
  ),
  shawarma(
    "ml-xl-beef",
    t(
      "Шаурма XL с говядиной",
      "XL beef shawarma",
      "XL Dana Etli Şavurma",
      "Mol goʻshtli XL shaurma",
      "XL-Schawarma mit Rind",
      "Шаурма XL з яловичиною",
    ),
    { price: 499, weight: 520 },
    ["beef", "cabbage", "tomato", "jalapeno", "fries", "adjika", "lavash"],
    {
      discount: 10,
      lead: t(
        "Больше полукилограмма.",
        "Over half a kilo.",
        "Yarım kilodan fazla.",
        "Yarim kilodan ortiq.",
        "Mehr als ein halbes Kilo.",
        "Більше як пів кілограма.",
      ),
      modifiers: shawarmaChoices("adjika", "cabbage", "tomato"),
    },
  ),
  shawarma(
    "ml-falafel-wrap",
    t(
      "Шаурма с фалафелем",
      "Falafel shawarma",
      "Falafelli Şavurma",
      "Falafelli shaurma",
      "Falafel-Schawarma",
      "Шаурма з фалафелем",
    ),
    { price: 309, weight: 370 },
    ["falafel", "cabbage", "red-cabbage", "tomato", "parsley", "tahini", "lavash"],
    { accent: "vegetarian", modifiers: shawarmaChoices("tahini", "cabbage", "tomato") },
  ),
  shawarma(
    "ml-mushroom",
    t(
      "Шаурма «Грибная»",
      "Mushroom shawarma",
      "Mantarlı Şavurma",
      "Qoʻziqorinli shaurma",
      "Pilz-Schawarma",
      "Шаурма «Грибна»",
    ),
    { price: 329, weight: 390 },
    ["grilled-chicken", "mushrooms", "cheddar", "cabbage", "cream-sauce", "lavash"],
    { modifiers: shawarmaExtras("cabbage") },
  ),
  shawarma(
    "ml-turkey",
    t(
      "Шаурма с индейкой",
      "Turkey shawarma",
      "Hindi Etli Şavurma",
      "Kurka goʻshtli shaurma",
      "Puten-Schawarma",
      "Шаурма з індичкою",
    ),
    { price: 319, weight: 370 },
    ["turkey", "iceberg", "tomato", "cucumber", "yoghurt-sauce", "lavash"],
    { modifiers: shawarmaChoices("yoghurt-sauce", "cucumber", "tomato") },
  ),
  shawarma(
    "ml-spicy",
    t("Шаурма острая", "Spicy shawarma", "Acılı Şavurma", "Achchiq shaurma", "Scharfe Schawarma", "Шаурма гостра"),
    { price: 299, weight: 380 },
    ["grilled-chicken", "cabbage", "tomato", "jalapeno", "chili", "adjika", "lavash"],
    { accent: "spicy", modifiers: shawarmaExtras("cabbage", "tomato") },
  ),
  shawarma(
    "ml-bbq-bacon",
    t(
      "Шаурма барбекю с беконом",
      "BBQ bacon shawarma",
      "Barbekülü Bacon Şavurma",
      "Bekonli barbekyu shaurma",
      "BBQ-Bacon-Schawarma",
      "Шаурма барбекю з беконом",
    ),
    { price: 379, weight: 420 },
    ["grilled-chicken", "bacon", "cheddar", "pickles", "bbq-sauce", "crispy-onion", "lavash"],
    { accent: "new", modifiers: shawarmaExtras("pickles") },
  ),
  shawarma(
    "ml-pita",
    t(
      "Шаурма в пите",
      "Shawarma in pita",
      "Pidede Şavurma",
      "Pitada shaurma",
      "Schawarma in der Pita",
      "Шаурма в піті",
    ),
    { price: 269, weight: 320 },
    ["grilled-chicken", "cabbage", "tomato", "pickles", "garlic-sauce", "pita"],
    { modifiers: shawarmaChoices("garlic-sauce", "cabbage", "tomato", "pickles") },
  ),
];
