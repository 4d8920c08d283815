import { localised as t } from "../languages";
import { meatless, share, shelf } from "./ingredient";

export const sweets = shelf(0.4, {
  sesame: share(0.08, meatless(t("кунжут", "sesame", "susam", "kunjut", "Sesam", "кунжут"), [18, 49, 12], "sesame")),
  cashew: share(0.2, meatless(t("кешью", "cashew", "kaju", "keshyu", "Cashewkerne", "кешʼю"), [18, 44, 30], "nuts")),
  peanut: share(
    0.2,
    meatless(t("арахис", "peanuts", "yer fıstığı", "yeryongʻoq", "Erdnüsse", "арахіс"), [26, 49, 16], "peanuts"),
  ),
  walnut: share(
    0.25,
    meatless(t("грецкий орех", "walnut", "ceviz", "yongʻoq", "Walnüsse", "волоський горіх"), [15, 65, 14], "nuts"),
  ),
  pistachio: meatless(
    t("фисташка", "pistachio", "Antep fıstığı", "pista", "Pistazien", "фісташка"),
    [20, 45, 28],
    "nuts",
  ),
  "pumpkin-seeds": share(
    0.15,
    meatless(
      t("тыквенные семечки", "pumpkin seeds", "kabak çekirdeği", "qovoq urugʻi", "Kürbiskerne", "гарбузове насіння"),
      [30, 49, 11],
    ),
  ),
  sugar: share(0.6, meatless(t("сахар", "sugar", "şeker", "shakar", "Zucker", "цукор"), [0, 0, 100])),
  honey: meatless(t("мёд", "honey", "bal", "asal", "Honig", "мед"), [0, 0, 80]),
  chocolate: meatless(
    t("шоколад", "chocolate", "çikolata", "shokolad", "Schokolade", "шоколад"),
    [6, 35, 52],
    "milk",
    "soy",
  ),
  halva: meatless(t("халва", "halva", "helva", "holva", "Halva", "халва"), [12, 30, 54], "sesame"),
});
