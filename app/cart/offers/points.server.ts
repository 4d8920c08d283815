import type { Cart } from "../../../contract/cart";
import { toMinor } from "../../../rules/money";
import type { Visit } from "../../../server/visitor/visit";
import {
  balanceHere,
  bonusBalance,
  bonusProgramme,
  lastBonusDay,
  pointsOf,
  pointsToSpend,
} from "../../shared/basket/bonuses.server";
import { messageOf, refuseToChange, refusal, type CartOutcome } from "../../shared/basket/cart-outcome.server";
import type { CartView, PointsView } from "../../shared/basket/cart.view";

/** Customers cannot have points if the chain has no sign-in. */
const programme = (visit: Visit) =>
  visit.settings.customers.is_auth_enabled ? bonusProgramme(visit) : Promise.resolve(undefined);

/** The points of a cart, without the customer's balance. Undefined without a bonus programme. */
export async function cartPoints(visit: Visit, cart: Cart): Promise<CartView["points"]> {
  const state = await programme(visit);
  if (!state) return undefined;
  const earned = state === "open" ? toMinor(cart.prices.upcoming_bonuses ?? 0) : 0;
  return { ...pointsOf(cart), earned };
}

/** The customer's balance and notices. Undefined without a bonus programme. */
export async function pointsView(visit: Visit): Promise<PointsView | undefined> {
  const state = await programme(visit);
  if (!state) return undefined;
  const balance = await bonusBalance(visit);
  return {
    signedIn: Boolean(visit.session?.signed_in),
    isOver: state === "over",
    balance: balance === undefined ? undefined : toMinor(balance),
    money: visit.priceFormat(await visit.city()),
    notice: state === "open" ? undefined : visit.t(`offers:points.${state}`, { date: lastBonusDay(visit) }),
  };
}

/** Spends as many points as the cart allows, or none. Errors belong to the field `bonuses`, at the switch. */
export async function setBonuses(visit: Visit, wanted: string | undefined): Promise<CartOutcome> {
  if (!visit.basket.isOwn) return refuseToChange(visit.basket.ownersOnly);
  const refused = (status: number, words: string): CartOutcome => ({ ok: false, status, errors: { bonuses: words } });
  const state = await programme(visit);
  if ((wanted !== "0" && wanted !== "1") || !state) return refused(422, visit.t("offers:points.notHere"));
  if (!visit.session?.signed_in) return wanted === "0" ? { ok: true } : refused(422, visit.t("offers:points.signIn"));
  if (wanted === "1" && state === "over") return refused(422, visit.t("offers:points.ended"));
  try {
    const bonuses = wanted === "1" ? await mostPoints(visit) : 0;
    const { cart, notification } = await visit.upstream.cartApplyBonuses({ bonuses, ...(await visit.priceScope()) });
    visit.setCart(cart);
    visit.flashNotification({ notification });
    return { ok: true };
  } catch (error) {
    const { status, errors, concerns } = await refusal(visit, error);
    return refused(status, errors.bonuses ?? messageOf({ ok: false, status, errors, concerns }));
  }
}

async function mostPoints(visit: Visit): Promise<number> {
  const { balance } = await balanceHere(visit);
  const cart = await visit.cart();
  return cart ? pointsToSpend(cart, balance) : 0;
}
