import { dishes } from "../dish";
import { localised as t } from "../languages";
import { wokChoices, wokExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const wok = dishes({
  group: "wok",
  frying: 2,
  related: ["spring-rolls-vegetable", "lemonade-citrus", "sauce-sweet-chili"],
});

export const woks: SeedProduct[] = [
  wok(
    "wok-chicken",
    t("Вок с курицей", "Wok with chicken", "Tavuklu Wok", "Tovuqli vok", "Wok mit Hähnchen", "Вок із куркою"),
    { price: 399, weight: 320 },
    ["chicken", "egg-noodles", "bell-pepper", "carrot", "green-beans", "teriyaki", "sesame"],
    { accent: "hit", modifiers: wokChoices("egg-noodles", "teriyaki") },
  ),
  wok(
    "wok-shrimp",
    t("Вок с креветкой", "Wok with shrimp", "Karidesli Wok", "Krevetkali vok", "Wok mit Garnelen", "Вок із креветкою"),
    { price: 469, weight: 320 },
    ["tiger-shrimp", "udon", "bell-pepper", "broccoli", "carrot", "oyster-sauce"],
    { popular: true, modifiers: wokChoices("udon", "oyster-sauce") },
  ),
  wok(
    "wok-beef",
    t(
      "Вок с говядиной",
      "Wok with beef",
      "Dana Etli Wok",
      "Mol goʻshtli vok",
      "Wok mit Rindfleisch",
      "Вок із яловичиною",
    ),
    { price: 459, weight: 330 },
    ["beef", "soba", "bell-pepper", "onion", "leek", "black-pepper-sauce", "sesame"],
    { modifiers: wokChoices("soba", "black-pepper-sauce") },
  ),
  wok(
    "wok-pork",
    t(
      "Вок со свининой",
      "Wok with pork",
      "Domuz Etli Wok",
      "Choʻchqa goʻshtli vok",
      "Wok mit Schweinefleisch",
      "Вок зі свининою",
    ),
    { price: 429, weight: 330 },
    ["pork", "udon", "chinese-cabbage", "carrot", "sweet-chili"],
    { discount: 10, modifiers: wokChoices("udon", "sweet-chili") },
  ),
  wok(
    "wok-seafood",
    t(
      "Вок с морепродуктами",
      "Wok with seafood",
      "Deniz Mahsullü Wok",
      "Dengiz mahsulotli vok",
      "Wok mit Meeresfrüchten",
      "Вок із морепродуктами",
    ),
    { price: 529, weight: 330 },
    ["shrimp", "squid", "mussels", "rice-noodles", "bell-pepper", "oyster-sauce", "lime"],
    { modifiers: wokChoices("rice-noodles", "oyster-sauce") },
  ),
  wok(
    "wok-veggie",
    t("Вок с овощами", "Wok with vegetables", "Sebzeli Wok", "Sabzavotli vok", "Wok mit Gemüse", "Вок із овочами"),
    { price: 379, weight: 310 },
    ["broccoli", "bell-pepper", "carrot", "zucchini", "mushrooms", "glass-noodles", "soy-sauce"],
    { accent: "vegetarian", modifiers: wokChoices("glass-noodles", "soy-sauce") },
  ),
  wok(
    "wok-tofu",
    t("Вок с тофу", "Wok with tofu", "Tofulu Wok", "Tofuli vok", "Wok mit Tofu", "Вок із тофу"),
    { price: 389, weight: 320 },
    ["tofu", "soba", "shiitake", "bell-pepper", "edamame", "soy-sauce", "sesame"],
    { modifiers: wokChoices("soba", "soy-sauce") },
  ),
  wok(
    "wok-salmon",
    t("Вок с лососем", "Wok with salmon", "Somonlu Wok", "Lososli vok", "Wok mit Lachs", "Вок із лососем"),
    { price: 519, weight: 330 },
    ["salmon", "udon", "broccoli", "spinach", "cream-sauce"],
    { modifiers: wokExtras },
  ),
  wok(
    "fried-rice-chicken",
    t(
      "Тяхан с курицей",
      "Chahan with chicken",
      "Tavuklu Kızarmış Pirinç",
      "Tovuqli qovurilgan guruch",
      "Gebratener Reis mit Hähnchen",
      "Тяхан із куркою",
    ),
    { price: 379, weight: 310 },
    ["chicken", "fried-rice", "egg", "corn", "carrot", "spring-onion", "soy-sauce"],
    { modifiers: wokExtras },
  ),
  wok(
    "fried-rice-shrimp",
    t(
      "Тяхан с креветкой",
      "Chahan with shrimp",
      "Karidesli Kızarmış Pirinç",
      "Krevetkali qovurilgan guruch",
      "Gebratener Reis mit Garnelen",
      "Тяхан із креветкою",
    ),
    { price: 439, weight: 310 },
    ["shrimp", "fried-rice", "egg", "edamame", "carrot", "spring-onion", "soy-sauce"],
    { modifiers: wokExtras },
  ),
  wok(
    "pad-thai",
    t("Пад-тай", "Pad thai", "Pad Thai", "Pad-tay", "Pad Thai", "Пад-тай"),
    { price: 479, weight: 330 },
    ["shrimp", "rice-noodles", "egg", "peanut", "bean-sprouts", "lime", "tamarind-sauce"],
    {
      accent: "new",
      lead: t(
        "Тайская лапша с кисло-сладким соусом.",
        "Thai noodles in a sweet and sour sauce.",
        "Ekşili tatlı soslu Tay eriştesi.",
        "Nordon-shirin sousli tay lagʻmoni.",
        "Thai-Nudeln mit süßsaurer Sauce.",
        "Тайська локшина з кисло-солодким соусом.",
      ),
    },
  ),
];
