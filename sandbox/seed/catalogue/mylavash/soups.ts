import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const soup = dishes({ group: "soups", related: ["ml-grill-suluguni", "ml-tea-turkish"] });

export const soups: SeedProduct[] = [
  soup(
    "ml-soup-lentil",
    t("Чечевичный суп", "Lentil soup", "Mercimek Çorbası", "Yasmiqli shoʻrva", "Linsensuppe", "Сочевичний суп"),
    { price: 219, weight: 300 },
    ["lentils", "carrot", "onion", "cumin", "lemon", "mint"],
    { accent: "hit" },
  ),
  soup(
    "ml-soup-chicken",
    t(
      "Куриный суп с лапшой",
      "Chicken noodle soup",
      "Şehriyeli Tavuk Çorbası",
      "Tovuqli ugra shoʻrva",
      "Hühnersuppe mit Nudeln",
      "Курячий суп із локшиною",
    ),
    { price: 199, weight: 320 },
    ["chicken-broth", "chicken", "egg-noodles", "carrot", "dill"],
  ),
  soup(
    "ml-soup-kharcho",
    t("Харчо", "Kharcho", "Harço Çorbası", "Xarcho", "Chartscho", "Харчо"),
    { price: 279, weight: 330 },
    ["beef-broth", "beef", "rice", "tomato", "garlic", "coriander", "chili"],
  ),
  soup(
    "ml-soup-mushroom",
    t(
      "Грибной крем-суп",
      "Cream of mushroom soup",
      "Kremalı Mantar Çorbası",
      "Qoʻziqorinli krem-shoʻrva",
      "Pilzcremesuppe",
      "Грибний крем-суп",
    ),
    { price: 239, weight: 300 },
    ["mushrooms", "cream", "potato", "onion", "croutons"],
  ),
  soup(
    "ml-soup-okroshka",
    t(
      "Таратор",
      "Cold yoghurt soup tarator",
      "Soğuk Yoğurt Çorbası Tarator",
      "Sovuq tarator shoʻrvasi",
      "Kalte Joghurtsuppe Tarator",
      "Таратор",
    ),
    { price: 209, weight: 300 },
    ["yoghurt", "cucumber", "garlic", "walnut", "dill"],
    {
      accent: "new",
      lead: t(
        "Холодный суп для жаркого дня.",
        "A cold soup for a hot day.",
        "Sıcak günler için soğuk çorba.",
        "Issiq kunga sovuq shoʻrva.",
        "Kalte Suppe für heiße Tage.",
        "Холодний суп для спекотного дня.",
      ),
    },
  ),
];
