import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const maki = dishes({ group: "maki", pieces: 8, related: ["ginger-portion", "wasabi-portion", "sauce-soy"] });

export const makiRolls: SeedProduct[] = [
  maki(
    "maki-salmon",
    t("Маки с лососем", "Salmon maki", "Somonlu Maki", "Lososli maki", "Lachs-Maki", "Макі з лососем"),
    { price: 259, weight: 110 },
    ["salmon", "rice", "nori"],
  ),
  maki(
    "maki-cucumber",
    t("Маки с огурцом", "Cucumber maki", "Salatalıklı Maki", "Bodringli maki", "Gurken-Maki", "Макі з огірком"),
    { price: 149, weight: 105 },
    ["cucumber", "sesame", "rice", "nori"],
  ),
  maki(
    "maki-avocado",
    t("Маки с авокадо", "Avocado maki", "Avokadolu Maki", "Avokadoli maki", "Avocado-Maki", "Макі з авокадо"),
    { price: 189, weight: 105 },
    ["avocado", "sesame", "rice", "nori"],
  ),
  maki(
    "maki-tuna",
    t("Маки с тунцом", "Tuna maki", "Ton Balıklı Maki", "Tunetsli maki", "Thunfisch-Maki", "Макі з тунцем"),
    { price: 279, weight: 110 },
    ["tuna", "rice", "nori"],
  ),
  maki(
    "maki-eel",
    t("Маки с угрём", "Eel maki", "Yılan Balıklı Maki", "Ilonbaliqli maki", "Aal-Maki", "Макі з вугром"),
    { price: 289, weight: 115 },
    ["eel", "unagi-sauce", "sesame", "rice", "nori"],
  ),
  maki(
    "maki-shrimp",
    t("Маки с креветкой", "Shrimp maki", "Karidesli Maki", "Krevetkali maki", "Garnelen-Maki", "Макі з креветкою"),
    { price: 249, weight: 110 },
    ["shrimp", "rice", "nori"],
  ),
  maki(
    "maki-spicy-salmon",
    t(
      "Маки спайси с лососем",
      "Spicy salmon maki",
      "Acılı Somonlu Maki",
      "Achchiq lososli maki",
      "Scharfe Lachs-Maki",
      "Макі спайсі з лососем",
    ),
    { price: 269, weight: 120 },
    ["salmon", "spicy-sauce", "spring-onion", "rice", "nori"],
    { accent: "spicy" },
  ),
  maki(
    "maki-cheese",
    t(
      "Маки со сливочным сыром",
      "Cream cheese maki",
      "Krem Peynirli Maki",
      "Qaymoqli pishloqli maki",
      "Frischkäse-Maki",
      "Макі з вершковим сиром",
    ),
    { price: 189, weight: 115 },
    ["cream-cheese", "cucumber", "dill", "rice", "nori"],
  ),
  maki(
    "maki-crab",
    t("Маки с крабом", "Crab maki", "Yengeçli Maki", "Krabli maki", "Maki mit Krebsfleisch", "Макі з крабом"),
    { price: 239, weight: 115 },
    ["crab", "mayonnaise", "rice", "nori"],
  ),
  maki(
    "maki-takuan",
    t("Маки с такуаном", "Takuan maki", "Takuanlı Maki", "Takuanli maki", "Takuan-Maki", "Макі з такуаном"),
    { price: 159, weight: 105 },
    ["takuan", "sesame", "rice", "nori"],
  ),
];
