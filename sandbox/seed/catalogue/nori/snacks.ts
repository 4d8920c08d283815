import { dishes } from "../dish";
import { localised as t } from "../languages";
import { dips } from "./modifiers";
import type { SeedProduct } from "../types";

const snack = dishes({ group: "snacks", frying: 7, related: ["sauce-sweet-chili", "sauce-spicy", "lemonade-citrus"] });
const steamed = dishes({ group: "snacks", related: ["sauce-soy", "sauce-spicy", "green-tea"] });

export const snacks: SeedProduct[] = [
  steamed(
    "gyoza-chicken",
    t("Гёдза с курицей", "Chicken gyoza", "Tavuklu Gyoza", "Tovuqli gyoza", "Gyoza mit Hähnchen", "Гьодза з куркою"),
    { price: 279, weight: 150, pieces: 5 },
    ["dumpling-dough", "chicken", "chinese-cabbage", "ginger-root", "soy-sauce"],
  ),
  steamed(
    "gyoza-shrimp",
    t(
      "Гёдза с креветкой",
      "Shrimp gyoza",
      "Karidesli Gyoza",
      "Krevetkali gyoza",
      "Gyoza mit Garnelen",
      "Гьодза з креветкою",
    ),
    { price: 319, weight: 150, pieces: 5 },
    ["dumpling-dough", "shrimp", "spring-onion", "ginger-root", "soy-sauce"],
  ),
  steamed(
    "gyoza-vegetable",
    t("Гёдза с овощами", "Vegetable gyoza", "Sebzeli Gyoza", "Sabzavotli gyoza", "Gemüse-Gyoza", "Гьодза з овочами"),
    { price: 249, weight: 150, pieces: 5 },
    ["dumpling-dough", "cabbage", "carrot", "shiitake", "soy-sauce"],
  ),
  snack(
    "spring-rolls-vegetable",
    t(
      "Спринг-роллы с овощами",
      "Vegetable spring rolls",
      "Sebzeli Çin Böreği",
      "Sabzavotli spring-roll",
      "Gemüse-Frühlingsrollen",
      "Спринг-роли з овочами",
    ),
    { price: 239, weight: 160, pieces: 4 },
    ["spring-roll-dough", "cabbage", "carrot", "glass-noodles", "sweet-chili"],
  ),
  steamed(
    "spring-rolls-shrimp",
    t(
      "Спринг-роллы с креветкой",
      "Fresh shrimp spring rolls",
      "Taze Karidesli Rulo",
      "Krevetkali yangi spring-roll",
      "Sommerrollen mit Garnelen",
      "Спринг-роли з креветкою",
    ),
    { price: 329, weight: 170, pieces: 4 },
    ["rice-paper", "shrimp", "lettuce", "carrot", "mint", "peanut-sauce"],
    { accent: "new" },
  ),
  steamed("edamame", t("Эдамаме", "Edamame", "Edamame", "Edamame", "Edamame", "Едамаме"), { price: 219, weight: 150 }, [
    "edamame",
    "sea-salt",
  ]),
  snack(
    "shrimp-tempura",
    t(
      "Креветки темпура",
      "Shrimp tempura",
      "Karides Tempura",
      "Tempurada krevetka",
      "Garnelen-Tempura",
      "Креветки темпура",
    ),
    { price: 449, weight: 160, pieces: 6 },
    ["tiger-shrimp", "tempura", "sweet-chili"],
    { accent: "hit" },
  ),
  snack(
    "fries",
    t("Картофель фри", "French fries", "Patates Kızartması", "Fri kartoshkasi", "Pommes frites", "Картопля фрі"),
    { price: 149, weight: 150 },
    ["potato", "sea-salt", "ketchup"],
    { modifiers: dips },
  ),
  snack(
    "sweet-potato-fries",
    t("Батат фри", "Sweet potato fries", "Tatlı Patates Kızartması", "Batat fri", "Süßkartoffel-Pommes", "Батат фрі"),
    { price: 219, weight: 150 },
    ["sweet-potato", "sea-salt", "spicy-sauce"],
    { modifiers: dips },
  ),
  snack(
    "chicken-nuggets",
    t("Наггетсы", "Chicken nuggets", "Tavuk Nugget", "Naggets", "Chicken-Nuggets", "Нагетси"),
    { price: 229, weight: 150, pieces: 8 },
    ["chicken", "panko", "cheese-sauce"],
    { modifiers: dips },
  ),
  snack(
    "chicken-wings",
    t(
      "Крылышки терияки",
      "Teriyaki wings",
      "Teriyaki Kanat",
      "Teriyaki qanotchalar",
      "Teriyaki-Flügel",
      "Крильця теріякі",
    ),
    { price: 329, weight: 250, pieces: 6 },
    ["chicken-wings", "teriyaki", "sesame"],
  ),
  snack(
    "cheese-sticks",
    t("Сырные палочки", "Cheese sticks", "Peynir Çubukları", "Pishloqli tayoqchalar", "Käsesticks", "Сирні палички"),
    { price: 269, weight: 150, pieces: 6 },
    ["mozzarella", "panko", "berry-sauce"],
  ),
  snack(
    "squid-rings",
    t("Кольца кальмара", "Squid rings", "Kalamar Halkaları", "Kalmar halqalari", "Tintenfischringe", "Кільця кальмара"),
    { price: 349, weight: 160 },
    ["squid", "tempura", "lemon", "garlic-sauce"],
  ),
  steamed(
    "rice-bowl",
    t("Рис на пару", "Steamed rice", "Buharda Pirinç", "Bugʻda pishgan guruch", "Gedämpfter Reis", "Рис на парі"),
    { price: 99, weight: 150 },
    ["rice", "sesame"],
  ),
];
