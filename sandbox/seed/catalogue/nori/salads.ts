import { dishes } from "../dish";
import { localised as t } from "../languages";
import { pokeBase } from "./modifiers";
import type { SeedProduct } from "../types";

const bowl = dishes({ group: "salads", related: ["miso", "lemonade-cucumber", "mochi-trio"] });

export const bowls: SeedProduct[] = [
  bowl(
    "poke-salmon",
    t("Поке с лососем", "Poke with salmon", "Somonlu Poke", "Lososli poke", "Poke mit Lachs", "Поке з лососем"),
    { price: 529, weight: 340 },
    ["salmon", "rice", "avocado", "cucumber", "edamame", "wakame-salad", "sesame-sauce", "sesame"],
    { accent: "hit", popular: true, modifiers: pokeBase },
  ),
  bowl(
    "poke-tuna",
    t("Поке с тунцом", "Poke with tuna", "Ton Balıklı Poke", "Tunetsli poke", "Poke mit Thunfisch", "Поке з тунцем"),
    { price: 549, weight: 340 },
    ["tuna", "rice", "mango", "cucumber", "radish", "edamame", "spicy-sauce"],
    { discount: 15, modifiers: pokeBase },
  ),
  bowl(
    "poke-shrimp",
    t(
      "Поке с креветкой",
      "Poke with shrimp",
      "Karidesli Poke",
      "Krevetkali poke",
      "Poke mit Garnelen",
      "Поке з креветкою",
    ),
    { price: 509, weight: 340 },
    ["shrimp", "rice", "avocado", "corn", "carrot", "wakame-salad", "sweet-chili"],
    { modifiers: pokeBase },
  ),
  bowl(
    "poke-chicken",
    t("Поке с курицей", "Poke with chicken", "Tavuklu Poke", "Tovuqli poke", "Poke mit Hähnchen", "Поке з куркою"),
    { price: 439, weight: 350 },
    ["chicken", "rice", "cherry-tomato", "corn", "cucumber", "teriyaki", "sesame"],
    { modifiers: pokeBase },
  ),
  bowl(
    "poke-eel",
    t("Поке с угрём", "Poke with eel", "Yılan Balıklı Poke", "Ilonbaliqli poke", "Poke mit Aal", "Поке з вугром"),
    { price: 569, weight: 340 },
    ["eel", "rice", "avocado", "omelette", "takuan", "unagi-sauce", "sesame"],
    { modifiers: pokeBase },
  ),
  bowl(
    "poke-tofu",
    t("Поке с тофу", "Poke with tofu", "Tofulu Poke", "Tofuli poke", "Poke mit Tofu", "Поке з тофу"),
    { price: 419, weight: 340 },
    ["tofu", "rice", "avocado", "edamame", "red-cabbage", "carrot", "sesame-sauce", "sesame"],
    { accent: "vegetarian", modifiers: pokeBase },
  ),
  bowl(
    "salad-greek",
    t("Греческий салат", "Greek salad", "Yunan Salatası", "Yunoncha salat", "Griechischer Salat", "Грецький салат"),
    { price: 349, weight: 240 },
    ["lettuce", "tomato", "cucumber", "feta", "olives", "red-onion", "olive-oil"],
  ),
  bowl(
    "salad-caesar-chicken",
    t(
      "Цезарь с курицей",
      "Chicken Caesar",
      "Tavuklu Sezar Salata",
      "Tovuqli sezar",
      "Caesar Salad mit Hähnchen",
      "Цезар із куркою",
    ),
    { price: 389, weight: 230 },
    ["romaine", "chicken", "cherry-tomato", "parmesan", "croutons", "caesar-sauce"],
  ),
  bowl(
    "salad-caesar-shrimp",
    t(
      "Цезарь с креветкой",
      "Shrimp Caesar",
      "Karidesli Sezar Salata",
      "Krevetkali sezar",
      "Caesar Salad mit Garnelen",
      "Цезар із креветкою",
    ),
    { price: 459, weight: 230 },
    ["romaine", "shrimp", "cherry-tomato", "parmesan", "croutons", "caesar-sauce"],
  ),
  bowl(
    "salad-chuka",
    t("Салат чука", "Wakame salad", "Wakame Salatası", "Chuka salati", "Wakame-Salat", "Салат чука"),
    { price: 239, weight: 140 },
    ["wakame-salad", "sesame-sauce", "cashew", "sesame"],
  ),
  bowl(
    "salad-tuna-nicoise",
    t("Салат с тунцом", "Tuna salad", "Ton Balıklı Salata", "Tunetsli salat", "Salat mit Thunfisch", "Салат із тунцем"),
    { price: 489, weight: 250 },
    ["lettuce", "tuna", "egg", "green-beans", "cherry-tomato", "olives", "mustard-dressing"],
  ),
  bowl(
    "salad-crab-mango",
    t(
      "Салат с крабом и манго",
      "Crab and mango salad",
      "Yengeçli Mangolu Salata",
      "Krab va mangoli salat",
      "Salat mit Krebsfleisch und Mango",
      "Салат із крабом і манго",
    ),
    { price: 449, weight: 220 },
    ["lettuce", "crab", "mango", "cucumber", "peanut-sauce"],
    { accent: "new" },
  ),
  bowl(
    "salad-beetroot",
    t(
      "Свёкла и козий сыр",
      "Beetroot and goat cheese",
      "Pancarlı Keçi Peynirli Salata",
      "Lavlagi va echki pishlogʻi",
      "Rote Bete mit Ziegenkäse",
      "Буряк і козячий сир",
    ),
    { price: 379, weight: 210 },
    ["rocket", "beetroot", "goat-cheese", "walnut", "honey-dressing"],
  ),
  bowl(
    "salad-warm-beef",
    t(
      "Тёплый салат с говядиной",
      "Warm beef salad",
      "Dana Etli Ilık Salata",
      "Mol goʻshtli iliq salat",
      "Warmer Salat mit Rind",
      "Теплий салат із яловичиною",
    ),
    { price: 469, weight: 250 },
    ["lettuce", "beef", "bell-pepper", "mushrooms", "cherry-tomato", "teriyaki", "sesame"],
  ),
];
