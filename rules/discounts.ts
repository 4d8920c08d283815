import { isSold, type PricedLine, type Receipt } from "./cart";
import { withAsciiDigits } from "./digits";
import { ofOneAlphabet } from "./fold";
import { percentOf } from "./money";

/** One unit of currency of each item has to be paid in money. */
const ALWAYS_PAID = 100;

/**
 * Returns the points that may be spent (docs/specification/rules-and-calls.md#quantities): the delivery and all but one
 * unit of currency of each sold item, limited by the balance. All money is in minor units.
 */
export function bonusLimit(lines: readonly PricedLine[], delivery: number, balance: number): number {
  const payable = lines
    .filter(isSold)
    .reduce((sum, { price, count }) => sum + Math.max(0, price - ALWAYS_PAID) * count, 0);
  return Math.max(0, Math.min(balance, payable + delivery));
}

/** Returns a percentage of the money paid for the dishes, rounded down. In minor units. */
export function earnedBonuses(
  { subtotal, discount, bonuses }: Pick<Receipt, "subtotal" | "discount" | "bonuses">,
  percent: number,
): number {
  return Math.floor((Math.max(0, subtotal - discount - bonuses) * percent) / 100);
}

export const MAX_PROMOCODE_LENGTH = 50;

/** Undefined for a text that cannot be a promo code. The joiners of emoji may be in one. */
export function readPromocode(text: string | null | undefined): string | undefined {
  const code = text?.trim();
  return code && code.length <= MAX_PROMOCODE_LENGTH && !/[^\P{C}\u200c\u200d]/u.test(code) ? code : undefined;
}

/**
 * Returns the code that was probably meant by one that the chain does not know: without what was copied around it, with
 * the letters of one alphabet, and with the I of a Turkish keyboard. Undefined if that is the same.
 */
export function meantPromocode(code: string): string | undefined {
  const bare = withAsciiDigits(code.normalize("NFKC"))
    .replace(/[İı]/g, "I")
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/^[^\p{Letter}\p{Number}]+|[^\p{Letter}\p{Number}%]+$/gu, "");
  const meant = ofOneAlphabet(bare);
  return meant && meant !== code ? meant : undefined;
}

/** A percentage of the subtotal, or a sum in minor units. */
export type TakeOff = { percent: number } | { fixed: number };

/** Returns the form in which promo codes are stored and compared. */
export function tidyPromocode(text: string): string {
  return text.trim().toUpperCase();
}

/** In minor units, never more than the subtotal. */
export function promocodeDiscount(offer: TakeOff, subtotal: number): number {
  const wanted = "percent" in offer ? percentOf(subtotal, offer.percent) : offer.fixed;
  return Math.max(0, Math.min(wanted, subtotal));
}
