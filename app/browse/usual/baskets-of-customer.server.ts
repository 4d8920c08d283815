import type { ListedOrder } from "../../../contract/order";
import type { City } from "../../../contract/place";
import { cityOfAddress } from "../../../rules/address";
import { basketContents } from "../../../rules/basket-contents";
import { toMinor } from "../../../rules/money";
import { canRepeat } from "../../../rules/order";
import { picturePath } from "../../../server/upstream/pictures";
import type { StoredBasket } from "../../../server/visitor/baskets";
import type { Visit } from "../../../server/visitor/visit";
import { linesInOrder } from "../../cart/view/cart-sums.server";
import { placeWords } from "../../account/profile/orders/orders-view.server";
import { recentOrders } from "../../orders/tracking/latest-orders.server";
import { typeOfOrder } from "../../orders/tracking/own-order.server";
import type { PastBasket, PastLine } from "./past-basket";
import { usualIntents } from "./usual.view";

const MAX_BASKETS = 3;
/** The menu shows the last three that differ. */
const MAX_ORDERS = 10;

/** The customer's last different orders in this city, newest first. Throws UpstreamFailure. */
export async function basketsOfCustomer(visit: Visit): Promise<PastBasket[]> {
  const [city, orders] = await Promise.all([visit.city(), finishedOrders(visit)]);
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
  const orders = await finishedOrders(visit);
  const order = orders.find(({ order_id }) => String(order_id) === number);
  if (!order || typeOfOrder(order) !== "takeaway") return undefined;
  const { alias } = await visit.city();
  return { id: number, city: alias, order_type: "takeaway", shop_id: order.shop?.id, lines: linesOf(order) };
}

async function finishedOrders(visit: Visit): Promise<readonly ListedOrder[]> {
  if (!visit.offers("repeated orders")) return [];
  const { orders } = await recentOrders(visit);
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
