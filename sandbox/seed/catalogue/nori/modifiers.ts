import { between, exactlyOne, option, portionOf, soldOut, startingWith, upTo, without } from "../choices";
import type { IngredientKey } from "../ingredients";
import type { SeedModifiers } from "../types";

export const rollChoices: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("rice", [option("rice-classic"), option("rice-no-sugar")]),
    upTo(3, "extra", [option("double-cheese", 69), portionOf("avocado", 59, 2), soldOut(portionOf("tobiko", 79))]),
  ],
};

export const pizzaChoices: SeedModifiers = {
  single: [],
  groups: [
    exactlyOne("dough", [option("dough-classic"), option("dough-thin"), option("dough-cheese", 129)]),
    upTo(3, "extra", [
      portionOf("mozzarella", 89, 2),
      portionOf("mushrooms", 59),
      portionOf("jalapeno", 49),
      soldOut(portionOf("bacon", 99)),
    ]),
  ],
};

const wokAdditions = upTo(2, "extra", [
  portionOf("chicken", 99),
  portionOf("tiger-shrimp", 149),
  portionOf("tofu", 79),
  portionOf("cashew", 59),
]);

export function wokChoices(base: IngredientKey, ownSauce: IngredientKey): SeedModifiers {
  return {
    single: [],
    groups: [
      exactlyOne("base", startingWith(base, ["udon", "egg-noodles", "soba", "rice"])),
      exactlyOne("sauce", startingWith(ownSauce, ["teriyaki", "soy-sauce", "sweet-chili", "oyster-sauce"])),
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
    exactlyOne("base", [portionOf("rice"), portionOf("lettuce"), portionOf("glass-noodles")]),
    upTo(2, "extra", [portionOf("avocado", 69), portionOf("edamame", 49), portionOf("mango", 59)]),
  ],
};

export function wrapChoices(ownSauce: IngredientKey, ...leaveOut: Parameters<typeof without>): SeedModifiers {
  return {
    single: without(...leaveOut),
    groups: [exactlyOne("sauce", startingWith(ownSauce, ["garlic-sauce", "teriyaki", "spicy-sauce", "cheese-sauce"]))],
  };
}

export const rollsOfYourChoice: SeedModifiers = {
  single: [],
  groups: [
    between(2, 4, "halves", [
      option("half-philadelphia", 299, 2),
      option("half-california", 239, 2),
      option("half-unagi", 329, 2),
      option("half-alaska", 259, 2),
      option("half-garden", 169, 2),
    ]),
  ],
};

export const threeMaki: SeedModifiers = {
  single: [],
  groups: [
    between(3, 3, "maki", [
      portionOf("salmon", 0, 3),
      portionOf("cucumber", 0, 3),
      portionOf("avocado", 0, 3),
      portionOf("shrimp", 0, 3),
      portionOf("eel", 49, 3),
    ]),
  ],
};

export const drinkOfYourChoice: SeedModifiers = {
  single: [],
  groups: [exactlyOne("drink", [portionOf("green-tea"), portionOf("cola"), option("cranberry", 29)])],
};

export const milkOfYourChoice: SeedModifiers = {
  single: [],
  groups: [exactlyOne("milk", [option("cow"), option("oat", 39), option("coconut", 39)])],
};

export const dips: SeedModifiers = {
  single: [],
  groups: [
    upTo(2, "dips", [
      portionOf("cheese-sauce", 49, 2),
      portionOf("garlic-sauce", 45, 2),
      portionOf("sweet-chili", 49, 2),
    ]),
  ],
};
