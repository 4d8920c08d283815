import { localised } from "../../texts";
import { titleOf } from "./describe";
import type { IngredientKey } from "./ingredients";
import type { SeedModifier, SeedModifierGroup } from "./types";

/** A choice with a name of its own; `price` in rubles. */
export function option(id: string, price = 0, max = 1): SeedModifier {
  return { id, name: localised(`choices.${id}`), price, min: 0, max };
}

/** A choice named after an ingredient. */
export function portionOf(key: IngredientKey, price = 0, max = 1): SeedModifier {
  return { id: key, name: titleOf(key), price, min: 0, max };
}

export function soldOut(modifier: SeedModifier): SeedModifier {
  return { ...modifier, type: "stop" };
}

export function between(min: number, max: number, id: string, modifiers: SeedModifier[]): SeedModifierGroup {
  return { id, name: localised(`choices.groups.${id}`), min, max, modifiers };
}

export function exactlyOne(id: string, modifiers: SeedModifier[]): SeedModifierGroup {
  return between(1, 1, id, modifiers);
}

export function upTo(max: number, id: string, modifiers: SeedModifier[]): SeedModifierGroup {
  return between(0, max, id, modifiers);
}

/** The dish's own ingredient comes first, then the others without it; `count` choices at most. */
export function startingWith(own: IngredientKey, others: IngredientKey[], count = 4): SeedModifier[] {
  return [own, ...others.filter((key) => key !== own)].slice(0, count).map((key) => portionOf(key));
}

type LeftOut = "cabbage" | "carrot" | "cucumber" | "pickles" | "red-onion" | "tomato";

/** Ingredients of a wrap that can be left out, each by its own choice. */
export function without(...parts: LeftOut[]): SeedModifier[] {
  return parts.map((part) => option(`no-${part}`));
}
