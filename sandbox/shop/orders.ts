import type { Order, StatusAlias } from "../../contract/order";
import type { OrderType } from "../../contract/primitives";
import type { Language } from "../../rules/languages";
import { say, type MessageKey } from "../messages";
import type { OrderDocument, Step, StoredOrder } from "../store/orders";
import type { World } from "../world";
import { addressOf } from "./addresses";
import { cityById, houseById, shopById } from "./place/atlas";
import { cartOf } from "./cart/cart";
import { pastSteps, statusAt } from "./place/kitchen";
import { paymentStateOf } from "./payment/order-money";
import { shopOf } from "./places";
import { zoneOfHouse, type OrderingPlace } from "./place/ordering-place";

const texts: Record<StatusAlias, MessageKey | undefined> = {
  waiting_for_payment: undefined,
  accepted: "acceptedText",
  cooking: "cookingText",
  sent: "sentText",
  done: "doneDelivery",
  canceled: "canceledText",
};

export function statusOf(alias: StatusAlias, order_type: OrderType, language: Language): NonNullable<Order["status"]> {
  const text = alias === "done" && order_type === "takeaway" ? "doneTakeaway" : texts[alias];
  return { alias, name: say(alias, language), description: text && say(text, language) };
}

/** Returns the parts of an order's place that prices and hours need. */
export function placeOfOrder({ city_id, order_type, shop_id, address }: OrderDocument): OrderingPlace {
  const city = cityById(city_id);
  if (!city) throw new Error(`the order refers to the unknown city ${city_id}`);
  const house = address && houseById(address.house_id);
  return {
    city,
    order_type,
    shop: shop_id === undefined ? undefined : shopById(shop_id),
    zone: house && zoneOfHouse(city, house),
  };
}

/** Its contents are as they were ordered, its status is the current one. */
export function orderOf(world: World, order: StoredOrder, language: Language): Order {
  const { id, timeline, document, created_at } = order;
  const now = world.clock.now();
  const { city_id, order_type, payment_type, cash, comment, expected_at } = document;
  const here = placeOfOrder(document);
  const { city, shop, zone } = here;
  const kitchen = document.cooked_at === undefined ? shop : shopById(document.cooked_at);
  const house = document.address && houseById(document.address.house_id);
  const cart = cartOf(world, document.basket, here, language);
  return {
    order_id: id,
    status: statusOf(statusAt(timeline, now), order_type, language),
    order_type,
    city_id,
    delivery_address:
      house && document.address && addressOf(world, { ...document.address, house, city, zone, kitchen }, language),
    shop: kitchen && shopOf(world, kitchen, city, language),
    cart: { ...cart, messages: [] },
    payment_type,
    payment_state: paymentStateOf(world, order),
    pay_until: payUntil(timeline, now),
    cash,
    comment,
    currency: city.prices.currency,
    created_at,
    expected_at,
    history: pastSteps(timeline, now),
  };
}

export function payUntil(timeline: readonly Step[], now: number): number | undefined {
  return statusAt(timeline, now) === "waiting_for_payment"
    ? timeline.find(({ alias }) => alias === "canceled")?.at
    : undefined;
}
