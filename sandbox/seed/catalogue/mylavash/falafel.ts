import { dishes } from "../dish";
import { localised as t } from "../languages";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const falafel = dishes({
  group: "falafel",
  frying: 2,
  related: ["ml-sauce-tahini", "ml-pomegranate-lemonade", "ml-soup-lentil"],
});

export const falafelDishes: SeedProduct[] = [
  falafel(
    "ml-falafel-basket",
    t("Фалафель, 6 шт", "Falafel, 6 pcs", "Falafel, 6 adet", "Falafel, 6 dona", "Falafel, 6 Stück", "Фалафель, 6 шт"),
    { price: 229, weight: 180, pieces: 6 },
    ["chickpeas", "parsley", "onion", "cumin", "sesame", "tahini"],
    { accent: "hit", popular: true, modifiers: dips },
  ),
  falafel(
    "ml-falafel-pita",
    t(
      "Фалафель в пите",
      "Falafel in pita",
      "Pidede Falafel",
      "Pitada falafel",
      "Falafel in der Pita",
      "Фалафель у піті",
    ),
    { price: 259, weight: 310 },
    ["falafel", "cabbage", "tomato", "pickles", "tahini", "pita"],
  ),
  falafel(
    "ml-falafel-plate",
    t(
      "Тарелка с фалафелем",
      "Falafel plate",
      "Falafel Tabağı",
      "Falafelli tarelka",
      "Falafel-Teller",
      "Тарілка з фалафелем",
    ),
    { price: 369, weight: 380 },
    ["falafel", "hummus", "tomato", "cucumber", "pickles", "pita"],
    { discount: 15 },
  ),
  falafel(
    "ml-falafel-salad",
    t(
      "Салат с фалафелем",
      "Falafel salad",
      "Falafelli Salata",
      "Falafelli salat",
      "Salat mit Falafel",
      "Салат із фалафелем",
    ),
    { price: 319, weight: 280 },
    ["lettuce", "falafel", "cherry-tomato", "cucumber", "red-onion", "tahini"],
  ),
  falafel(
    "ml-hummus",
    t("Хумус с питой", "Hummus with pita", "Pideli Humus", "Pitali xumus", "Hummus mit Pita", "Хумус із пітою"),
    { price: 249, weight: 250 },
    ["chickpeas", "tahini", "olive-oil", "paprika", "pita"],
  ),
  falafel(
    "ml-hummus-mushroom",
    t(
      "Хумус с грибами",
      "Hummus with mushrooms",
      "Mantarlı Humus",
      "Qoʻziqorinli xumus",
      "Hummus mit Pilzen",
      "Хумус із грибами",
    ),
    { price: 289, weight: 280 },
    ["chickpeas", "tahini", "mushrooms", "onion", "pita"],
  ),
  falafel(
    "ml-baba-ganoush",
    t("Бабагануш", "Baba ganoush", "Babagannuş", "Babaganush", "Baba Ghanoush", "Бабагануш"),
    { price: 269, weight: 240 },
    ["aubergine", "tahini", "garlic", "pomegranate", "parsley", "pita"],
    { accent: "new" },
  ),
];
