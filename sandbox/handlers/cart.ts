import { defaultSelection, lineKey } from "../../rules/modifiers";
import { Refusal, wrong } from "../respond";
import { availabilityOf } from "../shop/place/availability";
import { emptyCart } from "../shop/cart/cart";
import { checkChoice, checkCount } from "../shop/cart/choice";
import { findProduct, offeredModifiers } from "../shop/menu/menu";
import { findSlot } from "../shop/place/slots";
import { moveSessionTo, orderingPlace, placeOfSession } from "../shop/place/ordering-place";
import type { BasketLine, Session } from "../store/sessions";
import { saveAndAnswer, sessionCart, sessionAt } from "./session-cart";
import type { Handler } from "./handler";

const MAX_LINES = 100;

export const cart: Handler<"cart"> = ({ request, world, session, language }) => {
  orderingPlace(request);
  if (!session) return { cart: emptyCart() };
  moveSessionTo(session, request);
  session.basket.interval = request.interval ?? session.basket.interval;
  world.store.sessions.save(session);
  return { cart: sessionCart(world, session, language) };
};

export const cartClear: Handler<"cartClear"> = ({ world, session, language }) => {
  if (!session) return { cart: emptyCart() };
  session.basket = {
    lines: [],
    without_bag: session.basket.without_bag,
    interval: session.basket.interval,
    version: session.basket.version,
  };
  return saveAndAnswer(world, session, language);
};

export const cartAdd: Handler<"cartAdd"> = ({ request, world, openSession, language }) => {
  const product = findProduct(world.brand, request.product_key.split("~")[0] ?? "");
  if (!product) throw new Refusal(404, { key: "unknownProduct" }, { product: { key: "unknownProduct" } });
  const { session, here } = sessionAt(world, openSession, request);
  const { alert } = availabilityOf(world, product, here);
  if (alert) throw wrong("product", alert.key, alert.values);
  const offered = offeredModifiers(product, here.city, language) ?? { single: [], groups: [] };
  const requested = Object.keys(request.modifiers ?? {}).length > 0 ? (request.modifiers ?? {}) : undefined;
  const modifiers = {
    ...(requested ?? findLine(session, request.product_key)?.modifiers ?? defaultSelection(offered)),
  };
  checkChoice(offered, modifiers);
  checkCount(world, product, request.count, here);
  setLine(session, {
    key: lineKey(product.key, modifiers),
    product_key: product.key,
    modifiers,
    count: request.count,
    added_at: world.clock.now(),
  });
  return saveAndAnswer(world, session, language);
};

export const cartRemove: Handler<"cartRemove"> = ({ request, world, openSession, language }) => {
  const { session, here } = sessionAt(world, openSession, request);
  const line = findLine(session, request.product_key);
  if (!line && request.count > 0) throw wrong("product", "notInCart");
  if (!line) return { cart: sessionCart(world, session, language) };
  const product = findProduct(world.brand, line.product_key);
  if (product && request.count > 0) checkCount(world, product, request.count, here);
  line.count = request.count;
  session.basket.lines = session.basket.lines.filter(({ count }) => count > 0);
  return saveAndAnswer(world, session, language);
};

export const cartForget: Handler<"cartForget"> = ({ request, world, openSession, language }) => {
  const { session } = sessionAt(world, openSession, request);
  const line = findLine(session, request.product_key);
  if (!line) return { cart: sessionCart(world, session, language) };
  session.basket.lines = session.basket.lines.filter((other) => other !== line);
  return saveAndAnswer(world, session, language);
};

export const cartPackagesBag: Handler<"cartPackagesBag"> = ({ request, world, openSession, language }) => {
  const { session } = sessionAt(world, openSession, request);
  session.basket.without_bag = request.without_bag;
  return saveAndAnswer(world, session, language);
};

export const cartSetInterval: Handler<"cartSetInterval"> = ({ request, world, session, language }) => {
  const here = session && placeOfSession(world, session);
  if (!here) throw wrong("interval", "chooseCity");
  const slot = request.interval === null ? undefined : findSlot(world, here, request.interval);
  if (request.interval !== null && !slot) throw wrong("interval", "slotGone");
  if (slot?.taken) throw wrong("interval", "slotTaken");
  session.basket.interval = request.interval;
  return saveAndAnswer(world, session, language);
};

/** Finds a line by its key, or by its product's key if only one line has that product. */
function findLine({ basket: { lines } }: Session, key: string): BasketLine | undefined {
  const own = lines.find((line) => line.key === key);
  const ofProduct = lines.filter((line) => line.product_key === key);
  return own ?? (ofProduct.length === 1 ? ofProduct[0] : undefined);
}

function setLine({ basket: { lines } }: Session, line: BasketLine) {
  const same = lines.find(({ key }) => key === line.key);
  if (same) same.count = line.count;
  else if (lines.length >= MAX_LINES) throw wrong("product", "cartFull");
  else lines.push(line);
}
