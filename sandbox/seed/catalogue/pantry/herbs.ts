import { localised as t } from "../languages";
import { hot, meatless, share, shelf } from "./ingredient";

export const herbs = shelf(0.15, {
  nori: meatless(t("нори", "nori", "nori", "nori", "Nori", "норі"), [35, 2, 40]),
  chives: meatless(t("шнитт-лук", "chives", "frenk soğanı", "shnitt piyozi", "Schnittlauch", "шніт-цибуля"), [3, 1, 4]),
  "spring-onion": meatless(
    t("зелёный лук", "spring onion", "taze soğan", "koʻk piyoz", "Frühlingszwiebel", "зелена цибуля"),
    [2, 0, 6],
  ),
  basil: meatless(t("базилик", "basil", "fesleğen", "rayhon", "Basilikum", "базилік"), [3, 1, 3]),
  parsley: meatless(t("петрушка", "parsley", "maydanoz", "petrushka", "Petersilie", "петрушка"), [3, 1, 6]),
  coriander: meatless(t("кинза", "coriander", "kişniş", "kashnich", "Koriander", "кінза"), [2, 1, 4]),
  dill: meatless(t("укроп", "dill", "dereotu", "shivit", "Dill", "кріп"), [3, 1, 7]),
  mint: meatless(t("мята", "mint", "nane", "yalpiz", "Minze", "мʼята"), [4, 1, 15]),
  thyme: meatless(t("чабрец", "thyme", "kekik", "togʻjambil", "Thymian", "чебрець"), [6, 2, 24]),
  tarragon: meatless(t("тархун", "tarragon", "tarhun", "tarxun", "Estragon", "тархун"), [4, 1, 10]),
  lemongrass: meatless(
    t("лемонграсс", "lemongrass", "limon otu", "limon oʻti", "Zitronengras", "лемонграс"),
    [2, 0, 25],
  ),
  ginger: meatless(
    t(
      "маринованный имбирь",
      "pickled ginger",
      "zencefil turşusu",
      "tuzlangan zanjabil",
      "eingelegter Ingwer",
      "маринований імбир",
    ),
    [0, 0, 12],
  ),
  "ginger-root": meatless(t("имбирь", "ginger", "zencefil", "zanjabil", "Ingwer", "імбир"), [2, 1, 18]),
  garlic: meatless(t("чеснок", "garlic", "sarımsak", "sarimsoq", "Knoblauch", "часник"), [6, 0, 33]),
  wasabi: hot(meatless(t("васаби", "wasabi", "vasabi", "vasabi", "Wasabi", "васабі"), [3, 5, 45], "mustard")),
  sumac: meatless(t("сумах", "sumac", "sumak", "sumax", "Sumach", "сумах"), [4, 5, 50]),
  cumin: meatless(t("зира", "cumin", "kimyon", "zira", "Kreuzkümmel", "зіра"), [18, 22, 44]),
  paprika: meatless(t("паприка", "paprika", "kırmızı toz biber", "paprika", "Paprikapulver", "паприка"), [14, 13, 54]),
  "sea-salt": share(
    0.05,
    meatless(t("морская соль", "sea salt", "deniz tuzu", "dengiz tuzi", "Meersalz", "морська сіль"), [0, 0, 0]),
  ),
  rose: meatless(
    t("лепестки розы", "rose petals", "gül yaprağı", "atirgul barglari", "Rosenblätter", "пелюстки троянди"),
    [1, 0, 10],
  ),
  "green-tea": share(
    8,
    meatless(t("зелёный чай", "green tea", "yeşil çay", "koʻk choy", "Grüntee", "зелений чай"), [0, 0, 0.2]),
  ),
  "black-tea": share(
    8,
    meatless(t("чёрный чай", "black tea", "siyah çay", "qora choy", "Schwarztee", "чорний чай"), [0, 0, 0.3]),
  ),
  coffee: share(1, meatless(t("кофе", "coffee", "kahve", "qahva", "Kaffee", "кава"), [0.3, 0, 1])),
  matcha: meatless(t("матча", "matcha", "matcha", "matcha", "Matcha", "матча"), [25, 5, 39]),
  cocoa: meatless(t("какао", "cocoa", "kakao", "kakao", "Kakao", "какао"), [20, 14, 40]),
  "olive-oil": share(
    0.12,
    meatless(t("оливковое масло", "olive oil", "zeytinyağı", "zaytun yogʻi", "Olivenöl", "оливкова олія"), [0, 100, 0]),
  ),
});
