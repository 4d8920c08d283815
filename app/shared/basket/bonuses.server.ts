import type { Cart } from "../../../contract/cart";
import type { City } from "../../../contract/place";
import { bonusState, type BonusState } from "../../../rules/bonuses";
import { cityTime } from "../../../rules/city-time";
import { dateText } from "../../../rules/date-words";
import { bonusLimit } from "../../../rules/discounts";
import { numberFormat } from "../../../rules/formats";
import { fromMinor, toMinor } from "../../../rules/money";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";

/** Whether there is a bonus programme for this city and browser (docs/specification/behaviour.md#bonuses). */
export async function hasBonuses(visit: Visit): Promise<boolean> {
  return isInProgramme(visit, await visit.city());
}

export const isInProgramme = ({ settings, hasBonusFlag }: Visit, { has_loyalty_system }: City) =>
  settings.bonus.enabled && hasBonusFlag && Boolean(has_loyalty_system);

/** The state of the programme; undefined without one. */
export async function bonusProgramme(visit: Visit): Promise<BonusState | undefined> {
  if (!(await hasBonuses(visit))) return undefined;
  return bonusState(visit.settings.bonus, cityTime(visit.now(), await visit.city()).date);
}

/** The last day for spending points, as text. */
export const lastBonusDay = ({ settings, language }: Visit) =>
  dateText(settings.bonus.spend_until, language, { day: "numeric", month: "long", year: "numeric" });

/** The customer's bonuses. Undefined if the visitor is not signed in or the call fails. */
export async function bonusBalance(visit: Visit): Promise<number | undefined> {
  if (!visit.session?.signed_in) return undefined;
  try {
    return (await balanceHere(visit)).balance;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/**
 * The balance in the session's city. The cart, which the whole page shares, is loaded first, because that call sets the
 * city. Throws UpstreamFailure.
 */
export async function balanceHere(visit: Visit): Promise<{ balance: number }> {
  await visit.cart().catch((error: unknown) => void asFailure(error));
  return visit.upstream.balance({});
}

/**
 * The points to spend on a cart: as many as it allows and the customer has, to 2 decimals
 * (docs/specification/rules-and-calls.md#quantities).
 */
export const pointsToSpend = (cart: Cart, balance: number) =>
  fromMinor(Math.max(0, Math.min(pointsOf(cart).payable, toMinor(balance))));

/**
 * The points of a cart in minor units, regardless of the balance. `why` is the upstream's reason why none can be spent.
 */
export function pointsOf({ prices, packages, products, use_bonuses, messages }: Cart) {
  const lines = Object.values(products).map(({ price_with_modifiers, ...line }) => ({
    ...line,
    price: toMinor(price_with_modifiers),
  }));
  const bags = (packages ?? []).map((one) => ({ ...one, price: toMinor(one.price) }));
  const why = messages?.find(({ position }) => position === "bonus_description");
  return {
    payable: bonusLimit([...lines, ...bags], toMinor(prices.delivery), Infinity),
    spent: toMinor(prices.bonuses ?? 0),
    wanted: use_bonuses ?? false,
    isUnavailable: Boolean(why),
    isLocked: prices.discount > 0,
    why: why ? [why.title, why.text].filter(Boolean).join(" ") : undefined,
  };
}

export const bonusNumber = (visit: Visit, balance: number) => numberFormat(visit.language, {}).format(balance);
