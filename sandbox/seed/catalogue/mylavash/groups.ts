import { localised as t } from "../languages";
import type { SeedGroup } from "../types";

/** In the order of the menu. */
export const groups: SeedGroup[] = [
  { alias: "shawarma", name: t("Шаурма", "Shawarma", "Şavurma", "Shaurma", "Schawarma", "Шаурма"), show_on_main: true },
  {
    alias: "grill",
    name: t("Лаваш на гриле", "Grilled lavash", "Izgara lavaş", "Grilda lavash", "Lavash vom Grill", "Лаваш на грилі"),
    show_on_main: false,
  },
  {
    alias: "falafel",
    name: t("Фалафель", "Falafel", "Falafel", "Falafel", "Falafel", "Фалафель"),
    subtitle: t(
      "И хумус к нему. Всё без мяса.",
      "And hummus to go with it. No meat here.",
      "Yanında humus. Hepsi etsiz.",
      "Yonida xumus. Hammasi goʻshtsiz.",
      "Und Hummus dazu. Alles ohne Fleisch.",
      "І хумус до нього. Усе без мʼяса.",
    ),
    show_on_main: true,
  },
  {
    alias: "snacks",
    name: t("Закуски", "Snacks", "Atıştırmalıklar", "Gazaklar", "Snacks", "Закуски"),
    show_on_main: false,
  },
  { alias: "plates", name: t("Тарелки", "Plates", "Tabaklar", "Tarelkalar", "Teller", "Тарілки"), show_on_main: true },
  { alias: "soups", name: t("Супы", "Soups", "Çorbalar", "Shoʻrvalar", "Suppen", "Супи"), show_on_main: false },
  { alias: "sauces", name: t("Соусы", "Sauces", "Soslar", "Souslar", "Saucen", "Соуси"), show_on_main: false },
  {
    alias: "drinks",
    name: t("Напитки", "Drinks", "İçecekler", "Ichimliklar", "Getränke", "Напої"),
    show_on_main: false,
  },
  {
    alias: "sweets",
    name: t("Сладкое", "Sweets", "Tatlılar", "Shirinliklar", "Süßes", "Солодке"),
    show_on_main: false,
  },
];
