import type { Cart } from "../../contract/cart";
import type { Language } from "../language";
import { say, type MessageKey } from "../messages";
import { cartOf, noCart } from "../shop/cart";
import { offerMessages, offersFor } from "../shop/offers";
import { priced } from "../shop/pricing";
import { findSlot } from "../shop/slots";
import { moveTo, whereabouts, whereaboutsOf, type Where, type Whereabouts } from "../shop/ordering-place";
import type { Session } from "../store/sessions";
import type { World } from "../world";

type Message = NonNullable<Cart["messages"]>[number];

/** A session's cart at today's prices in its place. What it can no longer have (an interval, a gift) is let go of, and the cart says so this once. */
export function sessionCart(world: World, session: Session, language: Language): Cart {
  const before = whereaboutsOf(world, session);
  if (!before) return noCart();
  const notes: Message[] = [];
  const note = (icon: string, key: MessageKey) => notes.push({ position: "top", icon, text: say(key, language) });
  if (dropsInterval(world, session, before)) note("clock", "slotDropped");
  const here = whereaboutsOf(world, session) ?? before;
  if (dropsGifts(world, session, here)) note("gift", "giftDropped");
  const basket = priced(world, session.basket, here);
  const cart = cartOf(world, basket, here, language);
  const messages = [...notes, ...(cart.messages ?? []), ...offerMessages(world, basket, here, language)];
  return { ...cart, ...offersFor(world, basket, session.basket, here, language), messages };
}

function dropsInterval(world: World, session: Session, here: Whereabouts): boolean {
  const { basket } = session;
  const slot = basket.interval ? findSlot(world, here, basket.interval) : undefined;
  if (!basket.interval || (slot && !slot.taken)) return false;
  basket.interval = null;
  keep(world, session);
  return true;
}

function dropsGifts(world: World, session: Session, here: Whereabouts): boolean {
  const { gifts = [] } = session.basket;
  if (gifts.length === 0) return false;
  const kept = priced(world, session.basket, here).gifts ?? [];
  if (kept.length === gifts.length) return false;
  session.basket.gifts = kept;
  keep(world, session);
  return true;
}

function keep(world: World, session: Session) {
  session.basket.version += 1;
  world.store.sessions.save(session);
}

/** Keeps a change to the cart and answers what it is now. */
export function changed(world: World, session: Session, language: Language): { cart: Cart } {
  keep(world, session);
  return { cart: sessionCart(world, session, language) };
}

/** The visitor's session after it moved to where the request is from. Nothing is made for a request from nowhere. */
export function visitorIn(
  world: World,
  openSession: () => Session,
  where: Where,
): { session: Session; here: Whereabouts } {
  const asked = whereabouts(where);
  const session = openSession();
  moveTo(session, where);
  return { session, here: whereaboutsOf(world, session) ?? asked };
}
