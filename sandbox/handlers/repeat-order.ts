import { MAX_COUNT } from "../../rules/counts";
import { selectionErrors } from "../../rules/modifiers";
import { canRepeat } from "../../rules/order";
import type { Language } from "../../rules/languages";
import { say } from "../messages";
import { Refusal, wrong } from "../respond";
import { addressOf } from "../shop/addresses";
import { houseById } from "../shop/place/atlas";
import { availabilityOf } from "../shop/place/availability";
import { statusAt } from "../shop/place/kitchen";
import { findProduct, menuOf, offeredModifiers, multiplicity } from "../shop/menu/menu";
import { placeOfOrder } from "../shop/orders";
import { shopOf } from "../shop/places";
import { isStoppedShop } from "../shop/place/stops";
import { moveSessionTo, placeOfSession, type OrderingPlace } from "../shop/place/ordering-place";
import type { OrderDocument } from "../store/orders";
import type { BasketLine, Session } from "../store/sessions";
import type { World } from "../world";
import { saveAndAnswer } from "./session-cart";
import type { Handler } from "./handler";
import { ownOrder } from "./orders";

/**
 * Replaces the cart with the contents of a finished order, at its place and today's prices, and lists the missing
 * dishes.
 */
export const orderRepeat: Handler<"orderRepeat"> = ({ request, world, session, language, openSession }) => {
  const { timeline, document } = ownOrder(world, request.order_id, session);
  if (!canRepeat(statusAt(timeline, world.clock.now()))) throw new Refusal(422, { key: "repeatWhenDone" });
  const visitor = openSession();
  const place = moveToPlaceOfOrder(world, visitor, document, language);
  const here = { ...(placeOfSession(world, visitor) ?? placeOfOrder(document)), orderedFor: undefined };
  const { lines, unavailable } = splitLines(world, document, here, language);
  if (lines.length === 0) throw wrong("cart", "nothingToRepeat");
  visitor.basket = { ...visitor.basket, lines, interval: null };
  const { cart } = saveAndAnswer(world, visitor, language);
  return {
    order_type: document.order_type,
    ...place,
    cart,
    product_groups: menuOf(world, here, language, lines).product_groups,
    notification: unavailable.length > 0 ? say("goneSince", language, { dishes: unavailable.join(", ") }) : undefined,
  };
};

/** Moves the session to the order's shop or address, if it is still served. Throws a Refusal. */
function moveToPlaceOfOrder(world: World, session: Session, document: OrderDocument, language: Language) {
  const { city_id, order_type, shop_id, address } = document;
  const { city, shop, zone } = placeOfOrder(document);
  if (order_type === "takeaway") {
    if (!shop) throw wrong("shop_id", "chooseShop");
    if (isStoppedShop(world, shop)) throw wrong("shop_id", "stoppedShop");
    moveSessionTo(session, { city_id, order_type, shop_id });
    return { shop: shopOf(world, shop, city, language) };
  }
  const house = address && houseById(address.house_id);
  if (!house || !zone) throw wrong("delivery_address.street", "notDelivered");
  moveSessionTo(session, { city_id, order_type, delivery_zone_id: zone.id });
  const saved = world.store.addresses.save(session, city_id, house.id, address.details, world.clock.now());
  session.address_id = saved.id;
  return { delivery_address: addressOf(world, { id: saved.id, house, details: saved.details, city, zone }, language) };
}

function splitLines(
  world: World,
  { basket }: OrderDocument,
  here: OrderingPlace,
  language: Language,
): { lines: BasketLine[]; unavailable: string[] } {
  const lines: BasketLine[] = [];
  const unavailable: string[] = [];
  for (const { key, product_key, modifiers, count } of basket.lines) {
    const product = findProduct(world.brand, product_key);
    const offered = product && (offeredModifiers(product, here.city, language) ?? { single: [], groups: [] });
    if (
      !product ||
      !offered ||
      availabilityOf(world, product, here).type !== "default" ||
      selectionErrors(offered, modifiers).length > 0
    ) {
      unavailable.push(product?.name[language] ?? product_key);
      continue;
    }
    lines.push({
      key,
      product_key,
      modifiers,
      count: soldCount(count, multiplicity(world, product, here)),
      added_at: world.clock.now(),
    });
  }
  return { lines, unavailable };
}

/** Rounds up to the next count that is sold: single pieces bought in a last hour may be sold in pairs today. */
export function soldCount(count: number, step: number): number {
  return Math.min(Math.ceil(count / step), Math.floor(MAX_COUNT / step)) * step;
}
