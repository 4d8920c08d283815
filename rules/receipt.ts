import type { Receipt } from "./cart";

/** A row of the receipt, in minor units; what is taken off is negative. */
export type ReceiptEntry =
  | { name: "subtotal" | "packages" | "delivery" | "discount" | "promocode" | "bonuses"; amount: number }
  /** Free. */
  | { name: "gift"; gift: string; count: number; amount: 0 };

type ReceiptRules = {
  /** The gifts of the cart; those with a count of 0 are offered, not taken. */
  gifts?: readonly { name: string; count: number }[];
  /** The order is delivered to a known place: a delivery that costs nothing is said to be free. */
  isDelivered: boolean;
  /** The part of the discount that is the promo code's, in minor units. */
  promocode?: number;
};

/** What an order costs, row by row: together they are the total. What is 0 is left out, but for delivery. */
export function receiptEntries(
  { subtotal, packages, delivery, discount, bonuses }: Omit<Receipt, "full" | "total">,
  { gifts = [], isDelivered, promocode = 0 }: ReceiptRules,
): ReceiptEntry[] {
  const taken = gifts.filter(({ count }) => count > 0);
  const ofCode = Math.max(0, Math.min(promocode, discount));
  const rows: ReceiptEntry[] = [
    { name: "subtotal", amount: subtotal },
    ...taken.map(({ name, count }) => ({ name: "gift", gift: name, count, amount: 0 }) as const),
    { name: "packages", amount: packages },
    { name: "delivery", amount: delivery },
    { name: "discount", amount: ofCode - discount },
    { name: "promocode", amount: 0 - ofCode },
    { name: "bonuses", amount: 0 - bonuses },
  ];
  return rows.filter(({ name, amount }) => amount !== 0 || name === "gift" || (name === "delivery" && isDelivered));
}
