import { localised as t } from "../languages";
import { animal, share } from "./ingredient";

export const seafood = {
  salmon: animal(t("лосось", "salmon", "somon", "losos", "Lachs", "лосось"), [20, 13, 0], "fish"),
  "torched-salmon": animal(
    t(
      "опалённый лосось",
      "torched salmon",
      "pürmüzlenmiş somon",
      "olovda qizartirilgan losos",
      "flambierter Lachs",
      "опалений лосось",
    ),
    [20, 13, 0],
    "fish",
  ),
  tuna: animal(t("тунец", "tuna", "ton balığı", "tunets", "Thunfisch", "тунець"), [24, 1, 0], "fish"),
  eel: animal(
    t("копчёный угорь", "smoked eel", "füme yılan balığı", "dudlangan ilonbaliq", "Räucheraal", "копчений вугор"),
    [18, 15, 2],
    "fish",
  ),
  shrimp: animal(t("креветка", "shrimp", "karides", "krevetka", "Garnele", "креветка"), [20, 1, 0], "crustaceans"),
  "tiger-shrimp": animal(
    t("тигровая креветка", "tiger shrimp", "kaplan karidesi", "yoʻlbars krevetka", "Riesengarnele", "тигрова креветка"),
    [20, 1, 0],
    "crustaceans",
  ),
  crab: animal(t("краб", "crab", "yengeç", "krab", "Krebsfleisch", "краб"), [18, 1, 1], "crustaceans"),
  scallop: animal(
    t("гребешок", "scallop", "deniz tarağı", "dengiz tarogʻi", "Jakobsmuschel", "гребінець"),
    [17, 1, 3],
    "molluscs",
  ),
  squid: animal(t("кальмар", "squid", "kalamar", "kalmar", "Tintenfisch", "кальмар"), [16, 1, 3], "molluscs"),
  mussels: animal(t("мидии", "mussels", "midye", "midiya", "Miesmuscheln", "мідії"), [12, 2, 4], "molluscs"),
  octopus: animal(t("осьминог", "octopus", "ahtapot", "sakkizoyoq", "Oktopus", "восьминіг"), [15, 1, 2], "molluscs"),
  ikura: animal(
    t("красная икра", "salmon roe", "kırmızı havyar", "qizil ikra", "Lachskaviar", "червона ікра"),
    [30, 14, 1],
    "fish",
  ),
  tobiko: animal(
    t("икра тобико", "tobiko", "tobiko havyarı", "tobiko ikrasi", "Tobiko", "ікра тобіко"),
    [20, 6, 5],
    "fish",
  ),
  "tobiko-green": animal(
    t(
      "зелёная икра тобико",
      "green tobiko",
      "yeşil tobiko havyarı",
      "yashil tobiko ikrasi",
      "grüner Tobiko",
      "зелена ікра тобіко",
    ),
    [20, 6, 5],
    "fish",
  ),
  "tobiko-black": animal(
    t(
      "чёрная икра тобико",
      "black tobiko",
      "siyah tobiko havyarı",
      "qora tobiko ikrasi",
      "schwarzer Tobiko",
      "чорна ікра тобіко",
    ),
    [20, 6, 5],
    "fish",
  ),
  bonito: share(
    0.1,
    animal(
      t("стружка бонито", "bonito flakes", "bonito pulları", "bonito qirindisi", "Bonitoflocken", "стружка боніто"),
      [75, 3, 1],
      "fish",
    ),
  ),
};
