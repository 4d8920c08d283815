import { foldedWords } from "./fold";
import { defaultSelection, modifiersOf, validSelection } from "./modifiers";

export interface MenuProduct {
  name: string;
  description?: string | null;
  /** Codes. `vegetarian` and `spicy` are filters; all of them are searched. */
  tags?: readonly string[] | null;
  allergens?: readonly string[] | null;
}

export interface MenuFilter {
  search?: string;
  vegetarian?: boolean;
  spicy?: boolean;
  /** Allergens to exclude. */
  without?: readonly string[];
}

/**
 * Whether every word of the text occurs in the product's name, description or tags: at the beginning of a word or, from 3 letters on,
 * anywhere. A text without words matches everything.
 */
export function matchesSearch(product: MenuProduct, text: string): boolean {
  return matchesWords(product, foldedWords(text));
}

export function isFiltering({ search = "", vegetarian, spicy, without = [] }: MenuFilter): boolean {
  return Boolean(vegetarian || spicy || without.length > 0 || foldedWords(search).length > 0);
}

/** The groups with the products that match; empty groups are left out. */
export function filterMenu<Group extends { products: readonly MenuProduct[] }>(
  groups: readonly Group[],
  { search = "", vegetarian = false, spicy = false, without = [] }: MenuFilter,
): (Omit<Group, "products"> & { products: Group["products"][number][] })[] {
  const words = foldedWords(search);
  const passes = (product: MenuProduct) =>
    (!vegetarian || hasTag(product, "vegetarian")) &&
    (!spicy || hasTag(product, "spicy")) &&
    !product.allergens?.some((allergen) => without.includes(allergen)) &&
    matchesWords(product, words);
  return groups
    .map((group) => ({ ...group, products: group.products.filter(passes) }))
    .filter((group) => group.products.length > 0);
}

function matchesWords(product: MenuProduct, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const own = foldedWords([product.name, product.description ?? "", ...(product.tags ?? [])].join(" "));
  return words.every((word) =>
    own.some((candidate) => candidate.startsWith(word) || (word.length >= 3 && candidate.includes(word))),
  );
}

function hasTag({ tags }: MenuProduct, tag: string): boolean {
  return tags?.includes(tag) ?? false;
}

/** `add`: the card puts the product into the cart; `choose`: it opens the product's page; `out`: sold out today; `soon`: will come back. */
export type CardState = "add" | "choose" | "out" | "soon";

type Orderable = Parameters<typeof modifiersOf>[0] & { type?: string | null };

/**
 * A product with a valid default choice is added from its card. The visitor has to choose on the product's page if a group needs more than
 * one modifier, or if the default choice is stopped.
 */
export function cardState(product: Orderable): CardState {
  if (product.type === "stop") return "out";
  if (product.type === "unavailable") return "soon";
  const modifiers = modifiersOf(product);
  const needsSeveral = modifiers.groups.some(({ min }) => min > 1);
  return needsSeveral || !validSelection(modifiers, defaultSelection(modifiers)) ? "choose" : "add";
}
