import { percentOf } from "./money";

/** What a promo code takes off: a share of the dishes, or a sum in minor units. */
export type TakeOff = { percent: number } | { fixed: number };

/** A code as it is kept and compared: people type it in any case, with spaces around. */
export function tidyPromocode(text: string): string {
  return text.trim().toUpperCase();
}

/** What a code takes off a subtotal, both in minor units; never more than the dishes cost. */
export function promocodeDiscount(offer: TakeOff, subtotal: number): number {
  const wanted = "percent" in offer ? percentOf(subtotal, offer.percent) : offer.fixed;
  return Math.max(0, Math.min(wanted, subtotal));
}
