import { dishes } from "../dish";
import { localised as t } from "../languages";
import { rollChoices } from "./modifiers";
import type { SeedProduct } from "../types";

const baked = dishes({ group: "baked", pieces: 8, related: ["ginger-portion", "sauce-unagi", "sauce-spicy"] });

export const bakedRolls: SeedProduct[] = [
  baked(
    "baked-shrimp",
    t(
      "Запечённый с креветкой",
      "Baked shrimp",
      "Fırınlanmış Karidesli Roll",
      "Pishirilgan krevetkali roll",
      "Überbackene Garnelen-Rolle",
      "Запечений із креветкою",
    ),
    { price: 519, weight: 290 },
    ["shrimp", "cream-cheese", "bacon", "baked-cheese", "unagi-sauce", "chives", "rice", "nori"],
    { accent: "hit" },
  ),
  baked(
    "baked-salmon",
    t(
      "Запечённый лосось",
      "Baked salmon",
      "Fırınlanmış Somonlu Roll",
      "Pishirilgan lososli roll",
      "Überbackene Lachs-Rolle",
      "Запечений лосось",
    ),
    { price: 529, weight: 295 },
    ["salmon", "cream-cheese", "cucumber", "baked-cheese", "spicy-sauce", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  baked(
    "baked-eel",
    t(
      "Запечённый угорь",
      "Baked eel",
      "Fırınlanmış Yılan Balıklı Roll",
      "Pishirilgan ilonbaliqli roll",
      "Überbackene Aal-Rolle",
      "Запечений вугор",
    ),
    { price: 629, weight: 295 },
    ["eel", "cream-cheese", "avocado", "baked-cheese", "unagi-sauce", "sesame", "rice", "nori"],
    { discount: 10 },
  ),
  baked(
    "baked-crab",
    t(
      "Запечённый краб",
      "Baked crab",
      "Fırınlanmış Yengeçli Roll",
      "Pishirilgan krabli roll",
      "Überbackene Rolle mit Krebsfleisch",
      "Запечений краб",
    ),
    { price: 499, weight: 285 },
    ["crab", "cream-cheese", "cucumber", "tobiko", "baked-cheese", "rice", "nori"],
  ),
  baked(
    "baked-chicken",
    t(
      "Запечённая курица",
      "Baked chicken",
      "Fırınlanmış Tavuklu Roll",
      "Pishirilgan tovuqli roll",
      "Überbackene Hähnchen-Rolle",
      "Запечена курка",
    ),
    { price: 419, weight: 290 },
    ["chicken", "cream-cheese", "tomato", "baked-cheese", "teriyaki", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  baked(
    "baked-mussels",
    t(
      "Запечённый с мидиями",
      "Baked mussels",
      "Fırınlanmış Midyeli Roll",
      "Pishirilgan midiyali roll",
      "Überbackene Muschel-Rolle",
      "Запечений із мідіями",
    ),
    { price: 469, weight: 290 },
    ["mussels", "cream-cheese", "bell-pepper", "baked-cheese", "lemon", "rice", "nori"],
  ),
  baked(
    "baked-scallop",
    t(
      "Запечённый гребешок",
      "Baked scallop",
      "Fırınlanmış Deniz Taraklı Roll",
      "Pishirilgan dengiz tarogʻili roll",
      "Überbackene Jakobsmuschel-Rolle",
      "Запечений гребінець",
    ),
    { price: 659, weight: 285 },
    ["scallop", "cream-cheese", "avocado", "baked-cheese", "tobiko-green", "rice", "nori"],
  ),
  baked(
    "baked-volcano",
    t("Вулкан", "Volcano", "Volkan Roll", "Vulqon roll", "Vulkan-Rolle", "Вулкан"),
    { price: 559, weight: 300 },
    ["salmon", "shrimp", "crab", "cream-cheese", "spicy-sauce", "chili", "rice", "nori"],
    { accent: "spicy" },
  ),
  baked(
    "baked-bacon",
    t(
      "Запечённый с беконом",
      "Baked bacon",
      "Fırınlanmış Bacon Roll",
      "Pishirilgan bekonli roll",
      "Überbackene Bacon-Rolle",
      "Запечений із беконом",
    ),
    { price: 479, weight: 295 },
    ["bacon", "chicken", "cream-cheese", "cheddar", "bbq-sauce", "rice", "nori"],
    { modifiers: rollChoices },
  ),
  baked(
    "baked-mushroom",
    t(
      "Запечённый с шиитаке",
      "Baked shiitake",
      "Fırınlanmış Mantarlı Roll",
      "Pishirilgan shiitake roll",
      "Überbackene Shiitake-Rolle",
      "Запечений із шиїтаке",
    ),
    { price: 399, weight: 280 },
    ["shiitake", "cream-cheese", "bell-pepper", "baked-cheese", "teriyaki", "chives", "rice", "nori"],
    { accent: "vegetarian" },
  ),
];
