import { createHash } from "node:crypto";
import type { Cart, CartLine } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import type { Translate } from "../../../locales";
import { type DeliveryPrices, isFreeDelivery, isSold, missingToMinimum, orderBlock } from "../../../rules/cart";
import { canAdd, saleMultiplicity } from "../../../rules/counts";
import { formatFor, formatPrice, fromMinor, type PriceFormat, toMinor } from "../../../rules/money";
import { asFailure } from "../../../server/upstream/failure";
import { picturePath } from "../../../server/upstream/pictures";
import { addressPrices } from "../../../server/visitor/price-scope";
import type { Visit } from "../../../server/visitor/visit";
import type { CartLineView, CartSums } from "../../shared/basket/cart.view";
import { chosenShop } from "../../fulfilment/place/shops/chosen-shop.server";
import { sellsLastHour } from "../../fulfilment/time-slots/last-hour.server";
import { portionNote, productName } from "../../shared/web/words/product-words.server";
import { cardPrice, shownGroups } from "../../../rules/menu";

/** The part of the cart that every page shows. There is no upstream call for a visitor without a session. */
export async function cartSums(visit: Visit): Promise<CartSums> {
  try {
    const cart = await visit.cart();
    const sums = await sumsOf(visit, cart);
    return { ...sums, ...(await dividedLines(visit, cart)) };
  } catch (error) {
    return unknownSums(error);
  }
}

const nothing = { version: 0, whose: "", count: 0, lines: [], total: "" };

/** For a cart that could not be loaded. Rethrows any other error. */
export function unknownSums(error: unknown): CartSums {
  asFailure(error);
  return { ...nothing, state: "unknown" };
}

/** An id of the cart's owner, for browsers to tell two carts apart. Empty without a cart. */
function ownerOf({ basket: { owner } }: Visit): string {
  return owner ? createHash("sha256").update(owner).digest("base64url").slice(0, 10) : "";
}

export async function sumsOf(visit: Visit, cart: Cart | undefined): Promise<CartSums> {
  const whose = ownerOf(visit);
  const { isOwn, people } = visit.basket;
  if (!cart) return { ...nothing, whose, state: "ok", block: "empty" };
  const city = await visit.city();
  const price = visit.priceFormat(city);
  const sums = sumFormat(cart, price);
  const packaging = toMinor(cart.prices.packages);
  return {
    state: "ok",
    version: cart.version ?? visit.openedAt,
    whose,
    ...(people === undefined ? {} : { group: { words: people, to: visit.path("together") } }),
    count: cart.count,
    lines: await lineViews(visit, cart.products),
    total: formatPrice(toMinor(cart.prices.total), sums),
    packaging: packaging > 0 ? formatPrice(packaging, sums) : undefined,
    ...(isOwn ? await goalsOf(visit, city, cart) : ({ block: cart.count > 0 ? "guest" : "empty" } as const)),
  };
}

async function lineViews(visit: Visit, products: Cart["products"]): Promise<CartLineView[]> {
  const [city, lastHour] = await Promise.all([visit.city(), sellsLastHour(visit)]);
  const price = visit.priceFormat(city);
  const { locked } = visit.basket;
  return linesInOrder({ products }).map((line) => ({
    ...lineView(line, visit.t, price, lastHour),
    ...(isSold(line) && line.modifiers_text && !locked ? { edit: visit.t("basket:line.edit") } : {}),
    ...(locked ? { locked } : {}),
  }));
}

/** The visitor's own lines, which have counters, and those of others, in a cart that has both. */
export async function dividedLines(
  visit: Visit,
  cart: Cart | undefined,
): Promise<Pick<CartSums, "lines" | "others"> | undefined> {
  const divided = cart && visit.basket.divided?.(cart);
  if (!divided) return undefined;
  const [lines, others] = await Promise.all([lineViews(visit, divided.own), lineViews(visit, divided.others)]);
  return { lines, others };
}

/** The prices of the zone that the cart is delivered to. Undefined for takeaway and before an address is chosen. */
export async function zonePrices(visit: Visit, city: City) {
  const { address } = visit.place;
  return (await visit.orderType()) === "delivery" && address ? addressPrices(city, address) : undefined;
}

