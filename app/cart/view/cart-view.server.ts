import { createHash } from "node:crypto";
import type { Cart, CartLine, CartPackage } from "../../../contract/cart";
import { asFailure } from "../../../server/upstream/failure";
import { picturePath } from "../../../server/upstream/pictures";
import type { Visit } from "../../../server/visitor/visit";
import type { Translate } from "../../../locales";
import { portionNote, productName } from "../../words/product-words.server";
import { isPlaceStopped } from "../../place/shops/chosen-shop.server";
import { sellsLastHour } from "../../place/shops/last-hour.server";
import { isSold } from "../../../rules/cart";
import { canAdd, saleMultiplicity } from "../../../rules/counts";
import { formatFor, formatPrice, toMinor, type PriceFormat } from "../../../rules/money";
import { timeOf, timeWords, whenWords } from "../../when/chosen-time.server";
import { pricesBefore } from "./prices-before.server";
import { cartPoints } from "../offers/points.server";
import { codeOrPointsView } from "../offers/promocode.server";
import { cartTotals, promocodePart, receiptRows } from "./cart-totals.server";
import { giftViews } from "../../basket/gifts-view.server";
import { whereItGoes } from "./where-it-goes.server";
import { iconNames, type IconName } from "../../ui/icons/icon-names";
import {
  messagePositions,
  type CartLineView,
  type CartMessageView,
  type CartPackageView,
  type CartView,
  type OrderedCartView,
} from "../../basket/cart.view";

const nothing = {
  version: 0,
  whose: "",
  count: 0,
  lines: [],
  packages: [],
  gifts: [],
  messages: [],
  receipt: [],
  total: "",
};

/**
 * The cart for every part of the page. There is no upstream call for a visitor without a session. The state is
 * `unknown` if the cart cannot be loaded.
 */
export async function cartView(visit: Visit): Promise<CartView> {
  let cart: Cart | undefined;
  try {
    cart = await visit.shownCart();
  } catch (error) {
    asFailure(error);
    return { ...nothing, state: "unknown" };
  }
  const key = visit.session?.key;
  const whose = key ? createHash("sha256").update(key).digest("base64url").slice(0, 10) : "";
  if (!cart) return { ...nothing, whose, state: "ok", block: "empty" };
  const [city, lastHour] = await Promise.all([visit.city(), sellsLastHour(visit)]);
  const { t } = visit;
  const price = visit.priceFormat(city);
  const money = formatFor(amountsOf(cart), price);
  const stopped = await isPlaceStopped(visit);
  const { chosen } = timeOf(visit, cart);
  const version = cart.version ?? visit.openedAt;
  const before = await pricesBefore(visit, { cart, version, whose: `${whose}-${city.id}` });
  return {
    state: "ok",
    version,
    whose,
    count: cart.count,
    lines: linesInOrder(cart).map((line) => ({
      ...lineView(line, t, price, lastHour),
      ...offersOf(line, before(line), t, price),
    })),
    packages: (cart.packages ?? []).filter(({ count }) => count > 0).map((one) => packageView(one, t, price)),
    gifts: giftViews(cart),
    messages: messageViews(cart),
    promocode: promocodeView(cart, t, price),
    code_or_points: await codeOrPointsView(visit),
    ...(stopped
      ? {}
      : {
          time: chosen && timeWords(visit, city, chosen),
          when: { label: t("when:label"), words: await whenWords(visit, cart) },
        }),
    where: await whereItGoes(visit, chosen !== undefined),
    points: await cartPoints(visit, cart),
    ...(await cartTotals(visit, cart, money)),
  };
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
  const money = formatFor(amountsOf(cart), price);
  return {
    lines: linesInOrder(cart).map((line) => ({ ...lineView(line, visit.t, price, false), alert: undefined })),
    receipt: receiptRows(cart, isDelivery, visit.t, money),
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

/**
 * The sums of the receipt, in minor units. Prices of lines are not among them, because they are formatted like the
 * menu's: with decimals only if they need them.
 */
function amountsOf({ prices }: Cart): number[] {
  const { subtotal, packages, delivery, discount, promocode, bonuses, total } = prices;
  return [subtotal, packages, delivery, discount, promocode ?? 0, bonuses ?? 0, total].map(toMinor);
}

/** The lines in the order in which they were added. */
export function linesInOrder(cart: Cart): CartLine[] {
  return Object.values(cart.products)
    .filter(({ count }) => count > 0)
    .sort((one, other) => order(one.added_at, other.added_at));
}

type Added = CartLine["added_at"];

function order(one: Added, other: Added): number {
  if (one == null || other == null) return 0;
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}

function lineView(line: CartLine, t: Translate, money: PriceFormat, lastHour: boolean): CartLineView {
  const { key, product_key, name, count, price, basic_price, price_with_modifiers } = line;
  const one = toMinor(price_with_modifiers);
  const saved = Math.max(0, toMinor(basic_price ?? price) - toMinor(price));
  const sold = isSold(line);
  const step = saleMultiplicity(line, lastHour);
  return {
    line_key: key,
    product_key,
    name: productName(name),
    note: line.modifiers_text || portionNote(line, t),
    picture: picturePath(line.images?.small),
    count,
    sale_multiplicity: step,
    can_add: sold && canAdd(count, step),
    price: formatPrice(one, money),
    total: formatPrice(one * count, money),
    basic_total: sold && saved > 0 ? formatPrice((one + saved) * count, money) : undefined,
    alert: sold ? undefined : line.alert || t("cart:line.unavailable"),
  };
}

/**
 * Texts for a line of an open cart: links for an unavailable or changeable line, and a changed price. The server makes
 * them, so that scripts need not load them.
 */
function offersOf(
  line: CartLine,
  before: number | undefined,
  t: Translate,
  money: PriceFormat,
): Pick<CartLineView, "lost" | "edit" | "repriced"> {
  if (!isSold(line)) return { lost: { sum: t("basket:line.notInTotal"), similar: t("basket:line.similar") } };
  return {
    edit: line.modifiers_text ? t("basket:line.edit") : undefined,
    repriced: before === undefined ? undefined : t("basket:line.priceWas", { price: formatPrice(before, money) }),
  };
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
