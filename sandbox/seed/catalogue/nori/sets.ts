import { dishes } from "../dish";
import { localised as t } from "../languages";
import { rollsOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const set = dishes({ group: "sets", related: ["ginger-portion", "sauce-soy", "lemonade-citrus"] });

export const sets: SeedProduct[] = [
  set(
    "set-three-oceans",
    t(
      "Сет «Три океана»",
      "Three Oceans set",
      "Üç Okyanus Seti",
      "“Uch okean” seti",
      "Set „Drei Ozeane“",
      "Сет «Три океани»",
    ),
    { price: 1590, weight: 780, pieces: 24 },
    ["salmon", "tobiko", "eel", "crab", "cream-cheese", "cucumber", "avocado", "unagi-sauce", "rice", "nori"],
    {
      discount: 15,
      accent: "hit",
      popular: true,
      lead: t(
        "Три ролла: с лососем, с тобико и с угрём.",
        "Three rolls: salmon, tobiko and eel.",
        "Üç roll: somonlu, tobikolu ve yılan balıklı.",
        "Uchta roll: lososli, tobikoli va ilonbaliqli.",
        "Drei Rollen: mit Lachs, Tobiko und Aal.",
        "Три роли: з лососем, тобіко та вугром.",
      ),
    },
  ),
  set(
    "set-philadelphia",
    t(
      "Сет «Филадельфия»",
      "Philadelphia set",
      "Philadelphia Seti",
      "“Filadelfiya” seti",
      "Set „Philadelphia“",
      "Сет «Філадельфія»",
    ),
    { price: 1690, weight: 850, pieces: 24 },
    ["salmon", "torched-salmon", "cream-cheese", "cucumber", "avocado", "rice", "nori"],
  ),
  set(
    "set-baked",
    t("Сет «Горячий»", "Hot set", "Sıcak Set", "“Issiq” set", "Warmes Set", "Сет «Гарячий»"),
    { price: 1490, weight: 860, pieces: 24 },
    ["shrimp", "salmon", "chicken", "cream-cheese", "baked-cheese", "panko", "unagi-sauce", "rice", "nori"],
  ),
  set(
    "set-maki",
    t("Сет «Маки-микс»", "Maki mix set", "Karışık Maki Seti", "“Maki-miks” seti", "Set „Maki-Mix“", "Сет «Макі-мікс»"),
    { price: 749, weight: 440, pieces: 32 },
    ["salmon", "cucumber", "avocado", "eel", "rice", "nori", "sesame"],
  ),
  set(
    "set-green",
    t("Сет «Зелёный»", "Green set", "Yeşil Set", "“Yashil” set", "Grünes Set", "Сет «Зелений»"),
    { price: 949, weight: 690, pieces: 24 },
    ["avocado", "cucumber", "bell-pepper", "tofu", "wakame-salad", "sesame", "rice", "nori"],
    { accent: "vegetarian" },
  ),
  set(
    "set-for-two",
    t("Сет на двоих", "Set for two", "İki Kişilik Set", "Ikki kishilik set", "Set für zwei", "Сет на двох"),
    { price: 1090, weight: 530, pieces: 16 },
    ["salmon", "shrimp", "cream-cheese", "avocado", "tobiko", "sesame", "rice", "nori"],
    {
      lead: t(
        "Два ролла по восемь кусочков.",
        "Two rolls, eight pieces each.",
        "Sekizer parçalık iki roll.",
        "Sakkiz boʻlakdan ikkita roll.",
        "Zwei Rollen mit je acht Stück.",
        "Два роли по вісім шматочків.",
      ),
    },
  ),
  set(
    "set-party",
    t("Сет «Вечеринка»", "Party set", "Parti Seti", "“Bazm” seti", "Set „Party“", "Сет «Вечірка»"),
    { price: 2990, weight: 1580, pieces: 48 },
    ["salmon", "tuna", "eel", "shrimp", "crab", "cream-cheese", "avocado", "tobiko", "sesame", "rice", "nori"],
    {
      accent: "hit",
      lead: t(
        "Шесть роллов на большую компанию.",
        "Six rolls for a big table.",
        "Kalabalık sofraya altı roll.",
        "Katta davra uchun oltita roll.",
        "Sechs Rollen für eine große Runde.",
        "Шість ролів на велику компанію.",
      ),
    },
  ),
  set(
    "set-nigiri",
    t("Сет нигири", "Nigiri set", "Nigiri Seti", "Nigiri seti", "Nigiri-Set", "Сет нігірі"),
    { price: 1190, weight: 350, pieces: 10 },
    ["salmon", "tuna", "shrimp", "eel", "omelette", "rice"],
  ),
  set(
    "set-spicy",
    t("Сет «Огонь»", "Fire set", "Ateş Seti", "“Olov” seti", "Set „Feuer“", "Сет «Вогонь»"),
    { price: 1550, weight: 800, pieces: 24 },
    ["salmon", "tuna", "shrimp", "spicy-sauce", "chili", "cream-cheese", "crispy-onion", "rice", "nori"],
    { accent: "spicy" },
  ),
  set(
    "set-choice",
    t(
      "Сет «Собери сам»",
      "Build your own set",
      "Kendi Setin",
      "“Oʻzing tanla” seti",
      "Set nach Wahl",
      "Сет «Збери сам»",
    ),
    { price: 249, weight: 180, pieces: 4 },
    ["salmon", "rice", "nori"],
    {
      accent: "new",
      lead: t(
        "Четыре маки уже на доске. К ним — от двух до четырёх половинок роллов на ваш вкус.",
        "Four maki are on the board. Add two to four half rolls you like.",
        "Tahtada dört maki hazır. Yanına iki ila dört yarım roll seçin.",
        "Taxtada toʻrtta maki bor. Ularga ikkitadan toʻrttagacha yarimta roll tanlang.",
        "Vier Maki liegen schon auf dem Brett. Dazu zwei bis vier halbe Rollen nach Wahl.",
        "Чотири макі вже на дошці. До них — від двох до чотирьох половинок ролів на ваш смак.",
      ),
      modifiers: rollsOfYourChoice,
    },
  ),
  set(
    "set-tempura",
    t("Сет «Хруст»", "Crunch set", "Çıtır Set", "“Qarsildoq” set", "Set „Knusper“", "Сет «Хрускіт»"),
    { price: 1450, weight: 820, pieces: 24 },
    ["salmon", "chicken", "shrimp", "cream-cheese", "panko", "tempura", "sweet-chili", "rice", "nori"],
  ),
  set(
    "set-royal",
    t("Сет «Царский»", "Royal set", "Kraliyet Seti", "“Shohona” set", "Königsset", "Сет «Царський»"),
    { price: 2290, weight: 870, pieces: 24 },
    ["torched-salmon", "ikura", "tuna", "scallop", "cream-cheese", "avocado", "tobiko-black", "rice", "nori"],
  ),
];
