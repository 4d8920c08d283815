import type { Cart } from "../../contract/cart";
import type { Modifier, Product } from "../../contract/menu";
import { picturePath } from "../../server/upstream/pictures";
import type { Translate } from "../../locales";
import { saleMultiplicity } from "../../rules/counts";
import { cardState } from "../../rules/menu";
import { lineKey, limitText, modifiersOf } from "../../rules/modifiers";
import { formatPrice, toMinor, type PriceFormat } from "../../rules/money";
import type { MenuContext } from "../menu/grid/cards-view.server";
import {
  allergenName,
  decimal,
  portionNote,
  productName,
  productPrices,
  productTag,
} from "../words/product-words.server";
import type { ModifierView, ProductView } from "./product.view";

type Around = Pick<ProductView, "title" | "error_title" | "canonical" | "return_to"> & {
  cart?: Cart;
  /** Names the line of the cart to be changed. */
  line_key?: string | null;
};

export function productView(
  product: Product,
  { t, money, lastHour }: MenuContext,
  { cart, line_key, ...around }: Around,
): ProductView {
  const modifiers = modifiersOf(product);
  const state = cardState(product);
  return {
    ...around,
    key: product.key,
    name: productName(product.name),
    tag: productTag(product, t),
    percent: productPrices(product, { t, money }).percent,
    note: portionNote(product, t),
    text: product.description ?? "",
    picture: picturePath(product.images?.small),
    nutrition: nutrition(product, t),
    per: t(product.weight?.unit === "ml" ? "product:per100ml" : "product:per100g"),
    allergens: product.allergens?.length
      ? t("product:allergens", { list: product.allergens.map((code) => allergenName(code, t)).join(", ") })
      : undefined,
    price: toMinor(product.price),
    old: productPrices(product, { t, money }).old,
    money,
    modifiers: {
      single: modifiers.single.map((modifier) => modifierView(modifier, money)),
      groups: modifiers.groups.map(({ id, name, min, max, modifiers: choices }) => ({
        id,
        name,
        min,
        max,
        limit: limitWords(min, max, t),
        modifiers: choices.map((modifier) => modifierView(modifier, money)),
      })),
    },
    sale_multiplicity: saleMultiplicity(product, lastHour),
    state,
    gone: state === "out" || state === "soon" ? product.alert || t(`product:${state}`) : undefined,
    in_cart: countsInCart(product, cart),
    line: changedLineView(product, cart, line_key),
  };
}

/** Spec 2 §5: "choose from min to max", "up to N", "exactly N"; one of one is said in words. */
export function limitWords(min: number, max: number, t: Translate): string {
  const limit = limitText(min, max);
  return limit.key === "exactly" && max === 1 ? t("product:one") : t(`product:${limit.key}`, { min, max });
}

function modifierView({ id, name, price, min, max, type }: Modifier, money: PriceFormat): ModifierView {
  const text = price > 0 ? `+${formatPrice(toMinor(price), money)}` : undefined;
  return { id, name, price, min, max, type: type ?? undefined, text };
}

function nutrition({ nutritional_value: value }: Product, t: Translate): ProductView["nutrition"] {
  if (!value) return [];
  const grams = (amount: number) => t("product:grams", { value: decimal(amount) });
  return [
    { name: t("product:kcal"), value: String(Math.round(value.kilocalories)) },
    { name: t("product:proteins"), value: grams(value.proteins) },
    { name: t("product:fats"), value: grams(value.fats) },
    { name: t("product:carbohydrates"), value: grams(value.carbohydrates) },
  ];
}

/** The line with those of its modifiers that are still on offer. */
function changedLineView(
  product: Product,
  cart: Cart | undefined,
  line_key: string | null | undefined,
): ProductView["line"] {
  const line = Object.values(cart?.products ?? {}).find(({ key }) => key === line_key);
  if (!line || line.product_key !== product.key || line.count < 1) return undefined;
  const { single, groups } = modifiersOf(product);
  const offered = new Set([...single, ...groups.flatMap(({ modifiers }) => modifiers)].map(({ id }) => id));
  const chosen = Object.entries(line.chosen_modifiers ?? {}).filter(([id, count]) => count > 0 && offered.has(id));
  return { key: line.key, count: line.count, chosen: Object.fromEntries(chosen) };
}

function countsInCart({ key }: Product, cart: Cart | undefined): Record<string, number> {
  const lines = Object.values(cart?.products ?? {}).filter(({ product_key }) => product_key === key);
  return Object.fromEntries(lines.map(({ chosen_modifiers, count }) => [lineKey(key, chosen_modifiers ?? {}), count]));
}
