import { titleOf } from "./describe";
import { localised as t, type Localised } from "./languages";
import type { IngredientKey } from "./ingredients";
import type { SeedModifier, SeedModifierGroup } from "./types";

/** A choice with a name of its own; `price` in rubles. */
export function option(id: string, name: Localised, price = 0, max = 1): SeedModifier {
  return { id, name, price, min: 0, max };
}

/** A choice named after an ingredient. */
export function portionOf(key: IngredientKey, price = 0, max = 1): SeedModifier {
  return option(key, titleOf(key), price, max);
}

export function soldOut(modifier: SeedModifier): SeedModifier {
  return { ...modifier, type: "stop" };
}

export function exactlyOne(id: string, name: Localised, modifiers: SeedModifier[]): SeedModifierGroup {
  return { id, name, min: 1, max: 1, modifiers };
}

export function upTo(max: number, id: string, name: Localised, modifiers: SeedModifier[]): SeedModifierGroup {
  return { id, name, min: 0, max, modifiers };
}

/** The choices with the kitchen's own first; it is added where the list lacks it. */
export function startingWith(own: IngredientKey, others: IngredientKey[], count = 4): SeedModifier[] {
  return [own, ...others.filter((key) => key !== own)].slice(0, count).map((key) => portionOf(key));
}

export const extras = t("Добавить", "Add", "Ekle", "Qoʻshish", "Dazu", "Додати");
export const sauce = t("Соус", "Sauce", "Sos", "Sous", "Sauce", "Соус");

const leftOut = {
  cabbage: t("Без капусты", "No cabbage", "Lahanasız", "Karamsiz", "Ohne Weißkohl", "Без капусти"),
  carrot: t("Без моркови", "No carrot", "Havuçsuz", "Sabzisiz", "Ohne Karotte", "Без моркви"),
  cucumber: t("Без огурца", "No cucumber", "Salatalıksız", "Bodringsiz", "Ohne Gurke", "Без огірка"),
  pickles: t(
    "Без солёных огурцов",
    "No pickles",
    "Turşusuz",
    "Tuzlangan bodringsiz",
    "Ohne Essiggurken",
    "Без солоних огірків",
  ),
  "red-onion": t("Без лука", "No onion", "Soğansız", "Piyozsiz", "Ohne Zwiebel", "Без цибулі"),
  tomato: t("Без томата", "No tomato", "Domatessiz", "Pomidorsiz", "Ohne Tomate", "Без томата"),
};

/** What can be left out of a wrap, each by a choice of its own. */
export function without(...parts: (keyof typeof leftOut)[]): SeedModifier[] {
  return parts.map((part) => option(`no-${part}`, leftOut[part]));
}
