import { dishes } from "../dish";
import { localised as t } from "../languages";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const roll = dishes({ group: "rolls", pieces: 8, related: ["ginger-portion", "wasabi-portion", "sauce-soy"] });

export const rolls: SeedProduct[] = [
  roll(
    "philadelphia",
    t("Филадельфия", "Philadelphia", "Philadelphia Roll", "Filadelfiya roll", "Philadelphia-Rolle", "Філадельфія"),
    { price: 690, weight: 285 },
    ["salmon", "cream-cheese", "cucumber", "rice", "nori"],
    { discount: 15, accent: "hit", popular: true, modifiers: rollChoices },
  ),
  roll(
    "philadelphia-light",
    t("Филадельфия лайт", "Philadelphia light", "Hafif Philadelphia Roll", "Yengil Filadelfiya roll", "Philadelphia-Rolle light", "Філадельфія лайт"),
    { price: 529, weight: 260 },
    ["salmon", "cream-cheese", "cucumber", "avocado", "lettuce", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "california",
    t("Калифорния", "California", "California Roll", "Kaliforniya roll", "California-Rolle", "Каліфорнія"),
    { price: 459, weight: 245 },
    ["crab", "avocado", "cucumber", "tobiko", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "california-shrimp",
    t("Калифорния с креветкой", "California with shrimp", "Karidesli California Roll", "Krevetkali Kaliforniya roll", "California-Rolle mit Garnele", "Каліфорнія з креветкою"),
    { price: 489, weight: 245 },
    ["shrimp", "avocado", "cucumber", "tobiko-green", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "unagi",
    t("Унаги", "Unagi", "Unagi Roll", "Unagi roll", "Unagi-Rolle", "Унагі"),
    { price: 649, weight: 270 },
    ["eel", "avocado", "cream-cheese", "unagi-sauce", "sesame", "rice", "nori"],
  ),
  roll(
    "green-dragon",
    t("Зелёный дракон", "Green dragon", "Yeşil Ejderha Roll", "Yashil ajdar roll", "Grüner Drache", "Зелений дракон"),
    { price: 579, weight: 275 },
    ["avocado", "shrimp", "cream-cheese", "omelette", "unagi-sauce", "rice", "nori"],
    { accent: "hit" },
  ),
  roll(
    "canada",
    t("Канада", "Canada", "Kanada Roll", "Kanada roll", "Kanada-Rolle", "Канада"),
    { price: 669, weight: 280 },
    ["eel", "salmon", "cream-cheese", "cucumber", "unagi-sauce", "sesame", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "tuna-spicy",
    t("Тунец спайси", "Spicy tuna", "Acılı Ton Balıklı Roll", "Achchiq tunetsli roll", "Scharfe Thunfisch-Rolle", "Тунець спайсі"),
    { price: 599, weight: 260 },
    ["tuna", "avocado", "takuan", "spicy-sauce", "crispy-onion", "rice", "nori"],
    { accent: "spicy" },
  ),
  roll(
    "bonito",
    t("Бонито", "Bonito", "Bonito Roll", "Bonito roll", "Bonito-Rolle", "Боніто"),
    { price: 519, weight: 250 },
    ["salmon", "cream-cheese", "omelette", "bonito", "rice", "nori"],
  ),
  roll(
    "alaska",
    t("Аляска", "Alaska", "Alaska Roll", "Alyaska roll", "Alaska-Rolle", "Аляска"),
    { price: 499, weight: 255 },
    ["salmon", "cream-cheese", "avocado", "sesame", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "black-tiger",
    t("Чёрный тигр", "Black tiger", "Siyah Kaplan Roll", "Qora yoʻlbars roll", "Schwarzer Tiger", "Чорний тигр"),
    { price: 639, weight: 265 },
    ["tiger-shrimp", "cream-cheese", "cucumber", "tobiko-black", "unagi-sauce", "rice", "nori"],
    { accent: "new" },
  ),
  roll(
    "rainbow",
    t("Радуга", "Rainbow", "Gökkuşağı Roll", "Kamalak roll", "Regenbogen-Rolle", "Райдуга"),
    { price: 689, weight: 290 },
    ["salmon", "tuna", "eel", "avocado", "cream-cheese", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "scallop-truffle",
    t("Гребешок и трюфель", "Scallop and truffle", "Deniz Taraklı Trüflü Roll", "Dengiz tarogʻi va tryufelli roll", "Jakobsmuschel-Trüffel-Rolle", "Гребінець і трюфель"),
    { price: 729, weight: 265 },
    ["scallop", "cream-cheese", "cucumber", "truffle-sauce", "chives", "rice", "nori"],
    { accent: "new" },
  ),
  roll(
    "chicken-caesar-roll",
    t("Цезарь с курицей", "Chicken Caesar roll", "Tavuklu Sezar Roll", "Tovuqli sezar roll", "Caesar-Rolle mit Hähnchen", "Цезар-рол із куркою"),
    { price: 429, weight: 260 },
    ["chicken", "cream-cheese", "romaine", "tomato", "parmesan", "caesar-sauce", "rice", "nori"],
  ),
  roll(
    "bacon-roll",
    t("Бекон и чеддер", "Bacon and cheddar", "Bacon ve Çedarlı Roll", "Bekon va cheddarli roll", "Bacon-Cheddar-Rolle", "Бекон і чедер"),
    { price: 449, weight: 265 },
    ["bacon", "cheddar", "cucumber", "cream-cheese", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  roll(
    "avocado-veggie",
    t("Сад", "Garden", "Bahçe Roll", "Bogʻ roll", "Garten-Rolle", "Сад"),
    { price: 329, weight: 240 },
    ["avocado", "cucumber", "bell-pepper", "lettuce", "cream-cheese", "sesame", "rice", "nori"],
    { accent: "vegetarian", modifiers: rollChoices },
  ),
  roll(
    "mango-shrimp",
    t("Манго и креветка", "Mango and shrimp", "Mangolu Karidesli Roll", "Mango va krevetkali roll", "Mango-Garnelen-Rolle", "Манго і креветка"),
    { price: 549, weight: 260 },
    ["mango", "shrimp", "cream-cheese", "mint", "sweet-chili", "rice", "nori"],
  ),
  roll(
    "tofu-chuka",
    t("Тофу и чука", "Tofu and wakame", "Tofulu Wakame Roll", "Tofu va chukali roll", "Tofu-Wakame-Rolle", "Тофу і чука"),
    { price: 389, weight: 245 },
    ["tofu", "wakame-salad", "cucumber", "sesame-sauce", "sesame", "rice", "nori"],
  ),
];
