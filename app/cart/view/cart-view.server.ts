import type { Cart, CartPackage } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import { oncePer } from "../../../server/operate/once-per";
import type { Visit } from "../../../server/visitor/visit";
import type { Translate } from "../../../locales";
import { productName } from "../../shared/web/words/product-words.server";
import { isPlaceStopped } from "../../fulfilment/place/shops/chosen-shop.server";
import { isSold } from "../../../rules/cart";
import { orderEnergy } from "../../../rules/energy";
import { formatPrice, type PriceFormat, toMinor } from "../../../rules/money";
import { timeOf, timeWords, whenWords } from "../../fulfilment/time-slots/chosen-time.server";
import { cartPoints } from "../offers/points.server";
import { codeOrPointsView } from "../offers/promocode.server";
import { promocodePart, receiptRows, type DeliveryKnown } from "./cart-receipt.server";
import {
  cartSums,
  dividedLines,
  linesInOrder,
  lineView,
  sumFormat,
  sumsOf,
  unknownSums,
  zonePrices,
} from "./cart-sums.server";
import { cartOfPage } from "../../shared/basket/accept-cart.server";
import { giftViews } from "../../shared/basket/gifts-view.server";
import { whereItGoes } from "./where-it-goes.server";
import { iconNames, type IconName } from "../../shared/ui/icons/icon-names";
import {
  messagePositions,
  nothingMore,
  type CartMessageView,
  type CartPackageView,
  type CartSums,
  type CartView,
  type OrderedCartView,
} from "../../shared/basket/cart.view";
import { seenNow } from "../../../rules/seen-prices";
import { readCookie } from "../../../server/visitor/cookie-header";
import { MAX_COMPARED_LINES, seenPricesCookie } from "../../../server/visitor/seen-prices";
import { shortHash } from "../../shared/basket/cart-signature.server";

/**
 * The whole cart, for pages that show or order it. There is no upstream call for a visitor without a session. The state
 * is `unknown` if the cart cannot be loaded.
 */
export async function cartView(visit: Visit): Promise<CartView> {
  let cart: Cart | undefined;
  try {
    cart = await cartOfPage(visit);
  } catch (error) {
    return { ...unknownSums(error), ...nothingMore };
  }
  const sums = await sumsOf(visit, cart);
  // The browser keeps it for a cart that is opened after the first dish (ComingCart.tsx).
  if (!cart) return { ...sums, ...nothingMore, where: await whereItGoes(visit, false) };
  const { t } = visit;
  const city = await visit.city();
  const price = visit.priceFormat(city);
  const { basket } = visit;
  if (!basket.isOwn) {
    const messages = basket.news.map((text) => ({ position: "top", tone: "info", text }) as const);
    return { ...sums, ...nothingMore, messages };
  }
  const { chosen } = timeOf(visit, cart);
  const before = await pricesBefore(visit, { cart, version: sums.version, whose: `${sums.whose}-${city.id}` });
  return {
    ...sums,
    lines: sums.lines.map((line) =>
      line.alert ? line : { ...line, repriced: repriced(before(line.line_key), t, price) },
    ),
    energy: energyWords(cart, t),
    packages: (cart.packages ?? []).filter(({ count }) => count > 0).map((one) => packageView(one, t, price)),
    gifts: giftViews(cart, t, price),
    messages: messageViews(cart),
    promocode: promocodeView(cart, t, price),
    code_or_points: await codeOrPointsView(visit),
    ...((await isPlaceStopped(visit)) ? {} : { time: chosen && timeWords(visit, city, chosen) }),
    when: await cartWhen(visit, cart),
    where: await whereItGoes(visit, chosen !== undefined),
    points: await cartPoints(visit, cart),
    receipt: receiptRows(cart, await deliveryKnown(visit, city), t, sumFormat(cart, price)),
  };
}

/** The link to the times. Undefined in somebody else's basket, and while the place takes no orders. */
export async function cartWhen(visit: Visit, cart: Cart): Promise<CartView["when"]> {
  if (!visit.basket.isOwn || (await isPlaceStopped(visit))) return undefined;
  return { label: visit.t("when:label"), ...(await whenWords(visit, cart)) };
}

async function deliveryKnown(visit: Visit, city: City): Promise<DeliveryKnown> {
  if ((await visit.orderType()) !== "delivery") return "none";
  return (await zonePrices(visit, city)) ? "priced" : "unknown";
}

function energyWords(cart: Cart, t: Translate): string | undefined {
  const gifts = (cart.gifts ?? []).filter(({ count }) => count > 0).length;
  const energy = orderEnergy(linesInOrder(cart).filter(isSold), gifts);
  if (!energy) return undefined;
  const { kcal, unknown } = energy;
  return unknown > 0 ? t("basket:energy.part", { kcal, count: unknown }) : t("basket:energy.all", { kcal });
}

/** The same with the visitor's own lines in place of those of all who fill the cart. */
export async function ownCartView(visit: Visit): Promise<CartView> {
  return withOwnLines(visit, await cartView(visit));
}

async function withOwnLines(visit: Visit, view: CartView): Promise<CartView> {
  const divided = view.state === "ok" ? await dividedLines(visit, await visit.cart()) : undefined;
  return divided ? { ...view, ...divided } : view;
}

