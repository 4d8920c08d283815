import type { Cart } from "../../contract/cart";
import type { Language } from "../../rules/languages";
import { say, type MessageKey } from "../messages";
import { cartOf, emptyCart } from "../shop/cart/cart";
import { offerMessages, offersFor } from "../shop/cart/offers";
import { priceBasket } from "../shop/cart/pricing";
import { findSlot } from "../shop/place/slots";
import {
  moveSessionTo,
  orderingPlace,
  placeOfSession,
  type PlaceFields,
  type OrderingPlace,
} from "../shop/place/ordering-place";
import type { Session } from "../store/sessions";
import type { World } from "../world";

type Message = NonNullable<Cart["messages"]>[number];

/**
 * Returns a session's cart at today's prices in its place. An interval or gift that is no longer available is removed,
 * and only this response mentions it.
 */
export function sessionCart(world: World, session: Session, language: Language): Cart {
  const before = placeOfSession(world, session);
  if (!before) return emptyCart();
  const notes: Message[] = [];
  const note = (icon: string, key: MessageKey) => notes.push({ position: "top", icon, text: say(key, language) });
  if (removeLostInterval(world, session, before)) note("clock", "slotDropped");
  const here = placeOfSession(world, session) ?? before;
  if (removeLostGifts(world, session, here)) note("gift", "giftDropped");
  const basket = priceBasket(world, session.basket, here);
  const cart = cartOf(world, basket, here, language);
  const messages = [...notes, ...(cart.messages ?? []), ...offerMessages(world, basket, here, language)];
  return { ...cart, ...offersFor(world, basket, session.basket, here, language), messages };
}

function removeLostInterval(world: World, session: Session, here: OrderingPlace): boolean {
  const { basket } = session;
  const slot = basket.interval ? findSlot(world, here, basket.interval) : undefined;
  if (!basket.interval || (slot && !slot.taken)) return false;
  basket.interval = null;
  saveCart(world, session);
  return true;
}

function removeLostGifts(world: World, session: Session, here: OrderingPlace): boolean {
  const { gifts = [] } = session.basket;
  if (gifts.length === 0) return false;
  const remaining = priceBasket(world, session.basket, here).gifts ?? [];
  if (remaining.length === gifts.length) return false;
  session.basket.gifts = remaining;
  saveCart(world, session);
  return true;
}

function saveCart(world: World, session: Session) {
  session.basket.version += 1;
  world.store.sessions.save(session);
}

export function saveAndAnswer(world: World, session: Session, language: Language): { cart: Cart } {
  saveCart(world, session);
  return { cart: sessionCart(world, session, language) };
}

/** The visitor's session, moved to the place of the request. A wrong place throws before a session is created. */
export function sessionAt(
  world: World,
  openSession: () => Session,
  where: PlaceFields,
): { session: Session; here: OrderingPlace } {
  const place = orderingPlace(where);
  const session = openSession();
  moveSessionTo(session, where);
  return { session, here: placeOfSession(world, session) ?? place };
}
