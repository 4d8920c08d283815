import { cartView } from "../cart/cart-view.server";
import type { CartView } from "../cart/cart.view";
import type { OrderPayload } from "../../contract/order";
import { checkForm, type FieldErrors, type TypedValues } from "../../server/guard/form";
import { asFailure, isOutage, type UpstreamFailure } from "../../server/upstream/failure";
import { finish } from "../../server/visitor/finish";
import { phoneCookie } from "../../server/visitor/phone";
import type { Visit } from "../../server/visitor/visit";
import { failureWords } from "../page/failure-words.server";
import { hasPlace, placePath } from "./checkout-view.server";
import { toAcceptedOrder } from "./accepted-order.server";
import { needsSignIn, signInPath } from "./customer.server";
import { cartSignature, forgetDraft, keepDraft, keepUnanswered, withoutDetails } from "./draft.server";
import { inOrder, isField, orderFields } from "./order-fields.server";
import { checkOrder, isForThisPlace, orderSentBefore } from "./order-payload.server";

/** `isReplay`: asks what became of an order that was sent before. */
type Submitted = { form: FormData; typed: TypedValues; isReplay?: boolean };

/** Makes an order of the form. However often one form is sent, its key makes it one order; every failure gives the form back as it was. */
export async function placeOrder(visit: Visit, form: FormData) {
  const read = checkForm(form, orderFields);
  const { typed } = read;
  const sent: Submitted = { form, typed };
  if (needsSignIn(visit)) return signInFirst(visit, typed);
  try {
    const cart = await cartView(visit);
    const before = isEmpty(cart) ? await orderSentBefore(visit, typed) : undefined;
    sent.isReplay = before !== undefined;
    if (before) return await send(visit, sent, before, typed.order_key ?? "", cart);
    if (!(await hasPlace(visit))) {
      await keepDraft(visit, typed);
      return visit.redirect(await placePath(visit));
    }
    // Another tab: what was typed here is about another door than the one that is chosen now.
    if (!isEmpty(cart) && !(await isForThisPlace(visit, typed)))
      return again(visit, withoutDetails(typed), { form: visit.t("checkout:errors.placeChanged") }, 409);
    const checked = await checkOrder(visit, read.ok ? read.values : undefined, read.ok ? {} : read.errors, typed);
    if (needsSignIn(visit)) return await signInFirst(visit, typed);
    if ("errors" in checked) return again(visit, typed, checked.errors);
    if (cart.block === "unavailable_line") return await backToCart(visit, typed);
    // Another tab, or the cart over this page: nobody pays another sum than the button said.
    if (typed.cart && !isEmpty(cart) && typed.cart !== cartSignature(cart))
      return again(visit, typed, { form: visit.t("checkout:errors.cartChanged") }, 409);
    if (cart.block === "below_minimum")
      return again(visit, typed, {
        form: visit.t("checkout:errors.minimum", { sum: cart.minimum?.missing }),
      });
    return await send(visit, sent, checked.payload, checked.key, cart);
  } catch (error) {
    return refused(visit, sent, asFailure(error));
  }
}

/** Asks for an order. Without an answer it may have been made all the same: the form then keeps its key, so that asking again does no harm. */
async function send(
  visit: Visit,
  { form, typed }: Submitted,
  payload: OrderPayload,
  idempotencyKey: string,
  cart: CartView,
) {
  const answer = await visit.upstream.orderCreate(payload, { idempotencyKey }).catch(async (error: unknown) => {
    if (isOutage(asFailure(error)) && !isEmpty(cart)) await keepUnanswered(visit, typed, cart, payload);
    throw error;
  });
  if (answer.order_id == null) {
    if (!isEmpty(cart)) await keepUnanswered(visit, typed, cart, payload);
    const phone = (await visit.city()).phone ?? visit.settings.default_phone;
    return keepAsSent(visit, typed, visit.t("checkout:errors.noOrder", { phone }), 502);
  }
  remember(visit, payload, typed);
  visit.flashNotification(answer);
  return finish(visit, form, visit.path(`order/${answer.order_id}/finish`));
}

