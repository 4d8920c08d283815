import type { Product } from "../../server/contract/menu";
import type { Translate } from "../i18n/translations.server";
import type { TagTone } from "../ui/Tag";
import type { TagView } from "./view";

const NBSP = "\u00a0";
const MINUS = "\u2212";
const tones: readonly string[] = ["hit", "new", "spicy", "vegetarian"] satisfies TagTone[];

/** "285 г · 8 шт": a unit that we have no word for stands as it came. One piece is not worth saying. */
export function portionNote({ weight, quantity }: Pick<Product, "weight" | "quantity">, t: Translate): string {
  const parts: string[] = [];
  if (weight) parts.push(`${decimal(weight.value)}${NBSP}${t(`menu:units.${weight.unit}`, { defaultValue: weight.unit })}`);
  if (quantity && quantity > 1) parts.push(t("menu:pieces", { count: quantity }));
  return parts.join(" · ");
}

/** The upstream's own words about a product; without them a known accent has ours. */
export function productTag({ accent, accent_text }: Pick<Product, "accent" | "accent_text">, t: Translate): TagView | undefined {
  const known = tones.includes(accent ?? "");
  const text = accent_text || (known ? t(`menu:accents.${accent}`, { defaultValue: "" }) : undefined);
  return text ? { tone: known ? (accent as TagTone) : "plain", text } : undefined;
}

export function percentText(discount: number): string {
  return `${MINUS}${decimal(discount)}${NBSP}%`;
}

/** An allergen's code in words; one that we do not know stands as it came. */
export function allergenName(code: string, t: Translate): string {
  return t(`menu:allergens.${code}`, { defaultValue: code });
}

/** Whole, or with a comma and at most one decimal, in every language as prices are. */
export function decimal(value: number): string {
  return String(Math.round(value * 10) / 10).replace(".", ",");
}

/** The description's beginning, as much as two lines of a card hold, cut between words. */
export function shortText(description: string | null | undefined, most = 84): string {
  const text = (description ?? "").trim().replace(/\.$/, "");
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,.;:—–-]+$/, "")}…`;
}
