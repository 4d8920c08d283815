import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const sweet = dishes({ group: "sweets", related: ["ml-tea-turkish"] });

export const sweets: SeedProduct[] = [
  sweet(
    "ml-baklava",
    t(
      "Пахлава с фисташкой",
      "Pistachio baklava",
      "Antep Fıstıklı Baklava",
      "Pistali pahlava",
      "Baklava mit Pistazien",
      "Пахлава з фісташкою",
    ),
    { price: 95, weight: 45 },
    ["filo-dough", "pistachio", "honey", "butter"],
    {
      popular: true,
      sold_by: 2,
      lead: t(
        "Продаём парами.",
        "Sold in pairs.",
        "Çift olarak satılır.",
        "Juft-juft sotiladi.",
        "Nur im Paar erhältlich.",
        "Продаємо парами.",
      ),
    },
  ),
  sweet(
    "ml-kunefe",
    t("Кюнефе", "Künefe", "Künefe", "Kunafa", "Künefe", "Кюнефе"),
    { price: 319, weight: 180 },
    ["kadayif-dough", "suluguni", "butter", "sugar", "pistachio"],
    {
      lead: t(
        "Горячий десерт с тягучим сыром.",
        "A hot dessert with stretchy cheese.",
        "Uzayan peynirli sıcak tatlı.",
        "Choʻziluvchan pishloqli issiq shirinlik.",
        "Heißes Dessert mit Fäden ziehendem Käse.",
        "Гарячий десерт із тягучим сиром.",
      ),
    },
  ),
  sweet(
    "ml-syrniki",
    t(
      "Сырники со сметаной",
      "Curd pancakes with sour cream",
      "Lor Peynirli Pankek",
      "Smetanali sirniki",
      "Quarkküchlein mit saurer Sahne",
      "Сирники зі сметаною",
    ),
    { price: 259, weight: 200, pieces: 3 },
    ["cottage-cheese", "egg", "wheat-flour", "sour-cream", "raspberry"],
  ),
  sweet(
    "ml-halva-icecream",
    t(
      "Мороженое с халвой",
      "Ice cream with halva",
      "Helvalı Dondurma",
      "Holvali muzqaymoq",
      "Eis mit Halva",
      "Морозиво з халвою",
    ),
    { price: 219, weight: 140, pieces: 3 },
    ["ice-cream", "halva", "honey"],
    { type: "unavailable" },
  ),
  sweet(
    "ml-lokum",
    t("Лукум", "Turkish delight", "Lokum", "Lukum", "Lokum", "Лукум"),
    { price: 179, weight: 120, pieces: 6 },
    ["sugar", "starch", "pistachio", "rose"],
  ),
  sweet(
    "ml-pancakes-banana",
    t(
      "Лаваш с бананом и шоколадом",
      "Banana chocolate lavash",
      "Muzlu Çikolatalı Lavaş",
      "Banan va shokoladli lavash",
      "Lavash mit Banane und Schokolade",
      "Лаваш із бананом і шоколадом",
    ),
    { price: 229, weight: 210 },
    ["banana", "chocolate", "lavash"],
  ),
];
