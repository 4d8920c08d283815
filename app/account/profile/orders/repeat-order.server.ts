import { asFailure, isRefused, type UpstreamFailure } from "../../../../server/upstream/failure";
import { cityOfAddress } from "../../../../rules/address";
import type { Visit } from "../../../../server/visitor/visit";
import { sumsOf } from "../../../cart/view/cart-sums.server";
import { acceptCart } from "../../../shared/basket/accept-cart.server";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../../shared/web/form/form-answer.server";
import { chooseAddress } from "../../../fulfilment/place/address/set-address.server";
import { chooseShop } from "../../../fulfilment/place/shops/set-shop.server";
import { orderNumber } from "../../../orders/tracking/own-order.server";
import type { RepeatAnswer } from "../profile.view";
import { hasEnded, signInAgain } from "../customer.server";

/**
 * Responds with a question before the order `replaces` takes the place of a filled cart, and with a failure if nobody
 * knows whether it is filled. Undefined if it is empty.
 */
export async function askBeforeReplacing(visit: Visit, replaces: string) {
  if (!visit.session) return undefined;
  try {
    const before = await visit.cart();
    return before?.count ? visit.answer<RepeatAnswer>({ replaces }, 409) : undefined;
  } catch (error) {
    return failed(visit, asFailure(error));
  }
}

/**
 * Replaces the cart by a finished order, at the order's place, and redirects to it. The cart page lists the dishes that
 * are no longer sold until the visitor has seen it. With `checkout` a cart that can be ordered and lacks nothing leads
 * to the order form. If the upstream refuses, `otherwise` may answer instead.
 */
export async function repeatOrder<Other>(
  visit: Visit,
  form: FormData,
  number: string,
  to: "cart" | "checkout",
  otherwise?: () => Promise<Other | undefined>,
) {
  const order_id = orderNumber(number);
  if (!visit.basket.isOwn) return rejectForm(visit, { errors: { form: visit.basket.leaveFirst } }, 409);
  try {
    const city = await visit.city();
    const answer = await visit.upstream.orderRepeat({ order_id });
    await visit.basket.emptied?.();
    const { order_type, shop, delivery_address, cart, notification } = answer;
    if (order_type === "takeaway" && shop?.city_id === city.id) chooseShop(visit, shop);
    if (order_type === "delivery" && delivery_address && (cityOfAddress(delivery_address) ?? city.id) === city.id)
      // Only a private house is ordered to without a room.
      chooseAddress(visit, city, delivery_address, { private_house: !delivery_address.room });
    await acceptCart(visit, { cart });
    const words = visit.t("profile:orders.repeated", { number });
    if (notification) visit.setFlash({ tone: "info", text: `${words} ${notification}`, stays: true });
    else visit.setFlash({ tone: "good", text: words });
    const isIncomplete = to === "checkout" && (notification || (await sumsOf(visit, cart)).block);
    return await visit.finish(form, visit.path(isIncomplete ? "cart" : to));
  } catch (error) {
    const failure = asFailure(error);
    if (hasEnded(failure)) return signInAgain(visit);
    const other = isRefused(failure) && (await otherwise?.());
    if (other) return other;
    return failed(visit, failure);
  }
}

/** The message opens ServerErrorModal (docs/specification/rules-and-calls.md#order-and-payment-errors). */
function failed(visit: Visit, failure: UpstreamFailure) {
  const { errors, status } = failureWords(visit.t, failure);
  const message = errors.form ?? Object.values(errors)[0] ?? "";
  return rejectForm(visit, { errors: { form: message }, dialog: message }, status);
}
