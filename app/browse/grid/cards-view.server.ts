import type { Product, ProductGroup } from "../../../contract/menu";
import type { Translate } from "../../../locales";
import { isSold } from "../../../rules/cart";
import { saleMultiplicity } from "../../../rules/counts";
import { cardPrice, cardState, hasTag, shownGroups } from "../../../rules/menu";
import { formatPrice, type PriceFormat } from "../../../rules/money";
import {
  allergenName,
  cardPrices,
  portionNote,
  priceLine,
  productName,
  productTag,
  shortText,
} from "../../shared/web/words/product-words.server";
import { picturePath } from "../../../server/upstream/pictures";
import type { CardView, FilterOffer, GroupView, PopularView } from "./cards.view";

/** The group that is drawn in the luxe style (docs/specification/product.md#entities). */
const LUXE_GROUP = "salmon";

/** The context of a menu's views. With `lastHour` the shop sells by `sale_multiplicity_last_hour`. */
export type MenuContext = {
  t: Translate;
  money: PriceFormat;
  lastHour: boolean;
  /**
   * Notes that were built already. Many dishes have the same weight, and i18next is slow for texts with numbers: a
   * tenth of a second for 2,000 dishes.
   */
  notes?: Map<string, string>;
};

export function groupViews(groups: readonly ProductGroup[], context: MenuContext): GroupView[] {
  return shownGroups(groups).map(({ alias, name, description, products }) => ({
    alias,
    name,
    description: description || undefined,
    luxe: alias === LUXE_GROUP,
    cards: products.map((product) => cardView(product, context)),
  }));
}

export function cardView(product: Product, { t, money, lastHour, notes }: MenuContext): CardView {
  const step = saleMultiplicity(product, lastHour);
  return {
    key: product.key,
    name: productName(product.name),
    note: keptNote(product, t, notes),
    text: shortText(product.description),
    picture: picturePath(product.images?.small),
    ...cardPrices(product, { t, money, lastHour }),
    tag: productTag(product, t),
    state: cardState(product),
    alert: isSold(product) ? undefined : product.alert || undefined,
    ...(step > 1 && { step, pieces: t("menu:pieces", { count: step }) }),
  };
}

function keptNote(product: Product, t: Translate, notes = new Map<string, string>()): string {
  const key = JSON.stringify([product.weight, product.quantity]);
  const note = notes.get(key) ?? portionNote(product, t);
  notes.set(key, note);
  return note;
}

export function filterOffer(
  groups: readonly ProductGroup[],
  { t, money, lastHour }: Pick<MenuContext, "t" | "money" | "lastHour">,
): FilterOffer {
  const products = groups.flatMap((group) => group.products);
  const some = (tag: string) => products.some((product) => hasTag(product, tag));
  const codes = new Set(
    products.flatMap(({ allergens }) => allergens ?? []).filter((code) => /^[\w-]{1,40}$/.test(code)),
  );
  const allergens = [...codes]
    .map((code) => ({ code, name: allergenName(code, t) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const prices = products.map((product) => cardPrice(product, lastHour));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const written = (minor: number) => formatPrice(minor, { ...money, currency: "" });
  return {
    vegetarian: some("vegetarian"),
    vegan: some("vegan"),
    spicy: some("spicy"),
    allergens,
    price: least < most ? { from: written(least), to: written(most), currency: money.currency } : undefined,
  };
}

/** A dish as a small card: its name, price and picture. */
export function popularView(product: Product, context: MenuContext): PopularView {
  const { key, name, images } = product;
  return {
    key,
    name: productName(name),
    price: priceLine(product, context),
    picture: picturePath(images?.small),
  };
}
