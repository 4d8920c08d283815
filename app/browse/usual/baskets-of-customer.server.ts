import { LRUCache } from "lru-cache";
import type { ListedOrder } from "../../../contract/order";
import type { City } from "../../../contract/place";
import { cityOfAddress } from "../../../rules/address";
import { basketContents } from "../../../rules/basket-contents";
import { toMinor } from "../../../rules/money";
import { canRepeat } from "../../../rules/order";
import { picturePath } from "../../../server/upstream/pictures";
import type { StoredBasket } from "../../../server/visitor/baskets";
import { readCookie } from "../../../server/visitor/cookie-header";
import { phoneCookie } from "../../../server/visitor/cookies";
import type { VisitorSession } from "../../../server/visitor/session";
import type { Visit } from "../../../server/visitor/visit";
import { linesInOrder } from "../../cart/view/cart-sums.server";
import { placeWords } from "../../account/profile/orders/orders-view.server";
import { typeOfOrder } from "../../orders/tracking/own-order.server";
import type { PastBasket, PastLine } from "./past-basket";
import { usualIntents } from "./usual.view";

const MAX_BASKETS = 3;
/** The menu shows the last three that differ. */
const MAX_ORDERS = 10;

/** Lists of orders are large objects, and the heap of a small container is filled by a few hundred. */
const finished = new LRUCache<string, Promise<readonly ListedOrder[]>>({ max: 100, ttl: 60_000, ttlAutopurge: true });

/** The customer's last different orders in this city, newest first. Throws UpstreamFailure. */
export async function basketsOfCustomer(visit: Visit, session: VisitorSession): Promise<PastBasket[]> {
  const [city, orders] = await Promise.all([visit.city(), finishedOrders(visit, session)]);
  const different = new Map<string, ListedOrder>();
  for (const order of orders) {
    const lines = linesOf(order);
    const contents = basketContents([placeOf(order)], lines);
    if (isIn(city, order) && lines.length > 0 && !different.has(contents)) different.set(contents, order);
  }
  return Promise.all([...different.values()].slice(0, MAX_BASKETS).map((order) => basketOf(visit, order)));
}

/** The takeaway order with this number, to be ordered dish by dish. Throws UpstreamFailure. */
export async function takeawayOfCustomer(visit: Visit, number: string): Promise<StoredBasket | undefined> {
  const { session } = visit;
  const orders = session ? await finishedOrders(visit, session) : [];
  const order = orders.find(({ order_id }) => String(order_id) === number);
  if (!order || typeOfOrder(order) !== "takeaway") return undefined;
  const { alias } = await visit.city();
  return { id: number, city: alias, order_type: "takeaway", shop_id: order.shop?.id, lines: linesOf(order) };
}

/**
 * A session asks once a minute, because the menu is opened far more often than an order is finished. The next customer of
 * a browser may have the same session: the phone tells whose orders they are.
 */
async function finishedOrders(visit: Visit, session: VisitorSession): Promise<readonly ListedOrder[]> {
  const phone = await readCookie(visit.cookies, phoneCookie);
  const key = `${visit.language} ${session.key} ${phone ?? ""}`;
  let answer = finished.get(key);
  if (!answer) {
    answer = repeatable(visit);
    finished.set(key, answer);
    answer.catch(() => finished.delete(key));
  }
  return answer;
}

/** The call may outlive the page, so it has no part in the page's time limit and cookies. */
async function repeatable(visit: Visit): Promise<readonly ListedOrder[]> {
  if (!visit.offers("repeated orders")) return [];
  const { orders } = await visit.afterwards().orders({ page: 1 });
  return orders.filter(({ status }) => canRepeat(status?.alias ?? "")).slice(0, MAX_ORDERS);
}

/** An order without a city is of the visitor's. */
function isIn(city: City, { city_id, delivery_address }: ListedOrder): boolean {
  return ((delivery_address && cityOfAddress(delivery_address)) ?? city_id ?? city.id) === city.id;
}

function placeOf(order: ListedOrder) {
  return typeOfOrder(order) === "delivery" ? order.delivery_address?.address : order.shop?.id;
}

async function basketOf(visit: Visit, order: ListedOrder): Promise<PastBasket> {
  const order_type = typeOfOrder(order);
  return {
    intent: usualIntents.field("repeat", String(order.order_id)).value,
    order_type,
    shop_id: order.shop?.id,
    delivery_zone_id: order.delivery_address?.delivery_zone_id ?? undefined,
    place: await placeWords(visit, order, order_type),
    lines: linesOf(order),
  };
}

/** The dishes of an order; packages are added by the upstream. */
function linesOf({ cart }: ListedOrder): PastLine[] {
  const dishes = cart ? linesInOrder(cart).filter(({ type }) => type !== "packet") : [];
  return dishes.map(({ product_key, count, price_with_modifiers, chosen_modifiers, name, images }) => ({
    key: product_key,
    count,
    price: toMinor(price_with_modifiers),
    modifiers: chosen_modifiers ?? undefined,
    name,
    picture: picturePath(images?.small),
  }));
}
