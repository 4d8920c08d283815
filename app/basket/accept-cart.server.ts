import type { Cart } from "../../contract/cart";
import { isSold } from "../../rules/cart";
import { toMinor } from "../../rules/money";
import { asFailure, mayBeDone, type UpstreamFailure } from "../../server/upstream/failure";
import type { Visit } from "../../server/visitor/visit";
import { bonusBalance, bonusProgramme, pointsOf, pointsToSpend } from "./bonuses.server";

/**
 * Every change of the cart ends here: the answer's cart becomes that of this request, and its notification a flash
 * message. If points are on and the change allows more of them, they are spent again
 * (docs/specification/product.md#bonus-switch). If that fails, the change stays, and the switch shows it. A guest's
 * change of a group order touches neither the host's points nor tells their news.
 */
export async function acceptCart(visit: Visit, { cart, notification }: { cart: Cart; notification?: string | null }) {
  visit.setCart(cart);
  if (visit.asGuest) return;
  visit.flashNotification({ notification });
  if (!visit.bonusesRefused && (await allowsMorePoints(visit, cart))) await applyAgain(visit, cart);
}

async function allowsMorePoints(visit: Visit, cart: Cart): Promise<boolean> {
  if (!visit.session?.signed_in) return false;
  const { wanted, spent, isLocked, payable } = pointsOf(cart);
  if (!wanted || isLocked || spent >= payable) return false;
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
