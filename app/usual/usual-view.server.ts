import type { CartLine } from "../../contract/cart";
import type { Product } from "../../contract/menu";
import type { ListedOrder } from "../../contract/order";
import type { City } from "../../contract/place";
import { cityOfAddress } from "../../rules/address";
import { isSold } from "../../rules/cart";
import { modifiersOf, priceWithModifiers } from "../../rules/modifiers";
import { formatPrice, toMinor } from "../../rules/money";
import { within } from "../../server/operate/within";
import { asFailure } from "../../server/upstream/failure";
import { picturePath } from "../../server/upstream/pictures";
import type { VisitorSession } from "../../server/visitor/session";
import type { Visit } from "../../server/visitor/visit";
import { linesInOrder } from "../cart/view/cart-sums.server";
import { placeWords } from "../profile/orders/orders-view.server";
import { typeOfOrder } from "../tracking/own-order.server";
import { productName } from "../words/product-words.server";
import { finishedOrders } from "./finished-orders.server";
import type { UsualOrder, UsualView } from "./usual.view";

/** The menu waits this long. A later answer is for the customer's next page. */
const PATIENCE_MS = 300;
const MAX_ORDERS = 3;
const MAX_NAMES = 2;
const MAX_PICTURES = 3;

/**
 * The customer's last different orders in this city, with the prices of their own place's menu today. Undefined without
 * any, and if they could not be loaded in time.
 */
export async function usualView(visit: Visit): Promise<UsualView | undefined> {
  const { session } = visit;
  if (!session?.signed_in) return undefined;
  return within(viewFor(visit, session), PATIENCE_MS, () => undefined);
}

async function viewFor(visit: Visit, session: VisitorSession): Promise<UsualView | undefined> {
  try {
    const [city, finished] = await Promise.all([visit.city(), finishedOrders(visit, session)]);
    const here = finished.filter((order) => isIn(city, order) && linesOf(order).length > 0);
    const different = [...new Map(here.toReversed().map((order) => [contentsOf(order), order])).values()].toReversed();
    const orders = await Promise.all(different.slice(0, MAX_ORDERS).map((order) => usualOrder(visit, city, order)));
    const sold = orders.filter((order) => order !== undefined);
    return sold.length > 0 ? { action: visit.path("profile?tab=orders"), orders: sold } : undefined;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** An order without a city is of the visitor's. */
function isIn(city: City, { city_id, delivery_address }: ListedOrder): boolean {
  return ((delivery_address && cityOfAddress(delivery_address)) ?? city_id ?? city.id) === city.id;
}

/** The dishes of an order; packages are added by the upstream. */
function linesOf({ cart }: ListedOrder): CartLine[] {
  return cart ? linesInOrder(cart).filter(({ type }) => type !== "packet") : [];
}

/** The same for two orders of the same dishes at the same place. */
function contentsOf(order: ListedOrder): string {
  const lines = linesOf(order).map(({ key, count }) => `${key} ${count}`);
  const place = typeOfOrder(order) === "delivery" ? order.delivery_address?.address : order.shop?.id;
  return JSON.stringify([place, ...lines.sort()]);
}

/** Undefined if none of its dishes is sold today. */
async function usualOrder(visit: Visit, city: City, order: ListedOrder): Promise<UsualOrder | undefined> {
  const { t } = visit;
  const lines = linesOf(order);
  const menu = await menuAt(visit, order);
  const sold = lines.flatMap((line) => {
    const product = menu.get(line.product_key);
    return product && isSold(product) ? { ...line, now: priceNow(line, product) } : [];
  });
  if (sold.length === 0) return undefined;
  const money = visit.priceFormat(city);
  const sum = sold.reduce((total, { now, count }) => total + now * count, 0);
  const before = sold.reduce((total, line) => total + toMinor(line.price_with_modifiers) * line.count, 0);
  const gone = lines.filter(({ key }) => !sold.some((line) => line.key === key));
  return {
    number: String(order.order_id),
    dishes: dishNames(visit, lines),
    pictures: [...new Set(lines.flatMap(({ images }) => picturePath(images?.small) ?? []))].slice(0, MAX_PICTURES),
    sum: t("menu:usual.sum", { sum: formatPrice(sum, money) }),
    dearer: sum > before ? t("menu:usual.dearer", { sum: formatPrice(sum - before, money) }) : undefined,
    gone: gone.length > 0 ? t("menu:usual.gone", { names: dishNames(visit, gone) }) : undefined,
    place: await placeWords(visit, order, typeOfOrder(order)),
  };
}

/** The dishes that are on the menu of an order's place, by key. Most customers' orders share the menu of the page. */
async function menuAt(visit: Visit, order: ListedOrder): Promise<Map<string, Product>> {
  const scope = await visit.priceScopeOf(typeOfOrder(order), {
    shop_id: order.shop?.id,
    delivery_zone_id: order.delivery_address?.delivery_zone_id ?? undefined,
  });
  const { product_groups } = await visit.upstream.products(scope);
  return new Map(product_groups.flatMap(({ products }) => products).map((product) => [product.key, product]));
}

/** One piece with the modifiers of the order, in minor units. */
function priceNow({ chosen_modifiers }: CartLine, product: Product): number {
  return priceWithModifiers(toMinor(product.price), modifiersOf(product), chosen_modifiers ?? {});
}

function dishNames({ t }: Visit, lines: readonly CartLine[]): string {
  const names = [...new Set(lines.map(({ name }) => productName(name)))];
  const first = names.slice(0, MAX_NAMES).join(", ");
  const number = names.length - MAX_NAMES;
  return number > 0 ? t("menu:usual.more", { names: first, number }) : first;
}
