import { exactlyOne, extras, option, portionOf, sauce, soldOut, startingWith, upTo, without } from "../choices";
import { localised as t } from "../languages";
import type { IngredientKey } from "../ingredients";
import type { SeedModifiers } from "../types";

const spiciness = exactlyOne("spiciness", t("Острота", "Heat", "Acılık", "Achchiqligi", "Schärfe", "Гострота"), [
  option("mild", t("Не острая", "Mild", "Acısız", "Achchiq emas", "Mild", "Не гостра")),
  option("medium", t("Чуть острее", "A little heat", "Az acılı", "Biroz achchiq", "Etwas scharf", "Трохи гостріша")),
  option("hot", t("Огонь", "Fire", "Çok acılı", "Juda achchiq", "Feurig", "Вогонь")),
]);

const additions = upTo(3, "extra", extras, [
  portionOf("grilled-chicken", 99),
  portionOf("cheddar", 49, 2),
  portionOf("fries", 49),
  portionOf("jalapeno", 29),
  soldOut(portionOf("bacon", 69)),
]);

/** The shawarma's own sauce comes first. */
export function shawarmaChoices(ownSauce: IngredientKey, ...leaveOut: Parameters<typeof without>): SeedModifiers {
  return {
    single: without(...leaveOut),
    groups: [
      exactlyOne(
        "sauce",
        sauce,
        startingWith(ownSauce, ["garlic-sauce", "cheese-sauce", "adjika", "tkemali", "tahini"], 5),
      ),
      spiciness,
      additions,
    ],
  };
}

export function shawarmaExtras(...leaveOut: Parameters<typeof without>): SeedModifiers {
  return { single: without(...leaveOut), groups: [additions] };
}

/** The plate's own side comes first. */
export function sideOfYourChoice(own: IngredientKey): SeedModifiers {
  const side = t("Гарнир", "Side", "Garnitür", "Garnir", "Beilage", "Гарнір");
  return { single: [], groups: [exactlyOne("side", side, startingWith(own, ["fries", "rice", "bulgur", "lavash"]))] };
}

/** Cubes of sugar: two at most, none of them charged. */
export const sugarForTea: SeedModifiers = { single: [portionOf("sugar", 0, 2), portionOf("lemon", 15)], groups: [] };

/** A little pot beside the basket: one, two or none. */
export const dips: SeedModifiers = {
  single: [],
  groups: [
    upTo(2, "dips", sauce, [
      portionOf("garlic-sauce", 45, 2),
      portionOf("cheese-sauce", 49, 2),
      portionOf("adjika", 45, 2),
    ]),
  ],
};
