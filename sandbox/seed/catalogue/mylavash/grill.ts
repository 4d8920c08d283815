import { dishes } from "../dish";
import { localised as t } from "../languages";
import { shawarmaExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const grilled = dishes({ group: "grill", related: ["ml-sauce-adjika", "ml-hummus", "ml-tan"] });

export const grilledLavash: SeedProduct[] = [
  grilled(
    "ml-grill-beef",
    t(
      "Лаваш с говядиной",
      "Lavash with beef",
      "Dana Etli Lavaş",
      "Mol goʻshtli lavash",
      "Lavash mit Rind",
      "Лаваш із яловичиною",
    ),
    { price: 399, weight: 430 },
    ["beef", "tomato", "cabbage", "red-cabbage", "adjika", "parsley", "lavash"],
    { accent: "hit", modifiers: shawarmaExtras("cabbage", "tomato") },
  ),
  grilled(
    "ml-grill-chicken-cheese",
    t(
      "Лаваш с курицей и сыром",
      "Lavash with chicken and cheese",
      "Tavuklu Peynirli Lavaş",
      "Tovuq va pishloqli lavash",
      "Lavash mit Hähnchen und Käse",
      "Лаваш із куркою і сиром",
    ),
    { price: 329, weight: 360 },
    ["grilled-chicken", "suluguni", "tomato", "parsley", "lavash"],
    { modifiers: shawarmaExtras("tomato") },
  ),
  grilled(
    "ml-grill-lamb",
    t(
      "Лаваш с бараниной",
      "Lavash with lamb",
      "Kuzu Etli Lavaş",
      "Qoʻy goʻshtli lavash",
      "Lavash mit Lamm",
      "Лаваш із бараниною",
    ),
    { price: 449, weight: 410 },
    ["lamb", "red-onion", "tomato", "coriander", "tkemali", "lavash"],
    { modifiers: shawarmaExtras("tomato", "red-onion") },
  ),
  grilled(
    "ml-grill-suluguni",
    t(
      "Лаваш с сулугуни и зеленью",
      "Lavash with suluguni and herbs",
      "Suluguni Peynirli Lavaş",
      "Suluguni va koʻkatli lavash",
      "Lavash mit Suluguni und Kräutern",
      "Лаваш із сулугуні та зеленню",
    ),
    { price: 279, weight: 300, pieces: 4 },
    ["suluguni", "spinach", "dill", "parsley", "lavash"],
    { accent: "vegetarian" },
  ),
  grilled(
    "ml-grill-lula",
    t(
      "Люля в лаваше",
      "Lula kebab in lavash",
      "Lavaşta Kuzu Kebap",
      "Lavashda lula kabob",
      "Lula-Kebab im Lavash",
      "Люля в лаваші",
    ),
    { price: 389, weight: 380 },
    ["lamb-kofta", "red-onion", "tomato", "sumac", "adjika", "lavash"],
    { modifiers: shawarmaExtras("tomato", "red-onion") },
  ),
  grilled(
    "ml-grill-vegetables",
    t(
      "Лаваш с овощами гриль",
      "Lavash with grilled vegetables",
      "Izgara Sebzeli Lavaş",
      "Grilda sabzavotli lavash",
      "Lavash mit Grillgemüse",
      "Лаваш із овочами гриль",
    ),
    { price: 269, weight: 350 },
    ["aubergine", "bell-pepper", "zucchini", "tomato", "garlic-sauce", "lavash"],
  ),
  grilled(
    "ml-grill-quesadilla",
    t(
      "Кесадилья с курицей",
      "Chicken quesadilla",
      "Tavuklu Quesadilla",
      "Tovuqli kesadilya",
      "Quesadilla mit Hähnchen",
      "Кесадилья з куркою",
    ),
    { price: 339, weight: 310, pieces: 4 },
    ["grilled-chicken", "cheddar", "corn", "bell-pepper", "jalapeno", "tortilla"],
    {
      accent: "new",
      lead: t(
        "Четыре горячих ломтика.",
        "Four hot wedges.",
        "Dört sıcak dilim.",
        "Toʻrtta issiq boʻlak.",
        "Vier heiße Stücke.",
        "Чотири гарячі шматочки.",
      ),
    },
  ),
];
