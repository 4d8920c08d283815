import { cartView } from "../../cart/view/cart-view.server";
import type { CartView } from "../../shared/basket/cart.view";
import { typedValues, type TypedValues } from "../../../server/guard/form";
import { ORDER_TIME_MS } from "../../../server/upstream/deadline";
import { asFailure, isOutage } from "../../../server/upstream/failure";
import { noteShares } from "../../cart/group-order/shares.server";
import type { Visit } from "../../../server/visitor/visit";
import { orderEvent } from "../events/order-events.server";
import { paymentPage } from "../payment/open-payment.server";
import { storeOrder } from "../payment/order/store-order.server";
import { startInApp } from "../payment/start-in-app.server";
import { paysInApp } from "../../../rules/payment";
import { checkOrder, isEmpty, orderSentBefore, type CheckedOrder } from "./check-order.server";
import { isOfAnother, needsShop, needsSignIn } from "./customer-and-place.server";
import { doorField } from "./checkout.view";
import { saveDraft, saveUnanswered } from "./draft.server";
import {
  backToCart,
  chooseShopFirst,
  noteRefusal,
  orderFailed,
  showAgain,
  showToOther,
  showUnanswered,
  signInFirst,
} from "./rejected-order.server";

/** The form's idempotency key makes it one order however often it is sent. After any failure the form comes back. */
export async function placeOrder(visit: Visit, form: FormData) {
  visit.deadline.allow(ORDER_TIME_MS);
  const typed = typedValues(form);
  // Setting the place again ties it to the customer who sends the form, so that it survives the loss of the session.
  if (visit.place.address) visit.setPlace({});
  if (needsSignIn(visit)) return signInFirst(visit, typed);
  let isRetry = false;
  try {
    const [cart, isAnothers] = await Promise.all([cartView(visit), isOfAnother(visit, typed)]);
    if (isAnothers) return await showToOther(visit, typed);
    const before = isEmpty(cart) ? await orderSentBefore(visit, typed) : undefined;
    isRetry = before !== undefined;
    if (before) return await sendOrder(visit, form, before, cart);
    if (await needsShop(visit)) return await chooseShopFirst(visit, typed);
    const check = await checkOrder(visit, form, cart);
    // The checks' calls may have ended the session.
    if (needsSignIn(visit)) return await signInFirst(visit, typedValues(form));
    if ("stopped" in check) return await backToCart(visit, typedValues(form));
    if ("errors" in check) {
      noteRefusal("shop", check.errors);
      return await showAgain(visit, check.typed, check.errors, check.status, check.more);
    }
    if (check.isOnline) return await goToPay(visit, form, check, check.cart);
    return await sendOrder(visit, form, check, check.cart);
  } catch (error) {
    return orderFailed(visit, typedValues(form), asFailure(error), isRetry);
  }
}

/** Stores an order that is paid online. If the bank's app pays, the payment starts at once. */
async function goToPay(visit: Visit, form: FormData, check: CheckedOrder, cart: CartView) {
  const typed = typedValues(form);
  await noteShares(visit);
  const open = await storeOrder(visit, check, cart);
  if (!open) {
    const phone = (await visit.city()).phone ?? visit.settings.default_phone;
    return showAgain(visit, typed, { form: visit.t("checkout:errors.noOrder", { phone }) }, 502);
  }
  // The form's key is used up: submitting the form again makes another order.
  await saveDraft(visit, { ...typed, order_key: "" });
  await orderEvent(visit, "stored", { payload: check.payload, door: doorOf(typed), payment: open });
  const inApp = paysInApp(open.payment_type);
  return visit.finish(
    form,
    inApp ? await startInApp(visit, open, check.key, check.payload) : visit.path(paymentPage(open)),
  );
}

/** An unanswered order may exist, so the form keeps its key and sending it again makes no second order. */
async function sendOrder(visit: Visit, form: FormData, { payload, key, recipient }: CheckedOrder, cart: CartView) {
  const typed = typedValues(form);
  await noteShares(visit);
  const answer = await visit.upstream.orderCreate(payload, { idempotencyKey: key }).catch(async (error: unknown) => {
    if (isOutage(asFailure(error)) && !isEmpty(cart))
      await saveUnanswered(visit, typed, cart, { ...payload, recipient });
    throw error;
  });
  if (answer.order_id == null) {
    if (!isEmpty(cart)) await saveUnanswered(visit, typed, cart, { ...payload, recipient });
    const phone = (await visit.city()).phone ?? visit.settings.default_phone;
    return showUnanswered(visit, typed, visit.t("checkout:errors.noOrder", { phone }), 502);
  }
  await orderEvent(visit, "placed", { payload, door: doorOf(typed), order_id: answer.order_id });
  visit.flashNotification(answer);
  return visit.finish(form, visit.path(`order/${answer.order_id}/tracking`));
}

const doorOf = (typed: TypedValues) => ({
  address_id: typed[doorField("id")],
  is_private_house: Boolean(typed[doorField("private_house")]),
});
