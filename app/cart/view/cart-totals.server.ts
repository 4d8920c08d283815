import type { Cart } from "../../../contract/cart";
import { addressPrices } from "../../../server/visitor/price-scope";
import type { Visit } from "../../../server/visitor/visit";
import type { Translate } from "../../../locales";
import { chosenShop } from "../../place/shops/chosen-shop.server";
import { productName } from "../../words/product-words.server";
import { isFreeDelivery, missingToMinimum, orderBlock, type DeliveryPrices } from "../../../rules/cart";
import { formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import { receiptEntries } from "../../../rules/receipt";
import type { CartView, ReceiptRow } from "../../basket/cart.view";

type CartTotals = Pick<CartView, "receipt" | "total" | "minimum" | "free_delivery" | "block">;

/**
 * The cart's price, its progress to the zone's minimum and to free delivery, and the reason why it cannot be ordered.
 */
export async function cartTotals(visit: Visit, cart: Cart, money: PriceFormat): Promise<CartTotals> {
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const { address, shop } = visit.place;
  const zone = order_type === "delivery" && address ? addressPrices(city, address) : undefined;
  const subtotal = toMinor(cart.prices.subtotal);
  const packages = toMinor(cart.prices.packages);
  const minimum = toMinor(zone?.minimum_order_amount ?? 0);
  const missing = missingToMinimum(minimum, subtotal, packages, zone ? isFreeDelivery(zone, subtotal) : false);
  const block = orderBlock({
    lines: Object.values(cart.products),
    order_type,
    hasShop: Boolean(shop),
    hasAddress: Boolean(address),
    missing,
    cityStopped: city.type === "stop",
    authEnabled: visit.settings.customers.is_auth_enabled,
    signedIn: Boolean(visit.session?.signed_in),
    // The shop may have stopped taking orders since. If the shops cannot be loaded, the order form reports it.
    closed: (await chosenShop(visit))?.type === "stop",
  });
  return {
    receipt: receiptRows(cart, Boolean(zone), visit.t, money),
    total: formatPrice(toMinor(cart.prices.total), money),
    minimum:
      missing > 0
        ? {
            missing: formatPrice(missing, money),
            amount: formatPrice(minimum, money),
            share: share(minimum - missing, minimum),
          }
        : undefined,
    free_delivery: zone && subtotal > 0 ? toFreeDelivery(zone, subtotal, money) : undefined,
    block: block?.reason,
  };
}

type ZonePrices = DeliveryPrices & { minimum_order_amount?: number | null };

function toFreeDelivery(zone: ZonePrices, subtotal: number, money: PriceFormat): CartTotals["free_delivery"] {
  const from = toMinor(zone.free_delivery_from ?? 0);
  if (!zone.has_free_delivery || !zone.delivery || subtotal >= from) return undefined;
  return { missing: formatPrice(from - subtotal, money), share: share(subtotal, from) };
}

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

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, Math.round((100 * part) / whole) / 100)) : 1;
}
