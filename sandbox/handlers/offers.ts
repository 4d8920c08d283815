import { toMinor } from "../../rules/money";
import { tidyPromocode } from "../../rules/discounts";
import { Refusal, wrong } from "../respond";
import { findGift, giftsFor } from "../shop/cart/gifts";
import { bonusProblem } from "../shop/cart/loyalty";
import { priceBasket } from "../shop/cart/pricing";
import { findPromocode, promocodeProblem } from "../shop/cart/promocodes";
import type { OrderingPlace } from "../shop/place/ordering-place";
import type { SeedGift } from "../seed/catalogue/schema";
import { catalogues } from "../seed/catalogues";
import type { Session } from "../store/sessions";
import type { World } from "../world";
import { saveAndAnswer, sessionCart, sessionAt } from "./session-cart";
import type { Handler } from "./handler";

export const cartGiftAdd: Handler<"cartGiftAdd"> = ({ request, world, openSession, language }) => {
  const gift = knownGift(world, request.gift_id);
  const { session, here } = sessionAt(world, openSession, request);
  takeOne(world, session, here, gift);
  return saveAndAnswer(world, session, language);
};

export const cartGiftRemove: Handler<"cartGiftRemove"> = ({ request, world, openSession, language }) => {
  const { id } = knownGift(world, request.gift_id);
  const { session } = sessionAt(world, openSession, request);
  const taken = countOf(session, id);
  if (taken === 0) throw wrong("gift_id", "giftNotInCart");
  setCount(session, id, taken - 1);
  return saveAndAnswer(world, session, language);
};

export const cartGiftForget: Handler<"cartGiftForget"> = ({ request, world, openSession, language }) => {
  const { id } = knownGift(world, request.gift_id);
  const { session } = sessionAt(world, openSession, request);
  if (countOf(session, id) === 0) return { cart: sessionCart(world, session, language) };
  setCount(session, id, 0);
  return saveAndAnswer(world, session, language);
};

/**
 * A new code replaces the previous one. A code that unlocks a gift also adds it, if the cart meets the gift's
 * conditions.
 */
export const cartApplyPromocode: Handler<"cartApplyPromocode"> = ({ request, world, openSession, language }) => {
  const code = tidyPromocode(request.promocode);
  if (!code) throw wrong("promocode", "promoRequired");
  const promocode = findPromocode(code);
  if (!promocode) throw wrong("promocode", "promoUnknown");
  const { session, here } = sessionAt(world, openSession, request);
  const problem = promocodeProblem(world, promocode, here, priceBasket(world, session.basket, here).receipt.subtotal);
  if (problem) throw new Refusal(422, problem, { promocode: problem });
  session.basket.promocode = code;
  const gift =
    promocode.kind === "gift" ? catalogues[world.brand].gifts.find((one) => one.promocode === code) : undefined;
  if (gift && countOf(session, gift.id) === 0) takeOne(world, session, here, gift, "promocode");
  return saveAndAnswer(world, session, language);
};

export const cartForgetPromocode: Handler<"cartForgetPromocode"> = ({ request, world, openSession, language }) => {
  const { session } = sessionAt(world, openSession, request);
  const { promocode } = session.basket;
  if (!promocode) return { cart: sessionCart(world, session, language) };
  delete session.basket.promocode;
  for (const gift of catalogues[world.brand].gifts) if (gift.promocode === promocode) setCount(session, gift.id, 0);
  return saveAndAnswer(world, session, language);
};

export const cartApplyBonuses: Handler<"cartApplyBonuses"> = ({ request, world, openSession, language }) => {
  const { session, here } = sessionAt(world, openSession, request);
  const wanted = toMinor(request.bonuses);
  const problem =
    wanted > 0 ? bonusProblem(world, here, priceBasket(world, session.basket, here).receipt.discount) : undefined;
  if (problem) throw wrong("bonuses", problem);
  session.basket.bonuses = wanted;
  return saveAndAnswer(world, session, language);
};

function knownGift(world: World, id: number): SeedGift {
  const gift = findGift(world, id);
  if (!gift) throw new Refusal(404, { key: "unknownGift" }, { gift_id: { key: "unknownGift" } });
  return gift;
}

/** Adds one gift. Throws a Refusal of 422 with the condition that is not met, at `field`. */
function takeOne(world: World, session: Session, here: OrderingPlace, { id, max_count }: SeedGift, field = "gift_id") {
  const { subtotal } = priceBasket(world, session.basket, here).receipt;
  const offer = giftsFor(world, here, subtotal, session.basket.promocode).find(({ seed }) => seed.id === id);
  const problem = offer ? offer.problem : { key: subtotal > 0 ? ("unknownGift" as const) : ("emptyCart" as const) };
  if (problem) throw new Refusal(422, problem, { [field]: problem });
  const taken = countOf(session, id);
  if (taken >= max_count) throw wrong(field, "giftMost", { max: max_count });
  setCount(session, id, taken + 1);
}

function countOf({ basket: { gifts = [] } }: Session, id: number): number {
  return gifts.find((gift) => gift.id === id)?.count ?? 0;
}

function setCount({ basket }: Session, id: number, count: number) {
  const others = (basket.gifts ?? []).filter((gift) => gift.id !== id);
  basket.gifts = count > 0 ? [...others, { id, count }] : others;
}