/** The cart with the lines of all who fill it, which its order has. Computed once for the loaders of a page. */
export const orderCart: (visit: Visit) => Promise<CartView> = oncePer(cartView);

/** The cart for the loaders of a page, which run at the same time: it is computed once, and sent once. */
export const pageCart: (visit: Visit) => Promise<CartView> = oncePer(async (visit: Visit) =>
  withOwnLines(visit, await orderCart(visit)),
);

/** The first part of the addresses, below a city's, of the pages that are rendered with the whole cart. */
const WITH_WHOLE_CART = ["", "cart", "checkout"];

/**
 * The cart around a page: whole where the page's own HTML shows it, as in the panel beside the menu, else its sums. A
 * browser that comes to such a page from another one asks for the rest.
 */
export function cartAround(visit: Visit): Promise<CartSums | CartView> {
  const [, , page = ""] = new URL(visit.request.url).pathname.toLowerCase().split("/");
  return visit.standing === undefined && WITH_WHOLE_CART.includes(page) ? pageCart(visit) : cartSums(visit);
}

/** The cart of an order, which is priced and can no longer change. `currency` is that of the order's city. */
export async function orderedCart(
  visit: Visit,
  cart: Cart,
  isDelivery: boolean,
  currency?: string | null,
): Promise<OrderedCartView> {
  const here = visit.priceFormat(await visit.city());
  const price = { ...here, currency: currency ?? here.currency };
  const money = sumFormat(cart, price);
  return {
    lines: linesInOrder(cart).map((line) => ({
      ...lineView(line, visit.t, price, false),
      alert: undefined,
      lost: undefined,
    })),
    receipt: receiptRows(cart, isDelivery ? "priced" : "none", visit.t, money),
    total: formatPrice(toMinor(cart.prices.total), money),
  };
}

/** The upstream's messages without empty ones. */
function messageViews({ messages }: Pick<Cart, "messages">): CartMessageView[] {
  return (messages ?? []).flatMap(({ position, title, text, icon }) =>
    title || text
      ? {
          position: messagePositions.find((known) => known === position) ?? "bottom",
          tone: toneOf(icon),
          title: title ?? undefined,
          text: text ?? "",
          icon: iconOf(icon),
        }
      : [],
  );
}

/**
 * Maps the chain's icon names, which are ours except for its warning. For an unknown name the message's tone decides.
 */
function iconOf(name: string | null | undefined): IconName | undefined {
  return name === "alert" ? "circle-alert" : iconNames.find((known) => known === name);
}

function toneOf(icon: string | null | undefined): CartMessageView["tone"] {
  if (icon === "alert") return "danger";
  return icon === "gift" || icon === "check" ? "good" : "info";
}

/** The promo code and its effect: its part of the discount, or its gift. */
function promocodeView(cart: Cart, t: Translate, money: PriceFormat): CartView["promocode"] {
  const code = cart.promocode;
  if (!code) return undefined;
  const why = messageViews(cart).filter(({ position }) => position === "promocode");
  if (why.length > 0)
    return { code, counts: false, words: why.flatMap(({ title, text }) => [title, text].filter(Boolean)).join(" ") };
  const sum = toMinor(promocodePart(cart) ?? 0);
  const gift = cart.gifts?.find(({ promocode, count }) => promocode === code && count > 0);
  if (sum > 0) return { code, counts: true, words: t("offers:promocode.off", { sum: formatPrice(sum, money) }) };
  if (gift) return { code, counts: true, words: t("offers:promocode.gift", { name: productName(gift.name) }) };
  return { code, counts: true, words: t("offers:promocode.applied") };
}

function repriced(before: number | undefined, t: Translate, price: PriceFormat): string | undefined {
  return before === undefined ? undefined : t("basket:line.priceWas", { price: formatPrice(before, price) });
}

function packageView(
  { alias, name, count, price, refused, can_refuse }: CartPackage,
  t: Translate,
  money: PriceFormat,
): CartPackageView {
  const text = refused
    ? t("cart:packages.refused")
    : price > 0
      ? formatPrice(toMinor(price) * count, money)
      : t("cart:receipt.free");
  return {
    alias,
    name: name || t("cart:packages.unnamed"),
    count,
    text,
    refused: refused ?? false,
    can_refuse: can_refuse ?? false,
  };
}

const nameOf = (line_key: string) => shortHash(line_key).slice(0, 8);

/**
 * Returns the earlier price of a line in minor units if it has changed since the visitor saw this cart. Stores the
 * current prices.
 */
async function pricesBefore(
  visit: Visit,
  { cart, version, whose }: { cart: Cart; version: number; whose: string },
): Promise<(line_key: string) => number | undefined> {
  const seen = await readCookie(visit.cookies, seenPricesCookie);
  const sold = Object.values(cart.products).filter((line) => line.count > 0 && isSold(line));
  const prices = sold
    .slice(0, MAX_COMPARED_LINES)
    .map((line) => [nameOf(line.key), toMinor(line.price_with_modifiers)] as const);
  const now = seenNow(seen, { cart: shortHash(whose).slice(0, 8), version, prices: Object.fromEntries(prices) });
  if (JSON.stringify(now) !== JSON.stringify(seen) && (seen || prices.length > 0)) visit.change(seenPricesCookie, now);
  return (line_key) => now.before[nameOf(line_key)];
}
