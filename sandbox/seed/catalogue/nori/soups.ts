import { dishes } from "../dish";
import { localised as t } from "../languages";
import { ramenExtras } from "./modifiers";
import type { SeedProduct } from "../types";

const soup = dishes({ group: "soups", related: ["gyoza-chicken", "rice-bowl", "green-tea"] });

export const soups: SeedProduct[] = [
  soup(
    "ramen-chicken",
    t("Рамен с курицей", "Chicken ramen", "Tavuklu Ramen", "Tovuqli ramen", "Ramen mit Hähnchen", "Рамен із куркою"),
    { price: 449, weight: 480 },
    ["chicken-broth", "ramen-noodles", "chicken", "egg", "corn", "spring-onion", "nori"],
    { modifiers: ramenExtras },
  ),
  soup(
    "ramen-pork",
    t(
      "Рамен со свининой",
      "Pork ramen",
      "Domuz Etli Ramen",
      "Choʻchqa goʻshtli ramen",
      "Ramen mit Schweinefleisch",
      "Рамен зі свининою",
    ),
    { price: 479, weight: 490 },
    ["pork-broth", "ramen-noodles", "pork", "egg", "shiitake", "spring-onion", "nori"],
    { accent: "hit", modifiers: ramenExtras },
  ),
  soup(
    "ramen-miso-tofu",
    t(
      "Мисо-рамен с тофу",
      "Miso ramen with tofu",
      "Tofulu Miso Ramen",
      "Tofuli miso-ramen",
      "Miso-Ramen mit Tofu",
      "Місо-рамен із тофу",
    ),
    { price: 429, weight: 480 },
    ["miso-broth-veg", "ramen-noodles", "tofu", "shiitake", "corn", "spring-onion"],
    { accent: "vegetarian", modifiers: ramenExtras },
  ),
  soup(
    "ramen-spicy-shrimp",
    t(
      "Острый рамен с креветкой",
      "Spicy shrimp ramen",
      "Acılı Karidesli Ramen",
      "Achchiq krevetkali ramen",
      "Scharfe Garnelen-Ramen",
      "Гострий рамен із креветкою",
    ),
    { price: 529, weight: 480 },
    ["shrimp-broth", "ramen-noodles", "tiger-shrimp", "egg", "chili", "bean-sprouts"],
    { accent: "spicy", modifiers: ramenExtras },
  ),
  soup(
    "tom-yum",
    t(
      "Том-ям с креветкой",
      "Tom yum with shrimp",
      "Karidesli Tom Yum",
      "Krevetkali tom-yam",
      "Tom Yam mit Garnelen",
      "Том-ям із креветкою",
    ),
    { price: 429, weight: 380 },
    ["tom-yum-broth", "coconut-milk", "shrimp", "mushrooms", "cherry-tomato", "coriander", "lime"],
    {
      popular: true,
      lead: t(
        "Кисло-острый тайский суп.",
        "A hot and sour Thai soup.",
        "Ekşi ve acılı Tay çorbası.",
        "Nordon va achchiq tay shoʻrvasi.",
        "Scharf-saure Thai-Suppe.",
        "Кисло-гострий тайський суп.",
      ),
    },
  ),
  soup(
    "tom-yum-chicken",
    t(
      "Том-ям с курицей",
      "Tom yum with chicken",
      "Tavuklu Tom Yum",
      "Tovuqli tom-yam",
      "Tom Yam mit Hähnchen",
      "Том-ям із куркою",
    ),
    { price: 389, weight: 380 },
    ["tom-yum-broth", "coconut-milk", "chicken", "mushrooms", "cherry-tomato", "coriander"],
  ),
  soup(
    "tom-kha",
    t("Том-кха", "Tom kha", "Tom Kha", "Tom-kxa", "Tom Kha", "Том-кха"),
    { price: 399, weight: 370 },
    ["coconut-milk", "chicken-broth", "chicken", "mushrooms", "lemongrass", "coriander", "lime"],
    {
      lead: t(
        "Мягкий тайский суп на кокосовом молоке.",
        "A mellow Thai soup with coconut milk.",
        "Hindistan cevizi sütlü hafif Tay çorbası.",
        "Kokos sutidagi mayin tay shoʻrvasi.",
        "Milde Thai-Suppe mit Kokosmilch.",
        "Мʼякий тайський суп на кокосовому молоці.",
      ),
    },
  ),
  soup(
    "miso",
    t("Мисо-суп", "Miso soup", "Miso Çorbası", "Miso shoʻrva", "Misosuppe", "Місо-суп"),
    { price: 179, weight: 250 },
    ["miso-broth", "tofu", "wakame", "spring-onion"],
  ),
  soup(
    "miso-salmon",
    t(
      "Мисо с лососем",
      "Miso soup with salmon",
      "Somonlu Miso Çorbası",
      "Lososli miso shoʻrva",
      "Misosuppe mit Lachs",
      "Місо з лососем",
    ),
    { price: 269, weight: 280 },
    ["miso-broth", "salmon", "tofu", "wakame", "sesame"],
  ),
  soup(
    "pumpkin-cream",
    t(
      "Тыквенный крем-суп",
      "Cream of pumpkin soup",
      "Bal Kabağı Çorbası",
      "Oshqovoqli krem-shoʻrva",
      "Kürbiscremesuppe",
      "Гарбузовий крем-суп",
    ),
    { price: 279, weight: 300 },
    ["pumpkin", "cream", "coconut-milk", "pumpkin-seeds", "ginger-root"],
  ),
];
