import type { Receipt } from "./cart";

/** In minor units. Deductions are negative. */
export type ReceiptEntry =
  | { name: "subtotal" | "packages" | "delivery" | "discount" | "promocode" | "bonuses"; amount: number }
  | { name: "gift"; gift: string; count: number; amount: 0 };

type ReceiptRules = {
  /** Gifts with a count of 0 are offered, not taken. */
  gifts?: readonly { name: string; count: number }[];
  /** Free delivery to a known address gets a row. */
  isDelivered: boolean;
  /** The promo code's part of the discount, in minor units. */
  promocode?: number;
};

/** The rows add up to the total. Rows of 0 are left out, except delivery and gifts. */
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
