import { localised as t } from "../languages";
import type { SeedGroup } from "../types";

/** In the order of the menu. */
export const groups: SeedGroup[] = [
  { alias: "rolls", name: t("Роллы", "Rolls", "Suşi roll", "Rollar", "Rollen", "Роли"), show_on_main: true },
  {
    alias: "salmon",
    name: t("Лосось", "Salmon", "Somon", "Losos", "Lachs", "Лосось"),
    subtitle: t(
      "Роллы, сашими и нигири, где главный — лосось.",
      "Rolls, sashimi and nigiri where salmon comes first.",
      "Başrolde somon: roll, saşimi ve nigiri.",
      "Bosh rolda losos: rollar, sashimi va nigiri.",
      "Rollen, Sashimi und Nigiri mit Lachs in der Hauptrolle.",
      "Роли, сашимі та нігірі, де головний — лосось.",
    ),
    show_on_main: false,
  },
  {
    alias: "baked",
    name: t(
      "Запечённые и темпура",
      "Baked and tempura",
      "Fırınlanmış ve tempura",
      "Pishirilgan va tempura",
      "Überbacken & Tempura",
      "Запечені й темпура",
    ),
    subtitle: t(
      "Едут горячими.",
      "They travel hot.",
      "Sıcak gelir.",
      "Issiq holda keladi.",
      "Kommen warm an.",
      "Їдуть гарячими.",
    ),
    show_on_main: false,
  },
  { alias: "maki", name: t("Маки", "Maki", "Maki", "Maki", "Maki", "Макі"), show_on_main: false },
  { alias: "sets", name: t("Сеты", "Sets", "Setler", "Setlar", "Sets", "Сети"), show_on_main: false },
  {
    alias: "nigiri",
    name: t(
      "Нигири и гунканы",
      "Nigiri and gunkan",
      "Nigiri ve gunkan",
      "Nigiri va gunkan",
      "Nigiri & Gunkan",
      "Нігірі та гункани",
    ),
    show_on_main: false,
  },
  { alias: "wok", name: t("Вок", "Wok", "Wok", "Vok", "Wok", "Вок"), show_on_main: true },
  { alias: "pizza", name: t("Пицца", "Pizza", "Pizza", "Pitsa", "Pizza", "Піца"), show_on_main: true },
  { alias: "soups", name: t("Супы", "Soups", "Çorbalar", "Shoʻrvalar", "Suppen", "Супи"), show_on_main: false },
  {
    alias: "salads",
    name: t(
      "Поке и салаты",
      "Poke and salads",
      "Poke ve salatalar",
      "Poke va salatlar",
      "Poke & Salate",
      "Поке й салати",
    ),
    show_on_main: false,
  },
  {
    alias: "shawarma",
    name: t("Шаурма", "Shawarma", "Şavurma", "Shaurma", "Schawarma", "Шаурма"),
    show_on_main: false,
  },
  {
    alias: "snacks",
    name: t("Закуски", "Snacks", "Atıştırmalıklar", "Gazaklar", "Snacks", "Закуски"),
    show_on_main: false,
  },
  {
    alias: "combos",
    name: t(
      "Комбо и детям",
      "Combos and kids",
      "Kombo ve çocuk menüsü",
      "Kombo va bolalarga",
      "Kombis & für Kinder",
      "Комбо й дітям",
    ),
    show_on_main: false,
  },
  {
    alias: "desserts",
    name: t("Десерты", "Desserts", "Tatlılar", "Shirinliklar", "Desserts", "Десерти"),
    show_on_main: false,
  },
  {
    alias: "drinks",
    name: t("Напитки", "Drinks", "İçecekler", "Ichimliklar", "Getränke", "Напої"),
    show_on_main: false,
  },
  {
    alias: "sauces",
    name: t("Соусы", "Sauces", "Soslar", "Souslar", "Saucen", "Соуси"),
    show_on_main: false,
  },
];