/**
 * The cart's progress to the zone's minimum and to free delivery, and the reason why it cannot be ordered.
 */
async function goalsOf(visit: Visit, city: City, cart: Cart) {
  const { address, shop } = visit.place;
  const zone = await zonePrices(visit, city);
  const money = sumFormat(cart, visit.priceFormat(city));
  const subtotal = toMinor(cart.prices.subtotal);
  const packages = toMinor(cart.prices.packages);
  const minimum = toMinor(zone?.minimum_order_amount ?? 0);
  const missing = missingToMinimum(minimum, subtotal, packages, zone ? isFreeDelivery(zone, subtotal) : false);
  const block = orderBlock({
    lines: Object.values(cart.products),
    order_type: await visit.orderType(),
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
    minimum:
      missing > 0
        ? {
            missing: formatPrice(missing, money),
            amount: formatPrice(minimum, money),
            counted: formatPrice(minimum - missing, money),
            share: share(minimum - missing, minimum),
            dishes: await enoughDishes(visit, missing),
          }
        : undefined,
    free_delivery: zone && subtotal > 0 ? toFreeDelivery(zone, subtotal, money) : undefined,
    block: block?.reason,
  };
}

function toFreeDelivery(zone: DeliveryPrices, subtotal: number, money: PriceFormat): CartSums["free_delivery"] {
  const from = toMinor(zone.free_delivery_from ?? 0);
  if (!zone.has_free_delivery || !zone.delivery || subtotal >= from) return undefined;
  return { missing: formatPrice(from - subtotal, money), share: share(subtotal, from) };
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, Math.round((100 * part) / whole) / 100)) : 1;
}

/**
 * The format of the receipt's sums, which all have decimals if one of them does. Prices of lines are formatted like the
 * menu's: with decimals only if they need them.
 */
export function sumFormat({ prices }: Cart, price: PriceFormat): PriceFormat {
  const { subtotal, packages, delivery, discount, promocode, bonuses, total } = prices;
  return formatFor([subtotal, packages, delivery, discount, promocode ?? 0, bonuses ?? 0, total].map(toMinor), price);
}

/** The lines in the order in which they were added. */
export function linesInOrder(cart: Pick<Cart, "products">): CartLine[] {
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

export function lineView(line: CartLine, t: Translate, money: PriceFormat, lastHour: boolean): CartLineView {
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
    ...(sold ? {} : lostView(line, t)),
  };
}

/** The server makes these texts of an unavailable line, so that scripts need not load them. */
function lostView({ alert }: CartLine, t: Translate): Pick<CartLineView, "alert" | "lost"> {
  return {
    alert: alert || t("cart:line.unavailable"),
    lost: { sum: t("basket:line.notInTotal"), similar: t("basket:line.similar") },
  };
}

/** As many dishes as a visitor looks through at a glance. */
const ENOUGH_TO_CHOOSE = 12;

/**
 * The menu's address with the cheapest dishes of which one alone reaches the minimum order; the whole menu if no dish
 * costs that much, or if the menu cannot be loaded. `missing` is in minor units.
 */
async function enoughDishes(visit: Visit, missing: number): Promise<string> {
  const prices = await pricesFrom(visit, missing);
  const to = prices[Math.min(prices.length, ENOUGH_TO_CHOOSE) - 1];
  if (to === undefined) return visit.path("#dishes");
  const query = new URLSearchParams({ from: String(fromMinor(missing)), to: String(fromMinor(to)) });
  return visit.path(`?${query}#dishes`);
}

/** In minor units, ascending. */
async function pricesFrom(visit: Visit, missing: number): Promise<number[]> {
  try {
    const [{ product_groups }, lastHour] = await Promise.all([
      visit.upstream.products(await visit.priceScope()),
      sellsLastHour(visit),
    ]);
    return shownGroups(product_groups)
      .flatMap(({ products }) => products.filter(isSold))
      .map((product) => cardPrice(product, lastHour))
      .filter((price) => price >= missing)
      .sort((one, other) => one - other);
  } catch (error) {
    asFailure(error);
    return [];
  }
}
