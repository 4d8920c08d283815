import { exactlyOne, extras, option, portionOf, sauce, soldOut, startingWith, upTo, without } from "../choices";
import { localised as t } from "../languages";
import type { IngredientKey } from "../ingredients";
import type { SeedModifiers } from "../types";

export const rollChoices: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("rice", t("Рис", "Rice", "Pirinç", "Guruch", "Reis", "Рис"), [
      option("rice-classic", t("Классический", "Classic", "Klasik", "Klassik", "Klassisch", "Класичний")),
      option("rice-no-sugar", t("Без сахара", "No sugar", "Şekersiz", "Shakarsiz", "Ohne Zucker", "Без цукру")),
    ]),
    upTo(3, "extra", extras, [
      option(
        "double-cheese",
        t("Двойной сыр", "Double cheese", "Çift peynir", "Ikki hissa pishloq", "Doppelter Käse", "Подвійний сир"),
        69,
      ),
      portionOf("avocado", 59, 2),
      soldOut(portionOf("tobiko", 79)),
    ]),
  ],
};

export const pizzaChoices: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("dough", t("Тесто", "Dough", "Hamur", "Xamir", "Teig", "Тісто"), [
      option("dough-classic", t("Классическое", "Classic", "Klasik", "Klassik", "Klassisch", "Класичне")),
      option("dough-thin", t("Тонкое", "Thin", "İnce", "Yupqa", "Dünn", "Тонке")),
      option(
        "dough-cheese",
        t(
          "С сырным бортом",
          "Cheese crust",
          "Peynirli kenar",
          "Pishloqli chekka",
          "Mit Käserand",
          "Із сирним бортиком",
        ),
        129,
      ),
    ]),
    upTo(3, "extra", extras, [
      portionOf("mozzarella", 89, 2),
      portionOf("mushrooms", 59),
      portionOf("jalapeno", 49),
      soldOut(portionOf("bacon", 99)),
    ]),
  ],
};

const wokAdditions = upTo(2, "extra", extras, [
  portionOf("chicken", 99),
  portionOf("tiger-shrimp", 149),
  portionOf("tofu", 79),
  portionOf("cashew", 59),
]);

/** The wok's own base and sauce come first. */
export function wokChoices(base: IngredientKey, ownSauce: IngredientKey): SeedModifiers {
  return {
    single: [],
    groups: [
      exactlyOne(
        "base",
        t("Основа", "Base", "Taban", "Asosi", "Basis", "Основа"),
        startingWith(base, ["udon", "egg-noodles", "soba", "rice"]),
      ),
      exactlyOne("sauce", sauce, startingWith(ownSauce, ["teriyaki", "soy-sauce", "sweet-chili", "oyster-sauce"])),
      wokAdditions,
    ],
  };
}

export const wokExtras: SeedModifiers = { single: [], groups: [wokAdditions] };

export const ramenExtras: SeedModifiers = {
  single: [portionOf("egg", 49, 2), portionOf("corn", 39), portionOf("chili", 19)],
  groups: [],
};

export const pokeBase: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("base", t("Основа", "Base", "Taban", "Asosi", "Basis", "Основа"), [
      portionOf("rice"),
      portionOf("lettuce"),
      portionOf("glass-noodles"),
    ]),
    upTo(2, "extra", extras, [portionOf("avocado", 69), portionOf("edamame", 49), portionOf("mango", 59)]),
  ],
};

/** The wrap's own sauce comes first. */
export function wrapChoices(ownSauce: IngredientKey, ...leaveOut: Parameters<typeof without>): SeedModifiers {
  return {
    single: without(...leaveOut),
    groups: [
      exactlyOne("sauce", sauce, startingWith(ownSauce, ["garlic-sauce", "teriyaki", "spicy-sauce", "cheese-sauce"])),
    ],
  };
}

/** Half rolls for a board: from two to four. */
export const rollsOfYourChoice: SeedModifiers = {
  single: [],
  groups: [
    {
      id: "halves",
      name: t("Половинки роллов", "Half rolls", "Yarım roll", "Yarimta rollar", "Halbe Rollen", "Половинки ролів"),
      min: 2,
      max: 4,
      modifiers: [
        option(
          "half-philadelphia",
          t("Филадельфия", "Philadelphia", "Philadelphia", "Filadelfiya", "Philadelphia", "Філадельфія"),
          299,
          2,
        ),
        option(
          "half-california",
          t("Калифорния", "California", "California", "Kaliforniya", "California", "Каліфорнія"),
          239,
          2,
        ),
        option("half-unagi", t("Унаги", "Unagi", "Unagi", "Unagi", "Unagi", "Унагі"), 329, 2),
        option("half-alaska", t("Аляска", "Alaska", "Alaska", "Alyaska", "Alaska", "Аляска"), 259, 2),
        option("half-garden", t("Сад", "Garden", "Bahçe", "Bogʻ", "Garten", "Сад"), 169, 2),
      ],
    },
  ],
};

/** Any three portions of maki, the same one three times if need be. */
export const threeMaki: SeedModifiers = {
  single: [],
  groups: [
    {
      id: "maki",
      name: t("Маки", "Maki", "Maki", "Maki", "Maki", "Макі"),
      min: 3,
      max: 3,
      modifiers: [
        portionOf("salmon", 0, 3),
        portionOf("cucumber", 0, 3),
        portionOf("avocado", 0, 3),
        portionOf("shrimp", 0, 3),
        portionOf("eel", 49, 3),
      ],
    },
  ],
};

export const drinkOfYourChoice: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("drink", t("Напиток", "Drink", "İçecek", "Ichimlik", "Getränk", "Напій"), [
      portionOf("green-tea"),
      portionOf("cola"),
      option(
        "cranberry",
        t(
          "Клюквенный морс",
          "Cranberry drink",
          "Turna yemişi şerbeti",
          "Klyukvali mors",
          "Cranberry-Fruchttrunk",
          "Журавлинний морс",
        ),
        29,
      ),
    ]),
  ],
};

export const milkOfYourChoice: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("milk", t("Молоко", "Milk", "Süt", "Sut", "Milch", "Молоко"), [
      option("cow", t("Обычное", "Regular", "Normal", "Oddiy", "Kuhmilch", "Звичайне")),
      option("oat", t("Овсяное", "Oat", "Yulaf", "Suli", "Hafer", "Вівсяне"), 39),
      option("coconut", t("Кокосовое", "Coconut", "Hindistan cevizi", "Kokos", "Kokos", "Кокосове"), 39),
    ]),
  ],
};

/** A little pot beside the fries: one, two or none. */
export const dips: SeedModifiers = {
  single: [],
  groups: [
    upTo(2, "dips", sauce, [
      portionOf("cheese-sauce", 49, 2),
      portionOf("garlic-sauce", 45, 2),
      portionOf("sweet-chili", 49, 2),
    ]),
  ],
};
