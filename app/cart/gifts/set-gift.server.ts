import { validCount } from "../../../rules/counts";
import { mostOf } from "../../../rules/gifts";
import { singleValue } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import { acceptCart } from "../../shared/basket/accept-cart.server";
import { countRefusal, refusal, refuseToChange, type CartOutcome } from "../../shared/basket/cart-outcome.server";
import { readId } from "../../../rules/digits";

/** The number of pieces that one form may add or remove, because each needs a call. The page changes one at a time. */
const MAX_CHANGED_PIECES = 10;

/** Reads the fields `gift_id` and `gift_count`. The count is the total in the cart afterwards. */
export function setGiftOf(visit: Visit, form: FormData): Promise<CartOutcome> {
  return setGift(visit, singleValue(form, "gift_id"), singleValue(form, "gift_count"));
}

/**
 * Sets the count of a gift; 0 removes it. The contract adds and removes one piece at a time, so the difference is
 * computed from the current cart, and a form that is sent twice does no harm.
 */
export async function setGift(visit: Visit, id: string | undefined, wanted: string | undefined): Promise<CartOutcome> {
  if (!visit.basket.isOwn) return refuseToChange(visit.basket.ownersOnly);
  const gift_id = readId(id);
  const count = validCount(wanted);
  if (count === null) return countRefusal(visit);
  try {
    const gift = (await visit.cart())?.gifts?.find((one) => one.id === gift_id);
    if (!gift && count === 0) return { ok: true };
    if (!gift) return { ok: false, status: 409, errors: { gift_id: visit.t("gifts:gone") } };
    if (count > mostOf(gift) || Math.abs(count - gift.count) > MAX_CHANGED_PIECES)
      return { ok: false, status: 422, errors: { gift_id: visit.t("gifts:most") } };
    await changeBy(visit, gift, count);
    return { ok: true };
  } catch (error) {
    return refusal(visit, error);
  }
}

async function changeBy(visit: Visit, { id, count: held }: { id: number; count: number }, count: number) {
  const { upstream } = visit;
  const gift = { gift_id: id, ...(await visit.priceScope()) };
  if (count === 0 && held > 0) return acceptCart(visit, await upstream.cartGiftForget(gift));
  for (let n = held; n < count; n += 1) await acceptCart(visit, await upstream.cartGiftAdd(gift));
  for (let n = held; n > count; n -= 1) await acceptCart(visit, await upstream.cartGiftRemove(gift));
}
