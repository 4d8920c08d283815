import { dishes, lunchtime } from "../dish";
import { localised as t } from "../languages";
import { drinkOfYourChoice, threeMaki } from "./modifiers";
import type { SeedProduct } from "../types";

const combo = dishes({ group: "combos", related: ["mochi-trio", "lemonade-citrus"] });

export const combos: SeedProduct[] = [
  combo(
    "combo-lunch-ramen",
    t(
      "Комбо «Рамен-обед»",
      "Ramen lunch combo",
      "Ramen Öğle Kombosu",
      "“Ramenli tushlik” kombosi",
      "Kombi „Ramen-Mittag“",
      "Комбо «Рамен-обід»",
    ),
    { price: 599, weight: 720 },
    ["ramen-noodles", "chicken-broth", "chicken", "egg", "dumpling-dough"],
    {
      lead: t(
        "Рамен, три гёдза и напиток.",
        "Ramen, three gyoza and a drink.",
        "Ramen, üç gyoza ve içecek.",
        "Ramen, uchta gyoza va ichimlik.",
        "Ramen, drei Gyoza und ein Getränk.",
        "Рамен, три гьодза та напій.",
      ),
      served: lunchtime,
      modifiers: drinkOfYourChoice,
    },
  ),
  combo(
    "combo-lunch-wok",
    t(
      "Комбо «Вок-обед»",
      "Wok lunch combo",
      "Wok Öğle Kombosu",
      "“Vokli tushlik” kombosi",
      "Kombi „Wok-Mittag“",
      "Комбо «Вок-обід»",
    ),
    { price: 529, weight: 560 },
    ["egg-noodles", "chicken", "bell-pepper", "teriyaki", "miso-broth", "tofu"],
    {
      lead: t(
        "Вок, мисо-суп и напиток.",
        "A wok, miso soup and a drink.",
        "Wok, miso çorbası ve içecek.",
        "Vok, miso shoʻrva va ichimlik.",
        "Wok, Misosuppe und ein Getränk.",
        "Вок, місо-суп і напій.",
      ),
      served: lunchtime,
      modifiers: drinkOfYourChoice,
    },
  ),
  combo(
    "combo-sushi-miso",
    t(
      "Комбо «Суши и мисо»",
      "Sushi and miso combo",
      "Suşi ve Miso Kombosu",
      "“Sushi va miso” kombosi",
      "Kombi „Sushi & Miso“",
      "Комбо «Суші й місо»",
    ),
    { price: 449, weight: 380 },
    ["salmon", "cucumber", "rice", "nori", "miso-broth", "tofu", "wakame"],
    {
      lead: t(
        "Восемь маки, мисо-суп и напиток.",
        "Eight maki, miso soup and a drink.",
        "Sekiz maki, miso çorbası ve içecek.",
        "Sakkizta maki, miso shoʻrva va ichimlik.",
        "Acht Maki, Misosuppe und ein Getränk.",
        "Вісім макі, місо-суп і напій.",
      ),
      modifiers: drinkOfYourChoice,
    },
  ),
  combo(
    "combo-three",
    t(
      "Комбо «Любые три»",
      "Any three combo",
      "Üçünü Sen Seç Kombosu",
      "“Istalgan uchtasi” kombosi",
      "Kombi „Drei nach Wahl“",
      "Комбо «Будь-які три»",
    ),
    { price: 549, weight: 330, pieces: 24 },
    ["salmon", "cucumber", "avocado", "shrimp", "eel", "rice", "nori"],
    {
      accent: "hit",
      lead: t(
        "Три порции маки, какие захочется.",
        "Three portions of maki, any you like.",
        "Canınız hangisini çekerse, üç porsiyon maki.",
        "Koʻnglingiz tusagan uch porsiya maki.",
        "Drei Portionen Maki, ganz nach Lust.",
        "Три порції макі, які забажаєте.",
      ),
      modifiers: threeMaki,
    },
  ),
  combo(
    "combo-pizza-two",
    t(
      "Комбо «Пицца на двоих»",
      "Pizza for two combo",
      "İki Kişilik Pizza Kombosu",
      "“Ikki kishilik pitsa” kombosi",
      "Kombi „Pizza für zwei“",
      "Комбо «Піца на двох»",
    ),
    { price: 949, weight: 1320 },
    ["pizza-dough", "tomato-sauce", "mozzarella", "pepperoni", "lemon", "orange", "sugar", "sparkling-water"],
    {
      discount: 15,
      lead: t(
        "Пепперони и два цитрусовых лимонада.",
        "A pepperoni and two citrus lemonades.",
        "Pepperoni ve iki narenciyeli limonata.",
        "Pepperoni va ikkita sitrusli limonad.",
        "Peperoni-Pizza und zwei Zitrus-Limonaden.",
        "Пепероні та два цитрусові лимонади.",
      ),
    },
  ),
  combo(
    "kids-bento",
    t("Детский бенто", "Kids’ bento", "Çocuk Bentosu", "Bolalar bentosi", "Kinder-Bento", "Дитячий бенто"),
    { price: 349, weight: 260 },
    ["rice", "nori", "chicken", "omelette", "carrot", "cucumber"],
  ),
  combo(
    "kids-noodles",
    t("Детская лапша", "Kids’ noodles", "Çocuk Eriştesi", "Bolalar lagʻmoni", "Nudeln für Kinder", "Дитяча локшина"),
    { price: 269, weight: 220 },
    ["egg-noodles", "chicken", "corn", "carrot", "butter"],
  ),
  combo(
    "kids-pizza",
    t("Детская пицца", "Kids’ pizza", "Çocuk Pizzası", "Bolalar pitsasi", "Kinderpizza", "Дитяча піца"),
    { price: 329, weight: 280 },
    ["tomato-sauce", "mozzarella", "ham", "corn", "pizza-dough"],
    { accent: "new" },
  ),
];
