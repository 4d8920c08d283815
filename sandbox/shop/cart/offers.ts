import type { Cart } from "../../../contract/cart";
import type { Language } from "../../../rules/languages";
import { say } from "../../messages";
import type { PricedBasket } from "../../store/orders";
import type { Basket } from "../../store/sessions";
import type { World } from "../../world";
import { giftOf, giftsFor } from "./gifts";
import { bonusProblem } from "./loyalty";
import { findPromocode, promocodeProblem } from "./promocodes";
import { relatedToCart } from "../menu/related";
import type { OrderingPlace } from "../place/ordering-place";

type Message = NonNullable<Cart["messages"]>[number];

/** The parts of an open cart that an order does not keep. */
export function offersFor(
  world: World,
  basket: PricedBasket,
  { bonuses = 0 }: Basket,
  here: OrderingPlace,
  language: Language,
): Pick<Cart, "gifts" | "related" | "use_bonuses"> {
  const { lines, gifts = [], receipt, promocode } = basket;
  const countOf = (id: number) => gifts.find((gift) => gift.id === id)?.count ?? 0;
  return {
    gifts: giftsFor(world, here, receipt.subtotal, promocode).map((offer) =>
      giftOf(world, offer.seed, countOf(offer.seed.id), language, offer),
    ),
    related: relatedToCart(
      world,
      lines.map(({ product_key }) => product_key),
      here,
      language,
    ),
    use_bonuses: bonuses > 0,
  };
}

/** Returns the reasons why a promo code has no effect, and why a customer's points cannot be spent. */
export function offerMessages(
  world: World,
  { receipt, promocode }: PricedBasket,
  here: OrderingPlace,
  language: Language,
): Message[] {
  const messages: Message[] = [];
  const seed = findPromocode(promocode);
  const problem = seed && promocodeProblem(world, seed, here, receipt.subtotal);
  if (problem)
    messages.push({ position: "promocode", icon: "alert", text: say(problem.key, language, problem.values) });
  const locked = here.customer === undefined ? undefined : bonusProblem(world, here, receipt.discount);
  if (locked && locked !== "bonusesNotHere")
    messages.push({ position: "bonus_description", icon: "alert", text: say(locked, language) });
  return messages;
}
