import { dishes } from "../dish";
import { localised as t } from "../languages";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const snack = dishes({ group: "snacks", frying: 7, related: ["ml-sauce-garlic", "ml-sauce-cheese", "ml-cola"] });

export const snacks: SeedProduct[] = [
  snack(
    "ml-fries",
    t("Картофель фри", "French fries", "Patates Kızartması", "Fri kartoshkasi", "Pommes frites", "Картопля фрі"),
    { price: 149, weight: 150 },
    ["potato", "sea-salt", "ketchup"],
    { popular: true, modifiers: dips },
  ),
  snack(
    "ml-fries-cheese",
    t(
      "Фри с сыром и беконом",
      "Cheese and bacon fries",
      "Peynirli Bacon Patates",
      "Pishloq va bekonli fri",
      "Pommes mit Käse und Bacon",
      "Фрі з сиром і беконом",
    ),
    { price: 229, weight: 220 },
    ["potato", "cheese-sauce", "bacon", "spring-onion"],
  ),
  snack(
    "ml-wedges",
    t(
      "Картофель по-деревенски",
      "Potato wedges",
      "Elma Dilim Patates",
      "Qishloqcha kartoshka",
      "Kartoffelspalten",
      "Картопля по-селянськи",
    ),
    { price: 169, weight: 170 },
    ["potato", "paprika", "garlic-sauce"],
    { modifiers: dips },
  ),
  snack(
    "ml-nuggets",
    t("Наггетсы", "Chicken nuggets", "Tavuk Nugget", "Naggets", "Chicken-Nuggets", "Нагетси"),
    { price: 219, weight: 150, pieces: 8 },
    ["chicken", "panko", "cheese-sauce"],
    { type: "stop", modifiers: dips },
  ),
  snack(
    "ml-wings",
    t("Крылышки острые", "Spicy wings", "Acılı Kanat", "Achchiq qanotchalar", "Scharfe Flügel", "Гострі крильця"),
    { price: 319, weight: 250, pieces: 6 },
    ["chicken-wings", "chili", "bbq-sauce"],
    { discount: 10, accent: "spicy" },
  ),
  snack(
    "ml-onion-rings",
    t("Луковые кольца", "Onion rings", "Soğan Halkaları", "Piyoz halqalari", "Zwiebelringe", "Цибулеві кільця"),
    { price: 179, weight: 140, pieces: 10 },
    ["onion", "tempura", "bbq-sauce"],
  ),
  snack(
    "ml-cheese-sticks",
    t(
      "Палочки из сулугуни",
      "Suluguni sticks",
      "Suluguni Çubukları",
      "Suluguni tayoqchalari",
      "Suluguni-Sticks",
      "Палички з сулугуні",
    ),
    { price: 259, weight: 150, pieces: 5 },
    ["suluguni", "panko", "berry-sauce"],
  ),
  snack(
    "ml-strips",
    t("Куриные стрипсы", "Chicken strips", "Çıtır Tavuk", "Tovuqli stripslar", "Chicken-Strips", "Курячі стрипси"),
    { price: 249, weight: 160, pieces: 5 },
    ["chicken", "panko", "garlic-sauce"],
    { modifiers: dips },
  ),
];
