import type { Cart } from "../../../contract/cart";
import { savedInPlaceOfPoints } from "../../../rules/bonuses";
import { meantPromocode, readPromocode, tidyPromocode } from "../../../rules/discounts";
import { formatFor, formatPrice, fromMinor, toMinor } from "../../../rules/money";
import { singleValue } from "../../../server/guard/form";
import { promocodeLimit } from "../../../server/guard/guess-limit";
import { asFailure } from "../../../server/upstream/failure";
import { readCookie } from "../../../server/visitor/cookie-header";
import { promocodeCookie } from "../../../server/visitor/cookies";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart, reloadIfLost } from "../../shared/basket/accept-cart.server";
import { pointsOf } from "../../shared/basket/bonuses.server";
import { messageOf, refuseToChange, refusal, type CartOutcome } from "../../shared/basket/cart-outcome.server";
import { FOR_POINTS, KEEP_POINTS, type CartView } from "../../shared/basket/cart.view";
import { setBonuses } from "./points.server";

/** The name of the button that removes the cart's code. The field for a new code is `promocode`. */
const FORGET = "forget_promocode";

/** Whether a form changes the promo code, or answers whether the code or the points are kept. */
export const isOfPromocode = (form: FormData) =>
  ["promocode", FORGET, FOR_POINTS, KEEP_POINTS].some((name) => form.has(name));

/** Applies the code of a form, or removes the cart's code. Errors belong to the field `promocode`. */
export async function changePromocode(visit: Visit, form: FormData): Promise<CartOutcome> {
  if (!visit.basket.isOwn) return refuseToChange(visit.basket.ownersOnly);
  if (form.has(FORGET)) return forgetPromocode(visit);
  if (form.has(KEEP_POINTS)) return keepPoints(visit, singleValue(form, KEEP_POINTS));
  if (form.has(FOR_POINTS)) return applyPromocode(visit, singleValue(form, FOR_POINTS), { forPoints: true });
  return applyPromocode(visit, singleValue(form, "promocode"));
}

/** Applies a code. If it would replace points that save more, the customer has to choose, unless `forPoints` is set. */
export async function applyPromocode(
  visit: Visit,
  typed: string | undefined,
  { forPoints = false } = {},
): Promise<CartOutcome> {
  const promocode = readPromocode(typed);
  if (!promocode)
    return refused(422, visit.t(typed?.trim() ? "offers:promocode.unknown" : "offers:promocode.required"));
  const guesser = { address: visit.address, key: visit.session?.key };
  const wait = await promocodeLimit.wait(guesser);
  visit.retryAfter = wait;
  if (wait) return refused(429, visit.t("offers:promocode.tooMany", { count: Math.ceil(wait / 60) }));
  try {
    const before = forPoints ? undefined : await paidInPoints(visit);
    const answer = await sendPromocode(visit, promocode);
    await promocodeLimit.giveBack(guesser);
    const saved = before && isLocked(answer.cart) ? savedInPlaceOfPoints(before, paid(answer.cart)) : undefined;
    if (before && saved !== undefined) return await askFirst(visit, answer.cart, { code: promocode, saved, before });
    await acceptCart(visit, answer);
  } catch (error) {
    if (asFailure(error).kind !== "refused") await promocodeLimit.giveBack(guesser);
    const { status, errors, concerns } = await refusal(visit, error);
    return refused(status, errors.promocode ?? messageOf({ ok: false, status, errors, concerns }));
  }
  if (visit.cookies.promocode) visit.forget("promocode");
  return { ok: true };
}

/** Throws the answer to the code as it was typed. */
async function sendPromocode(visit: Visit, promocode: string) {
  const scope = await visit.priceScope();
  try {
    return await visit.upstream.cartApplyPromocode({ promocode, ...scope });
  } catch (error) {
    const meant = asFailure(error).kind === "refused" ? meantPromocode(promocode) : undefined;
    if (meant === undefined) throw error;
    return visit.upstream.cartApplyPromocode({ promocode: meant, ...scope }).catch((second: unknown) => {
      asFailure(second);
      throw error;
    });
  }
}

