import { dishes } from "../dish";
import { localised as t } from "../languages";
import type { SeedProduct } from "../types";

const nigiri = dishes({ group: "nigiri", pieces: 2, related: ["ginger-portion", "wasabi-portion", "sauce-soy"] });

export const nigiriAndGunkan: SeedProduct[] = [
  nigiri(
    "nigiri-salmon",
    t("Нигири с лососем", "Salmon nigiri", "Somonlu Nigiri", "Lososli nigiri", "Lachs-Nigiri", "Нігірі з лососем"),
    { price: 229, weight: 70 },
    ["salmon", "rice"],
  ),
  nigiri(
    "nigiri-tuna",
    t("Нигири с тунцом", "Tuna nigiri", "Ton Balıklı Nigiri", "Tunetsli nigiri", "Thunfisch-Nigiri", "Нігірі з тунцем"),
    { price: 239, weight: 70 },
    ["tuna", "rice"],
  ),
  nigiri(
    "nigiri-shrimp",
    t("Нигири с креветкой", "Shrimp nigiri", "Karidesli Nigiri", "Krevetkali nigiri", "Garnelen-Nigiri", "Нігірі з креветкою"),
    { price: 219, weight: 66 },
    ["shrimp", "rice"],
  ),
  nigiri(
    "nigiri-eel",
    t("Нигири с угрём", "Eel nigiri", "Yılan Balıklı Nigiri", "Ilonbaliqli nigiri", "Aal-Nigiri", "Нігірі з вугром"),
    { price: 249, weight: 72 },
    ["eel", "unagi-sauce", "sesame", "rice", "nori"],
  ),
  nigiri(
    "nigiri-scallop",
    t("Нигири с гребешком", "Scallop nigiri", "Deniz Taraklı Nigiri", "Dengiz tarogʻili nigiri", "Jakobsmuschel-Nigiri", "Нігірі з гребінцем"),
    { price: 279, weight: 68 },
    ["scallop", "lime", "rice"],
  ),
  nigiri(
    "nigiri-omelette",
    t("Нигири с омлетом", "Omelette nigiri", "Omletli Nigiri", "Omletli nigiri", "Tamago-Nigiri", "Нігірі з омлетом"),
    { price: 159, weight: 74 },
    ["omelette", "nori", "rice"],
  ),
  nigiri(
    "nigiri-torched-salmon",
    t("Нигири с опалённым лососем", "Torched salmon nigiri", "Pürmüzlü Somonlu Nigiri", "Olovda qizartirilgan lososli nigiri", "Nigiri mit flambiertem Lachs", "Нігірі з опаленим лососем"),
    { price: 249, weight: 74 },
    ["torched-salmon", "spicy-sauce", "rice"],
    { accent: "hit" },
  ),
  nigiri(
    "nigiri-avocado",
    t("Нигири с авокадо", "Avocado nigiri", "Avokadolu Nigiri", "Avokadoli nigiri", "Avocado-Nigiri", "Нігірі з авокадо"),
    { price: 169, weight: 68 },
    ["avocado", "sesame", "nori", "rice"],
  ),
  nigiri(
    "nigiri-octopus",
    t("Нигири с осьминогом", "Octopus nigiri", "Ahtapotlu Nigiri", "Sakkizoyoqli nigiri", "Oktopus-Nigiri", "Нігірі з восьминогом"),
    { price: 259, weight: 70 },
    ["octopus", "nori", "rice"],
    { type: "unavailable" },
  ),
  nigiri(
    "gunkan-ikura",
    t("Гункан с красной икрой", "Salmon roe gunkan", "Kırmızı Havyarlı Gunkan", "Qizil ikrali gunkan", "Gunkan mit Lachskaviar", "Гункан із червоною ікрою"),
    { price: 389, weight: 70 },
    ["ikura", "rice", "nori"],
  ),
  nigiri(
    "gunkan-tobiko",
    t("Гункан с тобико", "Tobiko gunkan", "Tobikolu Gunkan", "Tobikoli gunkan", "Gunkan mit Tobiko", "Гункан із тобіко"),
    { price: 119, weight: 35, pieces: 1 },
    ["tobiko", "rice", "nori"],
    {
      sold_by: 2,
      lead: t("Продаём парами.", "Sold in pairs.", "Çift olarak satılır.", "Juft-juft sotiladi.", "Nur im Paar erhältlich.", "Продаємо парами."),
    },
  ),
  nigiri(
    "gunkan-spicy-salmon",
    t("Гункан спайси с лососем", "Spicy salmon gunkan", "Acılı Somonlu Gunkan", "Achchiq lososli gunkan", "Scharfer Lachs-Gunkan", "Гункан спайсі з лососем"),
    { price: 129, weight: 38, pieces: 1 },
    ["salmon", "spicy-sauce", "spring-onion", "rice", "nori"],
    {
      sold_by: 2,
      lead: t("Продаём парами.", "Sold in pairs.", "Çift olarak satılır.", "Juft-juft sotiladi.", "Nur im Paar erhältlich.", "Продаємо парами."),
    },
  ),
  nigiri(
    "gunkan-spicy-tuna",
    t("Гункан спайси с тунцом", "Spicy tuna gunkan", "Acılı Ton Balıklı Gunkan", "Achchiq tunetsli gunkan", "Scharfer Thunfisch-Gunkan", "Гункан спайсі з тунцем"),
    { price: 269, weight: 76 },
    ["tuna", "spicy-sauce", "sesame", "rice", "nori"],
  ),
  nigiri(
    "gunkan-chuka",
    t("Гункан с чукой", "Wakame gunkan", "Wakameli Gunkan", "Chukali gunkan", "Wakame-Gunkan", "Гункан із чукою"),
    { price: 179, weight: 72 },
    ["wakame-salad", "sesame-sauce", "sesame", "rice", "nori"],
  ),
  nigiri(
    "gunkan-crab",
    t("Гункан с крабом", "Crab gunkan", "Yengeçli Gunkan", "Krabli gunkan", "Gunkan mit Krebsfleisch", "Гункан із крабом"),
    { price: 239, weight: 74 },
    ["crab", "mayonnaise", "tobiko", "rice", "nori"],
  ),
  nigiri(
    "gunkan-scallop-baked",
    t("Запечённый гункан с гребешком", "Baked scallop gunkan", "Fırınlanmış Taraklı Gunkan", "Pishirilgan dengiz tarogʻili gunkan", "Überbackener Jakobsmuschel-Gunkan", "Запечений гункан із гребінцем"),
    { price: 299, weight: 84 },
    ["scallop", "baked-cheese", "unagi-sauce", "rice", "nori"],
    { type: "stop" },
  ),
];
