import { isSold, type PricedLine, type Receipt } from "./cart";
import { percentOf } from "./money";

/** The part of each item that cannot be paid in points: one unit of currency, in minor units. */
const ALWAYS_PAID = 100;

/**
 * How many points may be spent (docs/specification/rules-and-calls.md#quantities): the delivery and, of each sold item, all but one unit of currency, limited
 * by the balance. All money in minor units.
 */
export function bonusLimit(lines: readonly PricedLine[], delivery: number, balance: number): number {
  const payable = lines
    .filter(isSold)
    .reduce((sum, { price, count }) => sum + Math.max(0, price - ALWAYS_PAID) * count, 0);
  return Math.max(0, Math.min(balance, payable + delivery));
}

/** The points that a receipt earns, in minor units: a percentage of the money paid for the dishes, rounded down. */
export function earnedBonuses(
  { subtotal, discount, bonuses }: Pick<Receipt, "subtotal" | "discount" | "bonuses">,
  percent: number,
): number {
  return Math.floor((Math.max(0, subtotal - discount - bonuses) * percent) / 100);
}

/** No code is longer. */
export const LONGEST_PROMOCODE = 50;

/** A promo code as it was typed or stands in a link, without the spaces around it. Undefined for what cannot be one. */
export function readPromocode(text: string | null | undefined): string | undefined {
  const code = text?.trim();
  return code && code.length <= LONGEST_PROMOCODE && !/\p{C}/u.test(code) ? code : undefined;
}

/** The discount of a promo code: a percentage of the subtotal, or a fixed sum in minor units. */
export type TakeOff = { percent: number } | { fixed: number };

/** The form in which promo codes are stored and compared. */
export function tidyPromocode(text: string): string {
  return text.trim().toUpperCase();
}

/** All in minor units; never more than the subtotal. */
export function promocodeDiscount(offer: TakeOff, subtotal: number): number {
  const wanted = "percent" in offer ? percentOf(subtotal, offer.percent) : offer.fixed;
  return Math.max(0, Math.min(wanted, subtotal));
}
