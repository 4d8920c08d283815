import type { Cart } from "../../../../contract/cart";
import type { Modifier, Product, ProductGroup } from "../../../../contract/menu";
import { picturePath } from "../../../../server/upstream/pictures";
import type { Translate } from "../../../../locales";
import { alternativeTo } from "../../../../rules/alternatives";
import { isSold } from "../../../../rules/cart";
import { saleMultiplicity } from "../../../../rules/counts";
import { portionEnergy } from "../../../../rules/energy";
import { cardState } from "../../../../rules/menu";
import { defaultSelection, lineKey, limitText, modifiersOf, priceWithModifiers } from "../../../../rules/modifiers";
import { formatPrice, toMinor, type PriceFormat } from "../../../../rules/money";
import type { MenuContext } from "../../grid/cards-view.server";
import {
  allergenName,
  decimal,
  portionNote,
  productName,
  productPrices,
  productTag,
  shortText,
} from "../../../shared/web/words/product-words.server";
import type { AlternativeView, GroupPlaceView, ModifierView, ProductView } from "../product.view";

type Around = Pick<
  ProductView,
  | "title"
  | "error_title"
  | "canonical"
  | "return_to"
  | "back"
  | "here"
  | "favourites"
  | "currency_code"
  | "brand"
  | "goes_with"
  | "typed"
  | "time"
> & {
  cart?: Cart;
  group?: ProductGroup;
  line_key?: string | null;
};

export function productView(
  product: Product,
  { t, money, lastHour }: MenuContext,
  { cart, line_key, group, ...around }: Around,
): ProductView {
  const modifiers = modifiersOf(product);
  const state = cardState(product);
  const isGone = state === "out" || state === "soon";
  const line = changedLineView(product, cart, line_key, { t, money });
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
    per: perWords(product, t),
    portion: portionWords(product, t),
    allergens: product.allergens?.length
      ? t("product:allergens", { list: product.allergens.map((code) => allergenName(code, t)).join(", ") })
      : undefined,
    price: toMinor(product.price),
    old: productPrices(product, { t, money }).old,
    money,
    modifiers: {
      single: modifierViews(modifiers.single, money),
      groups: modifiers.groups.map(({ id, name, min, max, modifiers: choices }) => ({
        id,
        name,
        min,
        max,
        limit: limitWords(min, max, t),
        modifiers: modifierViews(choices, money),
      })),
    },
    sale_multiplicity: saleMultiplicity(product, lastHour),
    state,
    saved_form: isGone ? undefined : true,
    gone: isGone ? product.alert || t(`product:${state}`) : undefined,
    alternative: isSold(product) ? undefined : alternativeView(product, group, { t, money, lastHour }),
    group: line ? undefined : groupPlace(product, group),
    has_related: Boolean(product.has_related_products) && isSold(product) && !line,
    in_cart: countsInCart(product, cart),
    line,
  };
}

/**
 * For example "Choose from min to max", "up to N", "exactly N"; a group of exactly one has a text of its own
 * (docs/specification/rules-and-calls.md#quantities).
 */
export function limitWords(min: number, max: number, t: Translate): string {
  const limit = limitText(min, max);
  return limit.key === "exactly" && max === 1 ? t("product:one") : t(`product:${limit.key}`, { min, max });
}

function alternativeView(
  product: Product,
  group: ProductGroup | undefined,
  { t, money, lastHour }: MenuContext,
): AlternativeView | undefined {
  const dish = group && alternativeTo(product, group.products.filter(isSold));
  if (!dish) return undefined;
  const modifiers = modifiersOf(dish);
  const sale_multiplicity = saleMultiplicity(dish, lastHour);
  const one = priceWithModifiers(toMinor(dish.price), modifiers, defaultSelection(modifiers));
  return {
    key: dish.key,
    name: productName(dish.name),
    note: portionNote(dish, t),
    text: shortText(dish.description),
    picture: picturePath(dish.images?.small),
    price: formatPrice(one * sale_multiplicity, money),
    state: cardState(dish) === "add" ? "add" : "choose",
    sale_multiplicity,
  };
}

function groupPlace(product: Product, group: ProductGroup | undefined): GroupPlaceView | undefined {
  if (!group) return undefined;
  const { alias, name, products } = group;
  const at = products.findIndex(({ key }) => key === product.key);
  const neighbour = (place: number) => {
    const other = products[place];
    return other && { key: other.key, name: productName(other.name) };
  };
  return { alias, name, place: at + 1, of: products.length, previous: neighbour(at - 1), next: neighbour(at + 1) };
}

function modifierViews(modifiers: readonly Modifier[], money: PriceFormat): ModifierView[] {
  const pictures = modifiers.map(({ image }) => picturePath(image));
  const arePictured = pictures.every(Boolean);
  return modifiers.map(({ id, name, price, min, max, type }, place) => ({
    id,
    name,
    price,
    min,
    max,
    type: type ?? undefined,
    text: price > 0 ? `+${formatPrice(toMinor(price), money)}` : undefined,
    picture: arePictured ? pictures[place] : undefined,
  }));
}

const KILOJOULES_PER_KILOCALORIE = 4.184;

function perWords({ weight, nutritional_value: value }: Product, t: Translate): string {
  const per = t(weight?.unit === "ml" ? "product:per100ml" : "product:per100g");
  return value ? t("product:energy", { per, kj: Math.round(value.kilocalories * KILOJOULES_PER_KILOCALORIE) }) : per;
}

function portionWords(product: Product, t: Translate): string | undefined {
  const kcal = portionEnergy(product);
  if (kcal === undefined) return undefined;
  return t("product:portion", { weight: portionNote({ weight: product.weight }, t), kcal: Math.round(kcal) });
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

/** The cart line, without modifiers that are no longer offered. */
function changedLineView(
  product: Product,
  cart: Cart | undefined,
  line_key: string | null | undefined,
  { t, money }: Pick<MenuContext, "t" | "money">,
): ProductView["line"] {
  const line = Object.values(cart?.products ?? {}).find(({ key }) => key === line_key);
  if (!line || line.product_key !== product.key || line.count < 1) return undefined;
  const { single, groups } = modifiersOf(product);
  const offered = new Set([...single, ...groups.flatMap(({ modifiers }) => modifiers)].map(({ id }) => id));
  const chosen = Object.entries(line.chosen_modifiers ?? {}).filter(([id, count]) => count > 0 && offered.has(id));
  const { key, count, modifiers_text, price_with_modifiers } = line;
  const price = formatPrice(toMinor(price_with_modifiers), money);
  const was = [modifiers_text, count > 1 ? t("cart:line.each", { n: count, price }) : price].filter(Boolean).join(", ");
  return { key, count, chosen: Object.fromEntries(chosen), was };
}

function countsInCart({ key }: Product, cart: Cart | undefined): Record<string, number> {
  const lines = Object.values(cart?.products ?? {}).filter(({ product_key }) => product_key === key);
  return Object.fromEntries(lines.map(({ chosen_modifiers, count }) => [lineKey(key, chosen_modifiers ?? {}), count]));
}
