import type { Product } from "../../../../contract/menu";
import type { Translate } from "../../../../locales";
import { cut } from "../../../../rules/cut";
import { defaultSelection, modifiersOf, priceWithModifiers } from "../../../../rules/modifiers";
import { saleMultiplicity } from "../../../../rules/counts";
import { isLeastPrice } from "../../../../rules/menu";
import { formatPrice, toMinor, type PriceFormat } from "../../../../rules/money";
import type { TagTone } from "../../ui/text/Tag";
import type { TagView } from "../../ui/text/Tag";

const NBSP = "\u00a0";
const tones: readonly string[] = ["hit", "new", "spicy", "vegetarian"] satisfies TagTone[];

/** "285 г · 8 шт". An unknown unit is shown unchanged; a single piece is not mentioned. */
export function portionNote({ weight, quantity }: Pick<Product, "weight" | "quantity">, t: Translate): string {
  const parts: string[] = [];
  if (weight)
    parts.push(
      t(`menu:units.${weight.unit}`, {
        value: decimal(weight.value),
        defaultValue: `{{value, number}}${NBSP}${weight.unit}`,
      }),
    );
  if (quantity && quantity > 1) parts.push(t("menu:pieces", { count: quantity }));
  return parts.join(" · ");
}

/** A longer text does not fit on a picture and is cut. */
const MAX_TAG_LENGTH = 40;

/** The product's `accent_text`; without it our own text for a known accent. */
export function productTag(
  { accent, accent_text }: Pick<Product, "accent" | "accent_text">,
  t: Translate,
): TagView | undefined {
  const known = tones.includes(accent ?? "");
  const own = accent_text?.trim() ?? "";
  const text =
    (own.length > MAX_TAG_LENGTH ? `${cut(own, MAX_TAG_LENGTH)}…` : own) ||
    (known ? t(`menu:accents.${accent}`, { defaultValue: "" }) : undefined);
  return text ? { tone: known ? (accent as TagTone) : "plain", text } : undefined;
}

type Prices = { price: string; old?: string; percent?: string };

/** With the default modifiers. The old price and the percent only if the product is discounted. */
export function productPrices(
  product: Product,
  { t, money }: { t: Translate; money: PriceFormat },
  pieces = 1,
): Prices {
  const modifiers = modifiersOf(product);
  const withDefaults = (price: number) =>
    priceWithModifiers(toMinor(price), modifiers, defaultSelection(modifiers)) * pieces;
  const now = withDefaults(product.price);
  const before = withDefaults(product.basic_price ?? product.price);
  if (before <= now) return { price: formatPrice(now, money) };
  const percent = product.discount ? percentText(product.discount, t) : undefined;
  return { price: formatPrice(now, money), old: formatPrice(before, money), percent };
}

type OnMenu = { t: Translate; money: PriceFormat; lastHour: boolean };

/** `of`: the text before the price, "2 for" or "from". */
export function cardPrices(product: Product, { t, money, lastHour }: OnMenu): Prices & { of?: string } {
  const pieces = saleMultiplicity(product, lastHour);
  const of = pieces > 1 ? t("menu:lot", { number: pieces }) : isLeastPrice(product) ? t("menu:fromWord") : undefined;
  return { ...productPrices(product, { t, money }, pieces), of };
}

/** Without the old price. */
export function priceLine(product: Product, context: OnMenu): string {
  const { price, of } = cardPrices(product, context);
  return of ? `${of} ${price}`.replaceAll(" ", NBSP) : price;
}

/** "−15 %", "−%15": by the visitor's language. */
function percentText(discount: number, t: Translate): string {
  return t("menu:percent", { value: decimal(discount) });
}

/** The name with no-break spaces after numbers: "30 см" never wraps. */
export function productName(name: string): string {
  return name.replace(/(\d) (?=\p{L}{1,5}(?!\p{L}))/gu, `$1${NBSP}`);
}

/** An unknown code is shown unchanged. */
export function allergenName(code: string, t: Translate): string {
  return t(`menu:allergens.${code}`, { defaultValue: code });
}

/** Rounds to one decimal; i18next's `number` formats it. */
export function decimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Cut between words to fit two lines of a card. */
export function shortText(description: string | null | undefined, maxLength = 84): string {
  const text = (description ?? "").trim().replace(/\.$/, "");
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), maxLength / 2)).replace(/[\s,.;:—–-]+$/, "")}…`;
}
