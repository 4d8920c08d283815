import { dishes } from "../dish";
import { localised as t } from "../languages";
import { sugarForTea } from "./modifiers";
import type { SeedProduct } from "../types";

const drink = dishes({ group: "drinks", unit: "ml" });

export const drinks: SeedProduct[] = [
  drink(
    "ml-ayran",
    t("Айран с мятой", "Ayran with mint", "Naneli Ayran", "Yalpizli ayron", "Ayran mit Minze", "Айран із мʼятою"),
    { price: 119, weight: 300 },
    ["yoghurt", "water", "sea-salt", "mint"],
    { accent: "hit", popular: true },
  ),
  drink(
    "ml-tan",
    t(
      "Тан с огурцом",
      "Tan with cucumber",
      "Salatalıklı Gazlı Ayran",
      "Bodringli tan",
      "Tan mit Gurke",
      "Тан із огірком",
    ),
    { price: 129, weight: 300 },
    ["yoghurt", "cucumber", "dill", "sparkling-water", "sea-salt"],
  ),
  drink(
    "ml-tea-turkish",
    t("Чай по-турецки", "Turkish tea", "Türk Çayı", "Turkcha choy", "Türkischer Tee", "Чай по-турецьки"),
    { price: 99, weight: 200 },
    ["black-tea"],
    {
      lead: t(
        "Крепкий. Сахар — по желанию.",
        "Strong. Sugar if you like.",
        "Demli. Şeker isteğe göre.",
        "Toʻq. Shakar xohishga koʻra.",
        "Kräftig. Zucker nach Wunsch.",
        "Міцний. Цукор — за бажанням.",
      ),
      modifiers: sugarForTea,
    },
  ),
  drink(
    "ml-compote",
    t(
      "Компот из чернослива и кураги",
      "Dried fruit compote",
      "Kuru Erik ve Kayısı Kompostosu",
      "Quritilgan mevali kompot",
      "Trockenobst-Kompott",
      "Компот із чорносливу та кураги",
    ),
    { price: 119, weight: 400 },
    ["prunes", "dried-apricots", "apple", "sugar", "water"],
  ),
  drink(
    "ml-pomegranate-lemonade",
    t(
      "Лимонад гранатовый",
      "Pomegranate lemonade",
      "Narlı Limonata",
      "Anorli limonad",
      "Granatapfel-Limonade",
      "Лимонад гранатовий",
    ),
    { price: 179, weight: 400 },
    ["pomegranate", "lemon", "sugar", "sparkling-water"],
  ),
  drink(
    "ml-tarragon",
    t(
      "Лимонад тархун",
      "Tarragon lemonade",
      "Tarhunlu Limonata",
      "Tarxunli limonad",
      "Estragon-Limonade",
      "Лимонад тархун",
    ),
    { price: 169, weight: 400 },
    ["tarragon", "lime", "sugar", "sparkling-water"],
  ),
  drink(
    "ml-cola",
    t("Кола со льдом", "Cola with ice", "Buzlu Kola", "Muzli kola", "Cola auf Eis", "Кола з льодом"),
    { price: 129, weight: 400 },
    ["cola", "lemon"],
  ),
];