export async function forgetPromocode(visit: Visit): Promise<CartOutcome> {
  try {
    if (visit.session) await acceptCart(visit, await visit.upstream.cartForgetPromocode(await visit.priceScope()));
    return { ok: true };
  } catch (error) {
    const outcome = await refusal(visit, error);
    return refused(outcome.status, messageOf(outcome));
  }
}

const paid = (cart: Cart) => ({ total: toMinor(cart.prices.total), spent: pointsOf(cart).spent });
const isLocked = (cart: Cart) => {
  const points = pointsOf(cart);
  return points.isUnavailable || points.isLocked;
};

async function paidInPoints(visit: Visit) {
  const cart = visit.session?.signed_in && (await visit.cart());
  return cart && pointsOf(cart).spent > 0 ? paid(cart) : undefined;
}

type Asked = { code: string; saved: number; before: { spent: number } };

/**
 * Removes the code and spends the points again until the customer has chosen. If that fails, the cart shows the result,
 * and the question stays.
 */
async function askFirst(visit: Visit, withCode: Cart, { code, saved, before }: Asked): Promise<CartOutcome> {
  visit.setCart(withCode);
  try {
    const scope = await visit.priceScope();
    const { cart } = await visit.upstream.cartForgetPromocode(scope);
    visit.setCart(cart);
    if (pointsOf(cart).spent < before.spent)
      visit.setCart((await visit.upstream.cartApplyBonuses({ bonuses: fromMinor(before.spent), ...scope })).cart);
  } catch (error) {
    await reloadIfLost(visit, asFailure(error));
  }
  visit.codeOrPoints = { code, saved, points: before.spent };
  return refused(409, await questionWords(visit, visit.codeOrPoints));
}

/** The question of `askFirst`, for the cart of its response. */
export async function codeOrPointsView(visit: Visit): Promise<CartView["code_or_points"]> {
  const asked = visit.codeOrPoints;
  return asked && { code: asked.code, words: await questionWords(visit, asked) };
}

async function questionWords(visit: Visit, { saved, points }: NonNullable<Visit["codeOrPoints"]>): Promise<string> {
  const money = formatFor([saved, points], visit.priceFormat(await visit.city()));
  return visit.t("offers:promocode.orPoints.question", {
    code: formatPrice(saved, money),
    points: formatPrice(points, money),
  });
}

/** The customer chose the points. Usually they are spent again already, and the code is removed. */
export async function keepPoints(visit: Visit, code: string | undefined): Promise<CartOutcome> {
  const cart = await visit.cart().catch(asFailure);
  const held = cart && "promocode" in cart ? cart.promocode : undefined;
  if (held && code && tidyPromocode(held) === tidyPromocode(code)) {
    const outcome = await forgetPromocode(visit);
    if (!outcome.ok) return outcome;
  }
  const now = await visit.cart().catch(asFailure);
  return now && "prices" in now && pointsOf(now).spent > 0 ? { ok: true } : setBonuses(visit, "1");
}

/** Stores the code of a link (`?promocode=`). It prefills the field of the cart; only the visitor applies it. */
export function keepLinkedPromocode(visit: Visit) {
  const code = codeInAddress(visit);
  if (code && code !== visit.cookies.promocode && visit.offers("promo codes")) visit.change(promocodeCookie, code);
}

/** The code of a link to this page or an earlier one. */
export async function linkedPromocode(visit: Visit): Promise<string | undefined> {
  if (!visit.offers("promo codes")) return undefined;
  return codeInAddress(visit) ?? (await readCookie(visit.cookies, promocodeCookie));
}

const codeInAddress = ({ request }: Visit) => readPromocode(new URL(request.url).searchParams.get("promocode"));

const refused = (status: number, words: string): CartOutcome => ({ ok: false, status, errors: { promocode: words } });
