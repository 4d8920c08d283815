import { exactlyOne, option, portionOf, soldOut, startingWith, upTo, without } from "../choices";
import type { IngredientKey } from "../ingredients";
import type { SeedModifiers } from "../types";

const spiciness = exactlyOne("spiciness", [option("mild"), option("medium"), option("hot")]);

const additions = upTo(3, "extra", [
  portionOf("grilled-chicken", 99),
  portionOf("cheddar", 49, 2),
  portionOf("fries", 49),
  portionOf("jalapeno", 29),
  soldOut(portionOf("bacon", 69)),
]);

export function shawarmaChoices(ownSauce: IngredientKey, ...leaveOut: Parameters<typeof without>): SeedModifiers {
  return {
    single: without(...leaveOut),
    groups: [
      exactlyOne("sauce", startingWith(ownSauce, ["garlic-sauce", "cheese-sauce", "adjika", "tkemali", "tahini"], 5)),
      spiciness,
      additions,
    ],
  };
}

export function shawarmaExtras(...leaveOut: Parameters<typeof without>): SeedModifiers {
  return { single: without(...leaveOut), groups: [additions] };
}

export function sideOfYourChoice(own: IngredientKey): SeedModifiers {
  return { single: [], groups: [exactlyOne("side", startingWith(own, ["fries", "rice", "bulgur", "lavash"]))] };
}

export const sugarForTea: SeedModifiers = { single: [portionOf("sugar", 0, 2), portionOf("lemon", 15)], groups: [] };

export const dips: SeedModifiers = {
  single: [],
  groups: [
    upTo(2, "dips", [portionOf("garlic-sauce", 45, 2), portionOf("cheese-sauce", 49, 2), portionOf("adjika", 45, 2)]),
  ],
};
