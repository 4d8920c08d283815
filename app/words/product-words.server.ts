import type { Product } from "../../contract/menu";
import type { Translate } from "../../locales";
import type { TagTone } from "../ui/Tag";
import type { TagView } from "../ui/Tag";

const NBSP = "\u00a0";
const tones: readonly string[] = ["hit", "new", "spicy", "vegetarian"] satisfies TagTone[];

/** "285 г · 8 шт": a unit that we have no word for stands as it came. One piece is not worth saying. */
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

/** The upstream's own words about a product; without them a known accent has ours. */
export function productTag(
  { accent, accent_text }: Pick<Product, "accent" | "accent_text">,
  t: Translate,
): TagView | undefined {
  const known = tones.includes(accent ?? "");
  const text = accent_text || (known ? t(`menu:accents.${accent}`, { defaultValue: "" }) : undefined);
  return text ? { tone: known ? (accent as TagTone) : "plain", text } : undefined;
}

/** "−15 %", "−%15": as the visitor's language writes it. */
export function percentText(discount: number, t: Translate): string {
  return t("menu:percent", { value: decimal(discount) });
}

/** A name whose numbers stay with what they count, "30 см", wherever its line breaks. */
export function productName(name: string): string {
  return name.replace(/(\d) (?=\p{L}{1,5}(?!\p{L}))/gu, `$1${NBSP}`);
}

/** An allergen's code in words; one that we do not know stands as it came. */
export function allergenName(code: string, t: Translate): string {
  return t(`menu:allergens.${code}`, { defaultValue: code });
}

/** At most one digit past the point, which the words around it write (i18next's `number`). */
export function decimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The description's beginning, as much as two lines of a card hold, cut between words. */
export function shortText(description: string | null | undefined, most = 84): string {
  const text = (description ?? "").trim().replace(/\.$/, "");
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).replace(/[\s,.;:—–-]+$/, "")}…`;
}
