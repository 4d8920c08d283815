import { saleMultiplicity } from "./counts";
import { chosenCount, defaultSelection, modifiersOf, priceWithModifiers, validSelection } from "./modifiers";
import { toMinor } from "./money";

export interface MenuProduct {
  /** The codes `vegetarian`, `vegan` and `spicy` are filters. */
  tags?: readonly string[] | null;
  /** The accent "spicy" makes a dish spicy, with or without the tag. */
  accent?: string | null;
  allergens?: readonly string[] | null;
  price: number;
}

export interface MenuFilter {
  vegetarian?: boolean;
  vegan?: boolean;
  spicy?: "only" | "none";
  without?: readonly string[];
  /** In minor units, both included. */
  from?: number;
  to?: number;
}

/** A vegan product is vegetarian too. A product without information about allergens is not excluded. */
export function passesFilter(product: MenuProduct & Priced, filter: MenuFilter, isLastHour = false): boolean {
  const { vegetarian, vegan, spicy, without = [], from, to } = filter;
  const price = from === undefined && to === undefined ? 0 : cardPrice(product, isLastHour);
  return (
    (!vegetarian || hasTag(product, "vegetarian") || hasTag(product, "vegan")) &&
    (!vegan || hasTag(product, "vegan")) &&
    (spicy === undefined || hasTag(product, "spicy") === (spicy === "only")) &&
    !product.allergens?.some((allergen) => without.includes(allergen)) &&
    (from === undefined || price >= from) &&
    (to === undefined || price <= to)
  );
}

export function singleFilters({ without = [], ...others }: MenuFilter): MenuFilter[] {
  const single = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]): MenuFilter => ({ [name]: value }));
  return [...single, ...without.map((code) => ({ without: [code] }))];
}

export function hasTag({ tags, accent }: MenuProduct, tag: string): boolean {
  return accent === tag || (tags?.includes(tag) ?? false);
}

type Priced = Parameters<typeof modifiersOf>[0] & Parameters<typeof saleMultiplicity>[0] & { price: number };

/** In minor units, for the number that is sold at a time, with the default modifiers. */
export function cardPrice(product: Priced, isLastHour = false): number {
  const modifiers = modifiersOf(product);
  const one = priceWithModifiers(toMinor(product.price), modifiers, defaultSelection(modifiers));
  return one * saleMultiplicity(product, isLastHour);
}

/** A required choice can make the dish dearer than its card. */
export function isLeastPrice(product: Priced): boolean {
  const modifiers = modifiersOf(product);
  const chosen = defaultSelection(modifiers);
  return modifiers.groups.some((group) => {
    if (group.min < 1) return false;
    const had = group.modifiers.filter(({ type }) => type !== "stop").map(({ price }) => price);
    const first = group.modifiers.filter(({ id }) => chosenCount(chosen, id) > 0).map(({ price }) => price);
    return first.length > 0 && Math.max(...had) > Math.max(...first) && Math.min(...had) >= Math.min(...first);
  });
}

/**
 * `add`: the card adds the product to the cart; `choose`: it opens the product's page; `out`: sold out today; `soon`:
 * will come back.
 */
export type CardState = "add" | "choose" | "out" | "soon";

type Orderable = Parameters<typeof modifiersOf>[0] & { type?: string | null };

/**
 * A product whose default choice is valid is added from its card. The visitor has to choose on the product's page if a
 * group needs more than one modifier, or if the default choice is stopped.
 */
export function cardState(product: Orderable): CardState {
  if (product.type === "stop") return "out";
  if (product.type === "unavailable") return "soon";
  const modifiers = modifiersOf(product);
  const needsSeveral = modifiers.groups.some(({ min }) => min > 1);
  return needsSeveral || !validSelection(modifiers, defaultSelection(modifiers)) ? "choose" : "add";
}

/**
 * The groups of the menu in the order of `sort`, without packages, which are not sold separately, and without empty
 * groups.
 */
export function shownGroups<Group extends { sort?: number | null; products: { type?: string | null }[] }>(
  groups: readonly Group[],
): Group[] {
  return groups
    .map((group) => ({ ...group, products: group.products.filter(({ type }) => type !== "packet") }))
    .filter(({ products }) => products.length > 0)
    .sort((one, other) => (one.sort ?? 0) - (other.sort ?? 0));
}
