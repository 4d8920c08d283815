import type { Product } from "../../../contract/menu";
import type { City } from "../../../contract/place";
import type { OrderType } from "../../../contract/primitives";
import { basketContents } from "../../../rules/basket-contents";
import { modifiersOf, priceWithModifiers, selectionErrors } from "../../../rules/modifiers";
import { isSold } from "../../../rules/cart";
import { formatPrice, toMinor } from "../../../rules/money";
import { inTime } from "../../../server/operate/in-time";
import { asFailure } from "../../../server/upstream/failure";
import { picturePath } from "../../../server/upstream/pictures";
import type { Visit } from "../../../server/visitor/visit";
import { productName } from "../../shared/web/words/product-words.server";
import { savedCarts } from "../../../server/visitor/saved-carts";
import { basketsOfBrowser, ordersOfBrowser } from "./baskets-of-browser.server";
import { basketsOfCustomer } from "./baskets-of-customer.server";
import type { PastBasket, PastLine } from "./past-basket";
import type { UsualOrder, UsualView } from "./usual.view";

/** How long the menu waits, in milliseconds. A later answer is for the visitor's next page. */
export const MENU_PATIENCE_MS = 300;
/** A customer who has just signed in expects their orders, and no page before has asked for them. */
const PATIENCE_AFTER_SIGN_IN_MS = 1_000;
const SIGN_IN_IS_NEW_MS = 60_000;
/** How long a page of its own waits. A list of orders outlives the page's own calls. */
export const PAGE_PATIENCE_MS = 5_000;
const MAX_NAMES = 2;
const MAX_PICTURES = 3;

/** The usual of the menu page, which it does not hold up for long. */
export function usualOfMenu(visit: Visit) {
  const { session, openedAt } = visit;
  const isNew = visit.isCustomer && openedAt - (session?.signed_in_at ?? 0) < SIGN_IN_IS_NEW_MS;
  return usualView(visit, isNew ? PATIENCE_AFTER_SIGN_IN_MS : MENU_PATIENCE_MS);
}

/**
 * The last different orders in this city, with the prices of their own place's menu today: a signed-in customer's, or
 * those placed in this browser. The baskets that the visitor named come after them. `usual` is undefined without any.
 * `unknown`: some could not be loaded within `patience` milliseconds.
 */
export async function usualView(visit: Visit, patience: number): Promise<{ usual?: UsualView; unknown: boolean }> {
  // Nothing replaces somebody else's basket.
  if (!visit.basket.isOwn) return { unknown: false };
  const lists = [lastBaskets(visit), savedCartsHere(visit)].map((baskets) => soon(baskets, patience));
  const [last, kept] = await Promise.all(lists);
  const orders = eachOnce(last ?? [], kept ?? []).map(({ order }) => order);
  return {
    usual: orders.length > 0 ? { action: visit.path("usual"), orders } : undefined,
    unknown: !last || !kept,
  };
}

/** `contents` is the same for baskets of the same dishes. */
type Offered = { order: UsualOrder; contents: string };

/** A saved cart stands, with its name, in the place of the last order that has the same dishes. */
function eachOnce(last: readonly Offered[], kept: readonly Offered[]): Offered[] {
  const named = last.map((one) => kept.find(({ contents }) => contents === one.contents) ?? one);
  return [...new Set([...named, ...kept])];
}

/** Undefined in place of a list that could not be loaded in time. */
async function soon(baskets: Promise<Offered[]>, patience: number): Promise<Offered[] | undefined> {
  const loaded = baskets.catch((error: unknown) => {
    asFailure(error);
    return undefined;
  });
  return inTime(loaded, patience);
}

async function lastBaskets(visit: Visit): Promise<Offered[]> {
  return offered(visit, await (visit.isCustomer ? basketsOfCustomer(visit) : ordersOfBrowser(visit)));
}

/** The baskets that the visitor named and that can be ordered in this city today. Throws UpstreamFailure. */
export async function savedCartOrders(visit: Visit): Promise<UsualOrder[]> {
  return (await savedCartsHere(visit)).map(({ order }) => order);
}

async function savedCartsHere(visit: Visit): Promise<Offered[]> {
  return offered(visit, await basketsOfBrowser(visit, await savedCarts(visit)));
}

