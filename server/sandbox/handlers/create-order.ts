import { isFreeDelivery, isSold, missingToMinimum } from "../../../app/rules/cart";
import { formatPrice, toMinor } from "../../../app/rules/money";
import type { OrderPayload } from "../../contract/order";
import { wrong } from "../respond";
import { timelineFor } from "../shop/kitchen";
import { isStopped, pricesOf } from "../shop/places";
import { priced, type PricedBasket } from "../shop/pricing";
import { findSlot, kitchenOf, takesOrdersNow, type OpenSlot } from "../shop/slots";
import { cooksFor, moveTo, whereabouts, whereaboutsOf, type Whereabouts } from "../shop/whereabouts";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import type { Handler } from "./handler";
import { orderFields } from "./order-fields";

/** Makes an order of the session's cart, once for an Idempotency-Key, and empties the cart. */
export const createOrder: Handler<"orderCreate"> = ({ request, world, session, language, idempotencyKey }) => {
  const known = session && idempotencyKey ? world.store.orders.answered(session.key, idempotencyKey) : undefined;
  if (known) return known;
  const asked = whereabouts(request);
  if (!session || session.basket.lines.length === 0) throw wrong("cart", "emptyCart");
  if (session.user_id === null) throw wrong("phone", "signIn");
  moveTo(session, request);
  chooseAddress(world, session, request);
  const here = whereaboutsOf(world, session) ?? asked;
  checkPlace(world, here);
  const basket = priced(world, session.basket, here);
  checkBasket(basket, here);
  const slot = chosenSlot(world, here, request.interval_id);
  const fields = orderFields(request, here, basket.receipt.total, language);
  return world.store.together(() => {
    const now = world.clock.now();
    const timeline = timelineFor(here, world.pace, now, slot?.start_timestamp);
    const order_id = world.store.orders.add({
      session_key: session.key,
      user_id: session.user_id,
      phone: fields.phone,
      kitchen: kitchenOf(here),
      interval_id: slot?.id ?? null,
      timeline,
      created_at: now,
      document: {
        city_id: here.city.id,
        order_type: here.order_type,
        shop_id: here.shop?.id,
        cooked_at: cooksFor(world, here)?.id,
        address: here.address && { id: here.address.id, house_id: here.address.house_id, details: fields.details },
        basket,
        username: fields.username,
        email: fields.email,
        payment_type: fields.payment_type,
        cash: fields.cash,
        comment: fields.comment,
        expected_at: slot?.start_timestamp ?? timeline.at(-1)?.at ?? now,
      },
    });
    session.basket = { lines: [], without_bag: false, interval: null, version: session.basket.version + 1 };
    world.store.sessions.save(session);
    if (session.user_id !== null) world.store.users.nameIfNameless(session.user_id, fields.username);
    const answer = { order_id, payment_type: fields.payment_type };
    if (idempotencyKey) world.store.orders.keepAnswer(session.key, idempotencyKey, answer);
    return answer;
  });
};

/** The order may name another of the visitor's addresses than the one chosen last. */
function chooseAddress(world: World, session: Session, { order_type, city_id, delivery_address }: OrderPayload) {
  if (order_type !== "delivery" || delivery_address?.id == null) return;
  const own = world.store.addresses.find(delivery_address.id, session);
  if (own?.city_id !== city_id) throw wrong("delivery_address.street", "unknownAddress");
  session.address_id = own.id;
}

function checkPlace(world: World, { order_type, shop, address, zone }: Whereabouts) {
  if (order_type === "delivery" && !address) throw wrong("delivery_address.street", "chooseAddress");
  if (order_type === "delivery" && !zone) throw wrong("delivery_address.street", "notDelivered");
  if (order_type === "takeaway" && !shop) throw wrong("shop_id", "chooseShop");
  if (shop && isStopped(world, shop)) throw wrong("shop_id", "stoppedShop");
}

function checkBasket({ lines, receipt: { subtotal, packages } }: PricedBasket, { zone, city }: Whereabouts) {
  if (!lines.some(isSold)) throw wrong("cart", lines.length > 0 ? "lostLines" : "emptyCart");
  if (lines.some((line) => !isSold(line))) throw wrong("cart", "lostLines");
  if (!zone) return;
  const prices = pricesOf(zone);
  const missing = missingToMinimum(toMinor(prices.minimum_order_amount), subtotal, packages, isFreeDelivery(prices, subtotal));
  if (missing > 0) throw wrong("cart", "belowMinimum", { missing: formatPrice(missing, city.prices) });
}

/** The interval that was chosen, still free; undefined for as soon as possible, which a closed shop can't do. */
function chosenSlot(world: World, here: Whereabouts, id: string | null | undefined): OpenSlot | undefined {
  if (!id) {
    if (!takesOrdersNow(world, here)) throw wrong("interval_id", "closedNow");
    return undefined;
  }
  const slot = findSlot(world, here, id);
  if (!slot) throw wrong("interval_id", "slotGone");
  if (slot.taken) throw wrong("interval_id", "slotTaken");
  return slot;
}
