import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const salmonDish = dishes({ group: "salmon", related: ["ginger-portion", "sauce-soy", "miso"] });

export const salmonDishes: SeedProduct[] = [
  salmonDish(
    "royal-salmon",
    t("Царский лосось", "Royal salmon", "Kraliyet Somonu", "Shohona losos", "Königslachs", "Царський лосось"),
    { price: 990, weight: 310, pieces: 8 },
    ["torched-salmon", "shrimp", "avocado", "cream-cheese", "ikura", "rice", "nori"],
    {
      accent: "hit",
      lead: t(
        "Верх опаляем горелкой.",
        "Torched on top.",
        "Üstü pürmüzle mühürlenir.",
        "Usti gaz olovida qizartiriladi.",
        "Oben flambiert.",
        "Верх опалюємо пальником.",
      ),
    },
  ),
  salmonDish(
    "nigiri-trio",
    t("Нигири трио", "Nigiri trio", "Nigiri Üçlüsü", "Nigiri uchligi", "Nigiri-Trio", "Нігірі тріо"),
    { price: 420, weight: 135, pieces: 3 },
    ["salmon", "tuna", "shrimp", "rice"],
  ),
  salmonDish(
    "ikura-gunkans",
    t(
      "Гунканы с икрой",
      "Caviar gunkans",
      "Havyarlı Gunkan",
      "Ikrali gunkanlar",
      "Gunkan mit Kaviar",
      "Гункани з ікрою",
    ),
    { price: 510, weight: 120, pieces: 3 },
    ["ikura", "tobiko", "salmon", "spicy-sauce", "rice", "nori"],
  ),
  salmonDish(
    "salmon-tataki",
    t("Татаки из лосося", "Salmon tataki", "Somon Tataki", "Lososli tataki", "Lachs-Tataki", "Татакі з лосося"),
    { price: 690, weight: 150 },
    ["torched-salmon", "ponzu", "spring-onion", "sesame", "ginger"],
    {
      lead: t(
        "Обжарен снаружи, нежный внутри.",
        "Seared outside, tender inside.",
        "Dışı mühürlenmiş, içi yumuşacık.",
        "Usti qizartirilgan, ichi mayin.",
        "Außen angebraten, innen zart.",
        "Обсмажений зовні, ніжний усередині.",
      ),
    },
  ),
  salmonDish(
    "salmon-sashimi",
    t("Сашими из лосося", "Salmon sashimi", "Somon Saşimi", "Lososli sashimi", "Lachs-Sashimi", "Сашимі з лосося"),
    { price: 790, weight: 160, pieces: 9 },
    ["salmon", "ginger", "takuan", "lemon"],
  ),
  salmonDish(
    "salmon-truffle",
    t(
      "Лосось и трюфель",
      "Salmon and truffle",
      "Trüflü Somon",
      "Losos va tryufel",
      "Lachs mit Trüffel",
      "Лосось і трюфель",
    ),
    { price: 890, weight: 290, pieces: 8 },
    ["salmon", "torched-salmon", "cream-cheese", "avocado", "truffle-sauce", "tobiko-black", "rice", "nori"],
    { accent: "new" },
  ),
];
