import type { Cart } from "../../../contract/cart";
import type { Translate } from "../../../locales";
import { formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import { receiptEntries } from "../../../rules/receipt";
import type { ReceiptRow } from "../../basket/cart.view";
import { productName } from "../../words/product-words.server";

export function receiptRows(cart: Cart, isDelivered: boolean, t: Translate, money: PriceFormat): ReceiptRow[] {
  const { subtotal, packages, delivery, discount, bonuses } = cart.prices;
  const prices = {
    subtotal: toMinor(subtotal),
    packages: toMinor(packages),
    delivery: toMinor(delivery),
    discount: toMinor(discount),
    bonuses: toMinor(bonuses ?? 0),
  };
  const gifts = cart.gifts ?? [];
  return receiptEntries(prices, { gifts, isDelivered, promocode: toMinor(promocodePart(cart) ?? 0) }).map((entry) => ({
    name: entry.name,
    label: entry.name === "gift" ? giftWords(entry, t) : t(`cart:receipt.${entry.name}`),
    text: entry.amount === 0 ? t("cart:receipt.free") : formatPrice(entry.amount, money),
    ...(entry.amount <= 0 ? { tone: "good" as const } : {}),
  }));
}

/**
 * The promo code's part of the discount, in major units: all of it, unless the order has another discount too.
 * Undefined if the upstream does not return it.
 */
export function promocodePart({ promocode, prices }: Pick<Cart, "promocode" | "prices">): number | undefined {
  if (!promocode || prices.discount <= 0) return 0;
  return prices.promocode ?? undefined;
}

function giftWords({ gift, count }: { gift: string; count: number }, t: Translate): string {
  const one = productName(gift);
  return t("gifts:inReceipt", { name: count > 1 ? `${one}\u00a0× ${count}` : one });
}
