import { isFreeDelivery, isSold, missingToMinimum } from "../../rules/cart";
import { lineKey } from "../../rules/modifiers";
import { formatPrice, toMinor } from "../../rules/money";
import type { OrderPayload } from "../../contract/order";
import type { Language } from "../../rules/languages";
import { wrong } from "../respond";
import { pricesOf } from "../shop/place/atlas";
import { timelineFor } from "../shop/place/kitchen";
import { intervalStart } from "../shop/place/time";
import { priceBasket } from "../shop/cart/pricing";
import { closedNow, findSlot, capacityKey, type OpenSlot } from "../shop/place/slots";
import { allows, isStoppedCity, isStoppedShop } from "../shop/place/stops";
import {
  cookingShop,
  moveSessionTo,
  orderingPlace,
  placeOfSession,
  type OrderingPlace,
} from "../shop/place/ordering-place";
import type { OrderDraft, PricedBasket } from "../store/orders";
import type { Basket, Session } from "../store/sessions";
import type { World } from "../world";
import { orderFields } from "./order-fields";

/**
 * Builds a checked and priced order from a payload and the session's cart, without storing it, and moves the session to
 * its place. Throws a Refusal.
 */
export function draftOrder(
  world: World,
  session: Session | undefined,
  payload: OrderPayload,
  language: Language,
): { session: Session; draft: OrderDraft } {
  const place = orderingPlace(payload);
  if (!session || session.basket.lines.length === 0) throw wrong("cart", "emptyCart");
  if (session.user_id === null && !allows(world, "anonymous_orders")) throw wrong("phone", "signIn");
  if (payload.cart && !isSameCart(session.basket, payload.cart)) throw wrong("cart", "cartChanged");
  moveSessionTo(session, payload);
  chooseAddress(world, session, payload);
  const here = {
    ...(placeOfSession(world, session) ?? place),
    orderedFor: intervalStart(place.city, payload.interval_id),
  };
  checkPlace(world, here);
  const basket = priceBasket(world, session.basket, here);
  checkBasket(basket, here);
  const slot = chosenSlot(world, here, payload.interval_id);
  const fields = orderFields(payload, here, basket.receipt.total, language);
  const now = world.clock.now();
  const draft: OrderDraft = {
    phone: fields.phone,
    kitchen: capacityKey(here),
    interval_id: slot?.id ?? null,
    document: {
      city_id: here.city.id,
      order_type: here.order_type,
      shop_id: here.shop?.id,
      cooked_at: cookingShop(world, here)?.id,
      address: here.address && { id: here.address.id, house_id: here.address.house_id, details: fields.details },
      basket,
      username: fields.username,
      email: fields.email,
      payment_type: fields.payment_type,
      cash: fields.cash,
      comment: fields.comment,
      expected_at: slot?.start_timestamp ?? timelineFor(here, world.pace, now).at(-1)?.at ?? now,
    },
  };
  return { session, draft };
}

export function recheckDraft(world: World, draft: OrderDraft, here: OrderingPlace) {
  checkOpen(world, here);
  if (draft.interval_id) chosenSlot(world, here, draft.interval_id);
}

type Line = NonNullable<OrderPayload["cart"]>[number];

function isSameCart({ lines }: Basket, seen: readonly Line[]): boolean {
  const rest = [...lines];
  for (const { product_key, count, modifiers } of seen) {
    const key =
      modifiers && Object.keys(modifiers).length > 0
        ? lineKey(product_key.split("~")[0] ?? "", modifiers)
        : product_key;
    const at = rest.findIndex((line) => (line.key === key || line.product_key === key) && line.count === count);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return rest.length === 0;
}

/** Uses the address that the order names, which may differ from the session's address. */
function chooseAddress(world: World, session: Session, { order_type, city_id, delivery_address }: OrderPayload) {
  if (order_type !== "delivery" || delivery_address?.id == null) return;
  const own = world.store.addresses.find(delivery_address.id, session);
  if (own?.city_id !== city_id) throw wrong("delivery_address.street", "unknownAddress");
  session.address_id = own.id;
}

function checkPlace(world: World, here: OrderingPlace) {
  const { order_type, shop, address, zone } = here;
  if (order_type === "delivery" && !address) throw wrong("delivery_address.street", "chooseAddress");
  if (order_type === "delivery" && !zone) throw wrong("delivery_address.street", "notDelivered");
  if (order_type === "takeaway" && !shop) throw wrong("shop_id", "chooseShop");
  checkOpen(world, here);
}

/** A stopped city or shop takes no orders, neither now nor for later. */
function checkOpen(world: World, { city, shop }: OrderingPlace) {
  if (isStoppedCity(world, city)) throw wrong("city_id", "stoppedCity");
  if (shop && isStoppedShop(world, shop)) throw wrong("shop_id", "stoppedShop");
}

function checkBasket({ lines, receipt: { subtotal, packages } }: PricedBasket, { zone, city }: OrderingPlace) {
  if (lines.length === 0) throw wrong("cart", "emptyCart");
  if (lines.some((line) => !isSold(line))) throw wrong("cart", "lostLines");
  if (!zone) return;
  const prices = pricesOf(zone);
  const missing = missingToMinimum(
    toMinor(prices.minimum_order_amount),
    subtotal,
    packages,
    isFreeDelivery(prices, subtotal),
  );
  if (missing > 0) throw wrong("cart", "belowMinimum", { missing: formatPrice(missing, city.prices) });
}

function chosenSlot(world: World, here: OrderingPlace, id: string | null | undefined): OpenSlot | undefined {
  if (!id) {
    const closed = closedNow(world, here);
    if (closed) throw wrong("interval_id", closed);
    return undefined;
  }
  const slot = findSlot(world, here, id);
  if (!slot) throw wrong("interval_id", "slotGone");
  if (slot.taken) throw wrong("interval_id", "slotTaken");
  return slot;
}
