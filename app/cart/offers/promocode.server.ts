import { readPromocode } from "../../../rules/discounts";
import { singleValue } from "../../../server/guard/form";
import { promocodeLimit } from "../../../server/guard/guess-limit";
import { asFailure } from "../../../server/upstream/failure";
import { readCookie } from "../../../server/visitor/cookie-header";
import { promocodeCookie } from "../../../server/visitor/cookies";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "../../page/accept-cart.server";
import { messageOf, refusal, type CartOutcome } from "../cart-outcome.server";

/** The form's button that takes the cart's code back; its field for a new code is `promocode`. */
export const FORGET = "forget_promocode";

/** Applies the code of a form, or takes the cart's code back. What goes wrong is said at the field: the error is one of `promocode`. */
export async function changePromocode(visit: Visit, form: FormData): Promise<CartOutcome> {
  return form.has(FORGET) ? forgetPromocode(visit) : applyPromocode(visit, singleValue(form, "promocode"));
}

export async function applyPromocode(visit: Visit, typed: string | undefined): Promise<CartOutcome> {
  const promocode = readPromocode(typed);
  if (!promocode)
    return refused(422, visit.t(typed?.trim() ? "offers:promocode.unknown" : "offers:promocode.required"));
  const guesser = { address: visit.address, key: visit.session?.key };
  const wait = await promocodeLimit.wait(guesser);
  visit.retryAfter = wait;
  if (wait) return refused(429, visit.t("offers:promocode.tooMany", { count: Math.ceil(wait / 60) }));
  try {
    await acceptCart(visit, await visit.upstream.cartApplyPromocode({ promocode, ...(await visit.priceScope()) }));
    await promocodeLimit.giveBack(guesser);
  } catch (error) {
    if (asFailure(error).kind !== "refused") await promocodeLimit.giveBack(guesser);
    const { status, errors, concerns } = await refusal(visit, error);
    return refused(status, errors.promocode ?? messageOf({ ok: false, status, errors, concerns }));
  }
  if (visit.cookies.promocode) visit.forget("promocode");
  return { ok: true };
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

/** Keeps the code of a link (`?promocode=`) for the cart: it fills the field there, and is applied by nobody but the visitor. */
export function keepLinkedPromocode(visit: Visit) {
  const code = codeInAddress(visit);
  if (code && code !== visit.cookies.promocode) visit.change(promocodeCookie, code);
}

/** The code of a link, this page's or an earlier one's. */
export async function linkedPromocode(visit: Visit): Promise<string | undefined> {
  return codeInAddress(visit) ?? (await readCookie(visit.cookies, promocodeCookie));
}

const codeInAddress = ({ request }: Visit) => readPromocode(new URL(request.url).searchParams.get("promocode"));

const refused = (status: number, words: string): CartOutcome => ({ ok: false, status, errors: { promocode: words } });
