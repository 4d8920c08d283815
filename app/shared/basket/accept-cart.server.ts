import type { Cart } from "../../../contract/cart";
import { isSold } from "../../../rules/cart";
import { toMinor } from "../../../rules/money";
import { asFailure, mayBeDone, type UpstreamFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";
import { bonusBalance, bonusProgramme, pointsOf, pointsToSpend } from "./bonuses.server";

/**
 * Every change of the cart ends here: the answer's cart becomes that of this request, and its notification a flash
 * message. If points are on and the change allows more of them, they are spent again;
 * if the upstream says why none can be spent, they are turned off (docs/specification/product.md#bonus-switch). If that
 * fails, the change stays, and the switch shows it. In somebody else's basket the points and the news are theirs.
 */
export async function acceptCart(visit: Visit, { cart, notification }: { cart: Cart; notification?: string | null }) {
  visit.setCart(cart);
  if (!visit.basket.isOwn) return;
  visit.flashNotification({ notification });
  if (visit.bonusesRefused) return;
  if (mustGiveBack(cart)) await giveBackPoints(visit);
  else if (await allowsMorePoints(visit, cart)) await applyAgain(visit, cart);
}

/**
 * The cart of a page. If the upstream says why no points can be spent, those that are on are turned off first
 * (docs/specification/product.md#bonus-switch). Throws UpstreamFailure.
 */
export async function cartOfPage(visit: Visit): Promise<Cart | undefined> {
  const cart = await visit.cart();
  if (cart && visit.basket.isOwn && !visit.bonusesRefused && mustGiveBack(cart)) await giveBackPoints(visit);
  return visit.shownCart();
}

function mustGiveBack(cart: Cart): boolean {
  const { isUnavailable, wanted, spent } = pointsOf(cart);
  return isUnavailable && (wanted || spent > 0);
}

async function giveBackPoints(visit: Visit) {
  try {
    visit.setCart((await visit.upstream.cartApplyBonuses({ bonuses: 0, ...(await visit.priceScope()) })).cart);
  } catch (error) {
    visit.bonusesRefused = true;
    await reloadIfLost(visit, asFailure(error));
  }
}

async function allowsMorePoints(visit: Visit, cart: Cart): Promise<boolean> {
  if (!visit.session?.signed_in) return false;
  const { wanted, spent, isUnavailable, isLocked, payable } = pointsOf(cart);
  if (!wanted || isUnavailable || isLocked || spent >= payable) return false;
  // In a cart without available dishes points would only pay for the delivery.
  if (!Object.values(cart.products).some((line) => line.count > 0 && isSold(line))) return false;
  const state = await bonusProgramme(visit);
  return state !== undefined && state !== "over";
}

async function applyAgain(visit: Visit, cart: Cart) {
  try {
    const bonuses = pointsToSpend(cart, (await bonusBalance(visit)) ?? 0);
    if (toMinor(bonuses) <= pointsOf(cart).spent) return;
    visit.setCart((await visit.upstream.cartApplyBonuses({ bonuses, ...(await visit.priceScope()) })).cart);
  } catch (error) {
    visit.bonusesRefused = true;
    await reloadIfLost(visit, asFailure(error));
  }
}

/**
 * After a lost response only the cart shows whether the change was made. If loading fails too, the first failure is the
 * one to report.
 */
export async function reloadIfLost(visit: Visit, failure: UpstreamFailure) {
  if (!mayBeDone(failure)) return;
  try {
    visit.forgetCart();
    await visit.wholeCart();
  } catch (error) {
    asFailure(error);
  }
}
