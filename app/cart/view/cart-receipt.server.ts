import type { Cart } from "../../../contract/cart";
import type { Translate } from "../../../locales";
import { formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import { receiptEntries } from "../../../rules/receipt";
import type { ReceiptRow } from "../../shared/basket/cart.view";
import { productName } from "../../shared/web/words/product-words.server";

/** The delivery of an order: none, of a known price, or to an address that is not known yet. */
export type DeliveryKnown = "none" | "priced" | "unknown";

export function receiptRows(cart: Cart, known: DeliveryKnown, t: Translate, money: PriceFormat): ReceiptRow[] {
  const { subtotal, packages, delivery, discount, bonuses } = cart.prices;
  const prices = {
    subtotal: toMinor(subtotal),
    packages: toMinor(packages),
    delivery: toMinor(delivery),
    discount: toMinor(discount),
    bonuses: toMinor(bonuses ?? 0),
  };
  const gifts = cart.gifts ?? [];
  const rules = { gifts, isDelivered: known !== "none", promocode: toMinor(promocodePart(cart) ?? 0) };
  return receiptEntries(prices, rules).map((entry) => {
    const { name, amount } = entry;
    const label = name === "gift" ? giftWords(entry, t) : t(`cart:receipt.${name}`);
    if (name === "delivery" && amount === 0 && known === "unknown")
      return { name, label, text: t("cart:receipt.byAddress") };
    const text = amount === 0 ? t("cart:receipt.free") : formatPrice(amount, money);
    return { name, label, text, ...(amount <= 0 ? { tone: "good" as const } : {}) };
  });
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
