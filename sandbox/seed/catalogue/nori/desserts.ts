import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const dessert = dishes({ group: "desserts", related: ["green-tea", "matcha-latte"] });

export const desserts: SeedProduct[] = [
  dessert(
    "mochi-trio",
    t("Моти, 3 шт", "Mochi, 3 pcs", "Mochi, 3 adet", "Mochi, 3 dona", "Mochi, 3 Stück", "Моті, 3 шт"),
    { price: 330, weight: 120, pieces: 3 },
    ["rice-flour", "ice-cream", "strawberry", "matcha", "mango"],
    { accent: "hit", popular: true },
  ),
  dessert(
    "mochi-mango",
    t("Моти манго", "Mango mochi", "Mangolu Mochi", "Mangoli mochi", "Mango-Mochi", "Моті манго"),
    { price: 229, weight: 80, pieces: 2 },
    ["rice-flour", "ice-cream", "mango"],
  ),
  dessert(
    "mochi-matcha",
    t("Моти матча", "Matcha mochi", "Matchalı Mochi", "Matchali mochi", "Matcha-Mochi", "Моті матча"),
    { price: 229, weight: 80, pieces: 2 },
    ["rice-flour", "ice-cream", "matcha"],
  ),
  dessert(
    "cheesecake-new-york",
    t(
      "Чизкейк Нью-Йорк",
      "New York cheesecake",
      "New York Cheesecake",
      "Nyu-York chizkeyki",
      "New York Cheesecake",
      "Чізкейк Нью-Йорк",
    ),
    { price: 279, weight: 120 },
    ["cream-cheese", "egg", "biscuit", "cream", "blueberry"],
  ),
  dessert(
    "cheesecake-matcha",
    t(
      "Чизкейк матча",
      "Matcha cheesecake",
      "Matchalı Cheesecake",
      "Matchali chizkeyk",
      "Matcha-Cheesecake",
      "Чізкейк матча",
    ),
    { price: 299, weight: 120 },
    ["cream-cheese", "egg", "biscuit", "matcha"],
  ),
  dessert(
    "cheesecake-mango",
    t(
      "Чизкейк манго и маракуйя",
      "Mango passion cheesecake",
      "Mangolu Cheesecake",
      "Mango va marakuyyali chizkeyk",
      "Mango-Maracuja-Cheesecake",
      "Чізкейк манго і маракуя",
    ),
    { price: 319, weight: 125 },
    ["cream-cheese", "egg", "biscuit", "mango", "passion-fruit"],
    { discount: 10 },
  ),
  dessert(
    "tiramisu",
    t("Тирамису", "Tiramisu", "Tiramisu", "Tiramisu", "Tiramisu", "Тирамісу"),
    { price: 289, weight: 130 },
    ["mascarpone", "egg", "biscuit", "coffee", "cocoa"],
  ),
  dessert(
    "chocolate-fondant",
    t(
      "Шоколадный фондан",
      "Chocolate fondant",
      "Çikolatalı Fondan",
      "Shokoladli fondan",
      "Schokoladen-Fondant",
      "Шоколадний фондан",
    ),
    { price: 319, weight: 150 },
    ["chocolate", "butter", "egg", "wheat-flour", "ice-cream"],
    {
      lead: t(
        "Внутри жидкий шоколад.",
        "Molten chocolate inside.",
        "İçinde akışkan çikolata var.",
        "Ichida suyuq shokolad bor.",
        "Innen flüssige Schokolade.",
        "Усередині рідкий шоколад.",
      ),
    },
  ),
  dessert(
    "ice-cream-vanilla",
    t(
      "Мороженое ваниль",
      "Vanilla ice cream",
      "Vanilyalı Dondurma",
      "Vanilli muzqaymoq",
      "Vanilleeis",
      "Ванільне морозиво",
    ),
    { price: 199, weight: 130, pieces: 3 },
    ["ice-cream", "strawberry", "mint"],
  ),
  dessert(
    "sweet-roll",
    t(
      "Сладкий ролл",
      "Sweet fruit roll",
      "Meyveli Tatlı Roll",
      "Mevali shirin roll",
      "Süße Fruchtrolle",
      "Солодкий рол",
    ),
    { price: 289, weight: 190, pieces: 8 },
    ["crepe", "cream-cheese", "strawberry", "banana", "kiwi", "chocolate"],
    { accent: "new" },
  ),
];
