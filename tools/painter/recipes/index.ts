import type { Recipe } from "../recipe";
import { mylavashSweets, noriDesserts } from "./desserts";
import { mylavashDrinks, noriDrinks } from "./drinks";
import { mylavashFalafel, mylavashPlates, mylavashSoups } from "./mylavash-kitchen";
import { mylavashGrill, mylavashShawarma } from "./mylavash-wraps";
import { noriBaked } from "./nori-baked";
import { noriCombos } from "./nori-combos";
import { noriMaki } from "./nori-maki";
import { noriNigiri } from "./nori-nigiri";
import { noriPizza } from "./nori-pizza";
import { noriRolls } from "./nori-rolls";
import { noriSalads } from "./nori-salads";
import { noriSalmon } from "./nori-salmon";
import { noriSets } from "./nori-sets";
import { noriShawarma } from "./nori-shawarma";
import { noriSoups } from "./nori-soups";
import { noriWok } from "./nori-wok";
import { mylavashSauces, noriSauces } from "./sauces";
import { mylavashSnacks, noriSnacks } from "./snacks";

/** Recipes by part of the menu, in menu order. */
export const BOOKS: Record<string, Record<string, Recipe>> = {
  "nori-rolls": noriRolls,
  "nori-salmon": noriSalmon,
  "nori-baked": noriBaked,
  "nori-maki": noriMaki,
  "nori-sets": noriSets,
  "nori-nigiri": noriNigiri,
  "nori-wok": noriWok,
  "nori-pizza": noriPizza,
  "nori-soups": noriSoups,
  "nori-salads": noriSalads,
  "nori-shawarma": noriShawarma,
  "nori-snacks": noriSnacks,
  "nori-combos": noriCombos,
  "nori-desserts": noriDesserts,
  "nori-drinks": noriDrinks,
  "nori-sauces": noriSauces,
  "mylavash-shawarma": mylavashShawarma,
  "mylavash-grill": mylavashGrill,
  "mylavash-falafel": mylavashFalafel,
  "mylavash-snacks": mylavashSnacks,
  "mylavash-plates": mylavashPlates,
  "mylavash-soups": mylavashSoups,
  "mylavash-sauces": mylavashSauces,
  "mylavash-drinks": mylavashDrinks,
  "mylavash-sweets": mylavashSweets,
};

/** Every recipe by its product key. */
export const RECIPES: ReadonlyMap<string, Recipe> = new Map(
  Object.values(BOOKS).flatMap((book) => Object.entries(book)),
);

/** Keys that the arguments of a command name: product keys, books, or everything when there are none. Throws on an unknown name. */
export function chosenKeys(names: readonly string[]): string[] {
  if (names.length === 0) return [...RECIPES.keys()];
  return names.flatMap((name) => {
    const book = BOOKS[name];
    if (book) return Object.keys(book);
    if (!RECIPES.has(name)) throw new Error(`No recipe and no book is called "${name}".`);
    return [name];
  });
}