/** Leaves out baskets of which no dish is sold today. */
async function offered(visit: Visit, baskets: PastBasket[]): Promise<Offered[]> {
  if (baskets.length === 0) return [];
  const city = await visit.city();
  const orders = await Promise.all(baskets.map((basket) => usualOrder(visit, city, basket)));
  return baskets.flatMap(({ lines }, place) => {
    const order = orders[place];
    return order ? [{ order, contents: basketContents([], lines) }] : [];
  });
}

/** Undefined if none of its dishes is sold today. */
async function usualOrder(visit: Visit, city: City, basket: PastBasket): Promise<UsualOrder | undefined> {
  const { t } = visit;
  const menu = await menuAt(visit, basket);
  const lines = basket.lines.map((line) => named(line, menu.get(line.key)));
  const sold = soldLines(lines, menu);
  if (sold.length === 0) return undefined;
  const money = visit.priceFormat(city);
  const sum = sold.reduce((total, { now, count }) => total + now * count, 0);
  const before = sold.reduce((total, { price, now, count }) => total + (price ?? now) * count, 0);
  return {
    intent: basket.intent,
    name: basket.name,
    dishes: dishNames(visit, lines.map(counted)),
    pictures: [...new Set(lines.flatMap(({ picture }) => picture ?? []))].slice(0, MAX_PICTURES),
    sum: t("menu:usual.sum", { sum: formatPrice(sum, money) }),
    dearer: sum > before ? t("menu:usual.dearer", { sum: formatPrice(sum - before, money) }) : undefined,
    gone: goneWords(
      visit,
      lines.filter((line) => !sold.some(({ line: one }) => one === line)),
    ),
    place: basket.place,
  };
}

type Menu = ReadonlyMap<string, Product>;

/** The dishes that are on the menu of a basket's place, by key. Most baskets share the menu of the page. */
export async function menuAt(
  visit: Visit,
  { order_type, shop_id, delivery_zone_id }: { order_type: OrderType; shop_id?: number; delivery_zone_id?: number },
): Promise<Menu> {
  const scope = await visit.priceScopeOf(order_type, { shop_id, delivery_zone_id });
  const { product_groups } = await visit.upstream.products(scope);
  return new Map(product_groups.flatMap(({ products }) => products).map((product) => [product.key, product]));
}

/** The lines that can be ordered today as they were chosen. `now`: the price of one, in minor units. */
export function soldLines<Line extends Pick<PastLine, "key" | "count" | "price" | "modifiers">>(
  lines: readonly Line[],
  menu: Menu,
) {
  return lines.flatMap((line) => {
    const product = menu.get(line.key);
    const { count, price, modifiers = {} } = line;
    if (!product || !isSold(product)) return [];
    const wrong = selectionErrors(modifiersOf(product), modifiers);
    // The upstream adds what a required group lacks.
    if (!wrong.every(({ code }) => code === "group_missing" || code === "modifier_missing")) return [];
    return { line, count, price, now: priceWithModifiers(toMinor(product.price), modifiersOf(product), modifiers) };
  });
}

/** Names a dish of this browser's baskets, which have keys only, as today's menu does. */
export function named(line: PastLine, product: Product | undefined): PastLine {
  return {
    ...line,
    name: line.name ?? product?.name,
    picture: line.picture ?? picturePath(product?.images?.small),
  };
}

/** Undefined if nothing is gone. A dish that has left the menu has no name. */
export function goneWords(visit: Visit, gone: readonly PastLine[]): string | undefined {
  if (gone.length === 0) return undefined;
  const names = dishNames(visit, gone);
  return names ? visit.t("menu:usual.gone", { names }) : visit.t("menu:usual.goneUnnamed");
}

/** Two orders of the same dishes differ by their counts. */
function counted({ name, count, ...line }: PastLine): PastLine {
  return { ...line, count, name: name && count > 1 ? `${name}\u00a0×\u00a0${count}` : name };
}

function dishNames({ t }: Visit, lines: readonly PastLine[]): string {
  const names = [...new Set(lines.flatMap(({ name }) => (name ? [productName(name)] : [])))];
  const first = names.slice(0, MAX_NAMES).join(", ");
  const number = names.length - MAX_NAMES;
  return number > 0 ? t("menu:usual.more", { names: first, number }) : first;
}
