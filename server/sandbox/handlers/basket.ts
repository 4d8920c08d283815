import type { Cart } from "../../contract/cart";
import type { Language } from "../language";
import { say } from "../messages";
import { cartOf, noCart } from "../shop/cart";
import { priced } from "../shop/pricing";
import { findSlot } from "../shop/slots";
import { whereaboutsOf } from "../shop/whereabouts";
import type { Session } from "../store/sessions";
import type { World } from "../world";

/** A session's cart at today's prices in its place. An interval that passed or filled up is let go of, and the cart says so this once. */
export function sessionCart(world: World, session: Session, language: Language): Cart {
  const here = whereaboutsOf(world, session);
  if (!here) return noCart();
  const dropped = dropsInterval(world, session);
  const cart = cartOf(world, priced(world, session.basket, here), here, language);
  if (!dropped) return cart;
  return { ...cart, messages: [{ position: "top", icon: "clock", text: say("slotDropped", language) }, ...(cart.messages ?? [])] };
}

function dropsInterval(world: World, session: Session): boolean {
  const { basket } = session;
  const here = whereaboutsOf(world, session);
  const slot = basket.interval && here ? findSlot(world, here, basket.interval) : undefined;
  if (!basket.interval || (slot && !slot.taken)) return false;
  basket.interval = null;
  basket.version += 1;
  world.store.sessions.save(session);
  return true;
}

/** Keeps a change to the cart and answers what it is now. */
export function changed(world: World, session: Session, language: Language): { cart: Cart } {
  session.basket.version += 1;
  world.store.sessions.save(session);
  return { cart: sessionCart(world, session, language) };
}
