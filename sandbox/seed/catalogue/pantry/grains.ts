import { localised as t } from "../languages";
import { meatless, share, shelf } from "./ingredient";

export const grains = shelf(2.5, {
  rice: share(3, meatless(t("рис", "rice", "pirinç", "guruch", "Reis", "рис"), [3, 0, 31])),
  "fried-rice": share(
    4,
    meatless(
      t("жареный рис", "fried rice", "kızarmış pirinç", "qovurilgan guruch", "gebratener Reis", "смажений рис"),
      [4, 4, 30],
    ),
  ),
  udon: share(
    4,
    meatless(t("удон", "udon noodles", "udon eriştesi", "udon", "Udon-Nudeln", "удон"), [5, 1, 27], "gluten"),
  ),
  soba: share(
    4,
    meatless(t("соба", "soba noodles", "soba eriştesi", "soba", "Soba-Nudeln", "соба"), [6, 1, 25], "gluten"),
  ),
  "egg-noodles": share(
    4,
    meatless(
      t("яичная лапша", "egg noodles", "yumurtalı erişte", "tuxumli lagʻmon", "Eiernudeln", "яєчна локшина"),
      [6, 2, 28],
      "gluten",
      "egg",
    ),
  ),
  "ramen-noodles": share(
    3,
    meatless(
      t("лапша рамен", "ramen noodles", "ramen eriştesi", "ramen lagʻmoni", "Ramen-Nudeln", "локшина рамен"),
      [6, 1, 28],
      "gluten",
    ),
  ),
  "rice-noodles": share(
    4,
    meatless(
      t("рисовая лапша", "rice noodles", "pirinç eriştesi", "guruch lagʻmoni", "Reisnudeln", "рисова локшина"),
      [3, 0, 28],
    ),
  ),
  "glass-noodles": share(
    3,
    meatless(t("фунчоза", "glass noodles", "cam erişte", "funchoza", "Glasnudeln", "фунчоза"), [0, 0, 24]),
  ),
  bulgur: meatless(t("булгур", "bulgur", "bulgur", "bulgur", "Bulgur", "булгур"), [4, 1, 22], "gluten"),
  "pizza-dough": share(
    2.5,
    meatless(
      t("тесто для пиццы", "pizza dough", "pizza hamuru", "pitsa xamiri", "Pizzateig", "тісто для піци"),
      [8, 3, 50],
      "gluten",
    ),
  ),
  lavash: share(1.2, meatless(t("лаваш", "lavash", "lavaş", "lavash", "Lavash", "лаваш"), [9, 1, 55], "gluten")),
  pita: share(1.2, meatless(t("пита", "pita", "pide ekmeği", "pita", "Pita", "піта"), [9, 1, 55], "gluten")),
  tortilla: share(
    1.5,
    meatless(t("тортилья", "tortilla", "tortilla", "tortilya", "Tortilla", "тортилья"), [8, 7, 50], "gluten"),
  ),
  croutons: share(
    0.3,
    meatless(t("сухарики", "croutons", "kruton", "suxari", "Croûtons", "грінки"), [10, 10, 65], "gluten"),
  ),
  panko: share(
    0.5,
    meatless(t("панировка панко", "panko crumbs", "panko", "panko", "Panko", "паніровка панко"), [10, 5, 72], "gluten"),
  ),
  tempura: share(
    0.6,
    meatless(
      t("темпура", "tempura batter", "tempura", "tempura", "Tempurateig", "темпура"),
      [7, 8, 50],
      "gluten",
      "egg",
    ),
  ),
  "dumpling-dough": share(
    1.2,
    meatless(
      t("тонкое тесто", "thin dough", "ince hamur", "yupqa xamir", "dünner Teig", "тонке тісто"),
      [8, 1, 55],
      "gluten",
    ),
  ),
  "spring-roll-dough": share(
    1.2,
    meatless(
      t("хрустящее тесто", "crispy dough", "çıtır hamur", "qarsildoq xamir", "knuspriger Teig", "хрустке тісто"),
      [8, 5, 55],
      "gluten",
    ),
  ),
  "rice-paper": share(
    0.4,
    meatless(
      t("рисовая бумага", "rice paper", "pirinç yufkası", "guruch qogʻozi", "Reispapier", "рисовий папір"),
      [1, 0, 80],
    ),
  ),
  crepe: share(
    1.5,
    meatless(
      t("тонкий блинчик", "thin crêpe", "ince krep", "yupqa quymoq", "dünner Crêpe", "тонкий млинець"),
      [7, 8, 30],
      "gluten",
      "egg",
      "milk",
    ),
  ),
  "rice-flour": share(
    0.8,
    meatless(t("рисовая мука", "rice flour", "pirinç unu", "guruch uni", "Reismehl", "рисове борошно"), [6, 1, 76]),
  ),
  "wheat-flour": share(
    0.4,
    meatless(
      t("пшеничная мука", "wheat flour", "buğday unu", "bugʻdoy uni", "Weizenmehl", "пшеничне борошно"),
      [10, 1, 74],
      "gluten",
    ),
  ),
  starch: share(0.4, meatless(t("крахмал", "starch", "nişasta", "kraxmal", "Stärke", "крохмаль"), [0, 0, 85])),
  "filo-dough": share(
    1,
    meatless(t("тесто фило", "filo pastry", "yufka", "filo xamiri", "Filoteig", "тісто філо"), [8, 6, 55], "gluten"),
  ),
  "kadayif-dough": share(
    1,
    meatless(
      t("тесто кадаиф", "kadayif pastry", "tel kadayıf", "kadoyif xamiri", "Kadayif-Teig", "тісто кадаїф"),
      [8, 6, 55],
      "gluten",
    ),
  ),
  biscuit: share(
    0.6,
    meatless(t("печенье", "biscuit", "bisküvi", "pechenye", "Keks", "печиво"), [7, 18, 65], "gluten", "milk"),
  ),
});
