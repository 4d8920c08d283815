import { isSold, type PricedLine, type Receipt } from "./cart";

/** What of every item is always paid in money: one unit of currency, in minor units. */
const ALWAYS_PAID = 100;

/**
 * Points that may be written off: of each sold product or package all but one unit of currency, and the delivery, as far as the balance goes (spec 2 §5).
 * All money in minor units; what costs less than a unit can't be paid in points at all.
 */
export function bonusLimit(lines: readonly PricedLine[], delivery: number, balance: number): number {
  const payable = lines
    .filter(isSold)
    .reduce((sum, { price, count }) => sum + Math.max(0, price - ALWAYS_PAID) * count, 0);
  return Math.max(0, Math.min(balance, payable + delivery));
}

/** Points that a receipt earns, in minor units: a percentage of what is paid in money for the dishes, rounded down. */
export function earnedBonuses(
  { subtotal, discount, bonuses }: Pick<Receipt, "subtotal" | "discount" | "bonuses">,
  percent: number,
): number {
  return Math.floor((Math.max(0, subtotal - discount - bonuses) * percent) / 100);
}
