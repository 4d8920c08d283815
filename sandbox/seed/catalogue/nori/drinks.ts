import { dishes } from "../dish";
import { localised as t } from "../languages";
import { milkOfYourChoice } from "./modifiers";
import type { SeedProduct } from "../types";

const drink = dishes({ group: "drinks", unit: "ml" });

export const drinks: SeedProduct[] = [
  drink(
    "lemonade-citrus",
    t(
      "Лимонад цитрусовый",
      "Citrus lemonade",
      "Narenciyeli Limonata",
      "Sitrusli limonad",
      "Zitrus-Limonade",
      "Лимонад цитрусовий",
    ),
    { price: 189, weight: 400 },
    ["lemon", "orange", "mint", "sugar", "sparkling-water"],
    { popular: true },
  ),
  drink(
    "lemonade-mango",
    t(
      "Лимонад манго и маракуйя",
      "Mango passion lemonade",
      "Mangolu Limonata",
      "Mango va marakuyyali limonad",
      "Mango-Maracuja-Limonade",
      "Лимонад манго і маракуя",
    ),
    { price: 209, weight: 400 },
    ["mango", "passion-fruit", "sugar", "sparkling-water"],
  ),
  drink(
    "lemonade-cucumber",
    t(
      "Лимонад огурец и базилик",
      "Cucumber basil lemonade",
      "Salatalıklı Limonata",
      "Bodring va rayhonli limonad",
      "Gurken-Basilikum-Limonade",
      "Лимонад огірок і базилік",
    ),
    { price: 199, weight: 400 },
    ["cucumber", "basil", "lime", "sugar", "sparkling-water"],
    { accent: "new" },
  ),
  drink(
    "cranberry-mors",
    t(
      "Клюквенный морс",
      "Cranberry drink",
      "Turna Yemişi Şerbeti",
      "Klyukvali mors",
      "Cranberry-Fruchttrunk",
      "Журавлинний морс",
    ),
    { price: 149, weight: 400 },
    ["cranberry", "sugar", "water"],
  ),
  drink(
    "sea-buckthorn-mors",
    t(
      "Облепиховый морс",
      "Sea buckthorn drink",
      "Yabani İğde Şerbeti",
      "Chakandali mors",
      "Sanddorn-Fruchttrunk",
      "Обліпиховий морс",
    ),
    { price: 159, weight: 400 },
    ["sea-buckthorn", "honey", "water"],
  ),
  drink(
    "cola",
    t("Кола со льдом", "Cola with ice", "Buzlu Kola", "Muzli kola", "Cola auf Eis", "Кола з льодом"),
    { price: 129, weight: 400 },
    ["cola", "lemon"],
  ),
  drink(
    "green-tea",
    t(
      "Зелёный чай сенча",
      "Sencha green tea",
      "Sencha Yeşil Çay",
      "Sencha koʻk choyi",
      "Grüntee Sencha",
      "Зелений чай сенча",
    ),
    { price: 139, weight: 300 },
    ["green-tea"],
    {
      lead: t(
        "Японский листовой чай.",
        "Japanese leaf tea.",
        "Japon yaprak çayı.",
        "Yapon bargli choyi.",
        "Japanischer Blatttee.",
        "Японський листовий чай.",
      ),
    },
  ),
  drink(
    "black-tea",
    t(
      "Чёрный чай с чабрецом",
      "Black tea with thyme",
      "Kekikli Siyah Çay",
      "Togʻjambilli qora choy",
      "Schwarztee mit Thymian",
      "Чорний чай із чебрецем",
    ),
    { price: 139, weight: 300 },
    ["black-tea", "thyme", "lemon"],
  ),
  drink(
    "matcha-latte",
    t("Матча-латте", "Matcha latte", "Matcha Latte", "Matcha latte", "Matcha Latte", "Матча-лате"),
    { price: 229, weight: 300 },
    ["matcha", "milk"],
    { modifiers: milkOfYourChoice },
  ),
  drink(
    "iced-coffee",
    t("Айс-латте", "Iced latte", "Buzlu Latte", "Muzli latte", "Eis-Latte", "Айс-лате"),
    { price: 219, weight: 350 },
    ["coffee", "milk"],
    { modifiers: milkOfYourChoice },
  ),
  drink(
    "orange-juice",
    t("Апельсиновый сок", "Orange juice", "Portakal Suyu", "Apelsin sharbati", "Orangensaft", "Апельсиновий сік"),
    { price: 199, weight: 300 },
    ["orange"],
    {
      lead: t(
        "Из апельсинов, без добавленного сахара.",
        "From oranges, no added sugar.",
        "Portakaldan, ilave şekersiz.",
        "Apelsindan, shakar qoʻshilmagan.",
        "Aus Orangen, ohne Zuckerzusatz.",
        "З апельсинів, без доданого цукру.",
      ),
    },
  ),
  drink(
    "water",
    t("Вода без газа", "Still water", "Su", "Gazsiz suv", "Stilles Wasser", "Вода без газу"),
    { price: 79, weight: 500 },
    ["water"],
    {
      lead: t(
        "Питьевая, 0,5 л.",
        "Drinking water, 0.5 l.",
        "İçme suyu, 0,5 l.",
        "Ichimlik suvi, 0,5 l.",
        "Trinkwasser, 0,5 l.",
        "Питна, 0,5 л.",
      ),
    },
  ),
];
