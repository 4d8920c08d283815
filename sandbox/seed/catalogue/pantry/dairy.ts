import { localised as t } from "../languages";
import { meatless, share, shelf } from "./ingredient";

export const dairy = shelf(0.8, {
  "cream-cheese": meatless(
    t("сливочный сыр", "cream cheese", "krem peynir", "qaymoqli pishloq", "Frischkäse", "вершковий сир"),
    [7, 25, 4],
    "milk",
  ),
  "baked-cheese": meatless(
    t(
      "сырная шапка",
      "melted cheese topping",
      "fırınlanmış peynir",
      "pishirilgan pishloq qoplama",
      "Käsehaube",
      "сирна шапка",
    ),
    [10, 30, 4],
    "milk",
    "egg",
  ),
  mozzarella: meatless(
    t("моцарелла", "mozzarella", "mozzarella", "motsarella", "Mozzarella", "моцарела"),
    [20, 20, 2],
    "milk",
  ),
  parmesan: share(
    0.3,
    meatless(t("пармезан", "parmesan", "parmesan", "parmezan", "Parmesan", "пармезан"), [36, 28, 3], "milk"),
  ),
  cheddar: meatless(t("чеддер", "cheddar", "çedar", "cheddar pishlogʻi", "Cheddar", "чедер"), [25, 33, 2], "milk"),
  gorgonzola: meatless(
    t("горгонзола", "gorgonzola", "gorgonzola", "gorgonzola", "Gorgonzola", "горгонзола"),
    [20, 29, 2],
    "milk",
  ),
  feta: meatless(t("фета", "feta", "beyaz peynir", "feta pishlogʻi", "Feta", "фета"), [14, 21, 4], "milk"),
  "goat-cheese": meatless(
    t("козий сыр", "goat cheese", "keçi peyniri", "echki pishlogʻi", "Ziegenkäse", "козячий сир"),
    [18, 21, 1],
    "milk",
  ),
  suluguni: meatless(
    t("сулугуни", "suluguni cheese", "suluguni peyniri", "suluguni pishlogʻi", "Suluguni-Käse", "сулугуні"),
    [20, 22, 1],
    "milk",
  ),
  mascarpone: meatless(
    t("маскарпоне", "mascarpone", "mascarpone", "maskarpone", "Mascarpone", "маскарпоне"),
    [5, 42, 4],
    "milk",
  ),
  "cottage-cheese": share(
    2,
    meatless(t("творог", "curd cheese", "lor peyniri", "tvorog", "Quark", "сир кисломолочний"), [17, 9, 3], "milk"),
  ),
  cream: meatless(t("сливки", "cream", "krema", "qaymoq", "Sahne", "вершки"), [3, 20, 4], "milk"),
  "sour-cream": share(
    0.5,
    meatless(t("сметана", "sour cream", "ekşi krema", "smetana", "saure Sahne", "сметана"), [3, 20, 3], "milk"),
  ),
  yoghurt: share(3, meatless(t("йогурт", "yoghurt", "yoğurt", "yogurt", "Joghurt", "йогурт"), [4, 3, 5], "milk")),
  milk: share(6, meatless(t("молоко", "milk", "süt", "sut", "Milch", "молоко"), [3, 3, 5], "milk")),
  butter: share(
    0.2,
    meatless(t("сливочное масло", "butter", "tereyağı", "sariyogʻ", "Butter", "вершкове масло"), [1, 82, 1], "milk"),
  ),
  "ice-cream": share(
    1.5,
    meatless(t("мороженое", "ice cream", "dondurma", "muzqaymoq", "Eiscreme", "морозиво"), [4, 11, 23], "milk"),
  ),
  egg: meatless(t("яйцо", "egg", "yumurta", "tuxum", "Ei", "яйце"), [13, 11, 1], "egg"),
  omelette: meatless(
    t("омлет тамаго", "tamago omelette", "tamago omlet", "tamago omleti", "Tamago-Omelett", "омлет тамаго"),
    [10, 9, 5],
    "egg",
    "soy",
  ),
});