/** The page goes on showing what was sent: loading it anew could show the empty cart of an order that was made. */
function keepAsSent(visit: Visit, typed: TypedValues, form: string, status: number) {
  visit.formFailed = true;
  return visit.answer({ errors: { form }, typed, skipRevalidation: true }, status);
}

/** Told by the upstream to be empty: an outage is not an empty cart. */
const isEmpty = ({ state, lines }: CartView) => state === "ok" && lines.length === 0;

/** What this order has taught us for the next one; details stay with the address that they are of. */
function remember(visit: Visit, { phone, username, delivery_address }: OrderPayload, typed: TypedValues) {
  forgetDraft(visit);
  visit.change(phoneCookie, phone);
  const { address } = visit.place;
  const isOfAddress = [delivery_address?.id, typed["delivery_address.id"] ?? address?.id].every(
    (id) => String(id) === String(address?.id),
  );
  if (address && delivery_address && isOfAddress) {
    const { room, entrance, floor, intercom, description } = delivery_address;
    const own = Object.fromEntries(
      Object.entries({ room, entrance, floor, intercom, description }).filter(([, value]) => value),
    );
    visit.setPlace({
      address: {
        id: address.id,
        address: address.address,
        street: address.street,
        delivery_zone_id: address.delivery_zone_id,
        ...own,
      },
    });
  }
  if (visit.session?.signed_in?.name === "") visit.setSession({ ...visit.session, signed_in: { name: username } });
}

/** What the upstream had against it, or that it had no answer. */
async function refused(visit: Visit, { typed, isReplay }: Submitted, failure: UpstreamFailure) {
  const { t } = visit;
  if (failure.kind === "signed_out" || needsSignIn(visit)) return signInFirst(visit, typed);
  if (isOutage(failure)) {
    return keepAsSent(
      visit,
      typed,
      t(failure.kind === "timeout" ? "checkout:errors.late" : "checkout:errors.down"),
      failureWords(visit.t, failure).status,
    );
  }
  const { errors, status } = failureWords(visit.t, failure);
  if (failure.kind === "limited") return again(visit, typed, errors, status);
  const now = await cartNow(visit);
  const said = failure.said ?? Object.values(failure.errors)[0];
  if (now === "stopped") return backToCart(visit, typed, said);
  if (now === "empty") {
    // Under a key that was answered before, the upstream would have named that order; under another one the same cart may have been ordered.
    const accepted = isReplay ? undefined : await toAcceptedOrder(visit);
    if (accepted) return accepted;
    forgetDraft(visit);
    visit.setFlash({ tone: "danger", text: said ?? t("checkout:errors.emptyCart") });
    return visit.redirect(visit.path());
  }
  return again(visit, typed, placed(errors), status);
}

/** The cart may be another since the page was made: something in it stopped, or another tab emptied it. */
async function cartNow(visit: Visit): Promise<"stopped" | "empty" | "same"> {
  try {
    const { cart } = await visit.upstream.cart(await visit.where());
    visit.setCart(cart);
  } catch (error) {
    asFailure(error);
    return "same";
  }
  const { block } = await cartView(visit);
  return block === "unavailable_line" ? "stopped" : block === "empty" ? "empty" : "same";
}

/** Errors of fields on this page stay with them, the others stand above it. */
function placed(errors: FieldErrors): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => !isField(field) && field !== "form");
  const form = [errors.form, ...others.map(([, words]) => words)].filter(Boolean);
  return {
    ...Object.fromEntries(Object.entries(errors).filter(([field]) => isField(field))),
    ...(form.length ? { form: [...new Set(form)].join(" ") } : {}),
  };
}

async function backToCart(visit: Visit, typed: TypedValues, said?: string) {
  await keepDraft(visit, typed);
  visit.setFlash({ tone: "danger", text: said ?? visit.t("checkout:errors.stopped") });
  return visit.redirect(visit.path("cart"));
}

async function signInFirst(visit: Visit, typed: TypedValues) {
  await keepDraft(visit, typed);
  visit.setFlash({ tone: "info", text: visit.t("checkout:errors.signIn") });
  return visit.redirect(signInPath(visit));
}

function again(visit: Visit, typed: TypedValues, errors: FieldErrors, status = 422) {
  visit.formFailed = true;
  return visit.answer({ errors: inOrder(errors), typed }, status);
}
