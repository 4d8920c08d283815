import { cartView } from "../cart/cart-view.server";
import type { CartView } from "../cart/view";
import type { OrderPayload } from "../../server/contract/order";
import { checkForm, type FieldErrors, type TypedValues } from "../../server/guard/form";
import { asFailure, isOutage, type UpstreamFailure } from "../../server/upstream/failure";
import { finish } from "../../server/visitor/finish";
import { phoneCookie } from "../../server/visitor/phone";
import type { Visit } from "../../server/visitor/visit";
import { readPhone } from "../account/phone-check";
import { knownPhone, phoneWords } from "../account/phone-words.server";
import { translate } from "../i18n/translations.server";
import { cashAmount, cashProblem } from "../rules/cash";
import { toMinor } from "../rules/money";
import { phoneDigits } from "../rules/phone";
import { formFailed } from "../shell/error-title.server";
import { failureWords } from "../shell/failure-words.server";
import { ASAP } from "./checkout";
import { hasPlace, needsSignIn, placePath, signedInUser, signInPath } from "./checkout-view.server";
import { cartSignature, forgetDraft, keepDraft, orderSignature } from "./draft.server";
import { cashWords, fieldWords, inOrder, isField, orderFields, type OrderFields } from "./order-fields.server";
import { paymentTypes } from "./payment-view.server";

type Submitted = { form: FormData; typed: TypedValues };

/** Makes an order of the form. However often one form is sent, its key makes it one order; every failure gives the form back as it was. */
export async function placeOrder(visit: Visit, form: FormData) {
  const read = checkForm(form, orderFields);
  const { typed } = read;
  const sent = { form, typed };
  if (needsSignIn(visit)) return signInFirst(visit, typed);
  if (!(await hasPlace(visit))) {
    await keepDraft(visit, typed);
    return visit.redirect(await placePath(visit));
  }
  try {
    const checked = await check(visit, read.ok ? read.values : undefined, read.ok ? {} : read.errors, typed);
    if ("errors" in checked) return again(visit, typed, checked.errors);
    const cart = await cartView(visit);
    if (cart.block === "unavailable_line") return await backToCart(visit, typed);
    // Another tab, or the cart over this page: nobody pays another sum than the button said.
    if (typed.cart && cart.lines.length > 0 && typed.cart !== cartSignature(cart)) return again(visit, typed, { form: translate(visit.language)("checkout:errors.cartChanged") }, 409);
    if (cart.block === "below_minimum") return again(visit, typed, { form: translate(visit.language)("checkout:errors.minimum", { sum: cart.minimum?.missing }) });
    return await send(visit, sent, checked.payload, checked.key, cart);
  } catch (error) {
    return refused(visit, sent, asFailure(error));
  }
}

type Checked = { payload: OrderPayload; key: string } | { errors: FieldErrors };

/** The form's own rules, then those that need the shop: the phone, the payment types of this place, change for this total. */
async function check(visit: Visit, values: OrderFields | undefined, codes: FieldErrors, typed: TypedValues): Promise<Checked> {
  const t = translate(visit.language);
  const [city, order_type, cart, types, phone] = await Promise.all([visit.city(), visit.orderType(), visit.cart(), paymentTypes(visit), phoneOf(visit, typed)]);
  const total = toMinor(cart?.prices.total ?? 0);
  const errors = fieldWords(visit.language, codes);
  if (phone.error) errors.phone ??= phone.error;
  if (order_type === "delivery" && !typed["delivery_address.room"]?.trim()) errors["delivery_address.room"] ??= t("checkout:errors.room");
  if (typed.interval_id === undefined) errors.interval_id ??= t("checkout:errors.time");
  const payment_type = types.find(({ alias }) => alias === typed.payment_type)?.alias;
  if (!payment_type) errors.payment_type ??= t("checkout:errors.payment");
  const cash = payment_type === "cash" ? (typed.cash ?? "") : "";
  const problem = cashProblem(cash, total, city.country.code);
  if (problem) errors.cash ??= cashWords(visit.language, problem, city.prices.currency);
  if (!values || !payment_type || Object.keys(errors).length > 0) return { errors };

  const { address, shop } = visit.place;
  const { interval_id, order_comment, username, order_key, delivery_address } = values;
  const payload: OrderPayload = {
    city_id: city.id,
    order_type,
    phone: phone.digits,
    username,
    payment_type,
    ...(payment_type === "cash" ? { cash: cashAmount(cash, total, city.country.code) } : {}),
    order_comment,
    interval_id: !interval_id || interval_id === ASAP ? undefined : interval_id,
    ...(order_type === "takeaway" ? { shop_id: shop?.id } : { delivery_address: { id: address?.id, street: address?.street ?? address?.address, ...delivery_address } }),
  };
  return { payload, key: order_key };
}

/** The signed-in customer's phone is never the form's to say; only where nobody signs in is it typed. */
async function phoneOf(visit: Visit, typed: TypedValues): Promise<{ digits: string; error?: string }> {
  if (visit.settings.customers.is_auth_enabled) {
    const user = await signedInUser(visit);
    const digits = user ? phoneDigits(user.phone) : await knownPhone(visit);
    return digits ? { digits } : { digits: "", error: translate(visit.language)("checkout:errors.phoneUnknown") };
  }
  const city = await visit.city();
  const { digits, problem } = readPhone(typed.phone ?? "", city.phone_masks, city.country.code);
  return problem ? { digits, error: phoneWords(visit, city, problem) } : { digits };
}

async function send(visit: Visit, { form, typed }: Submitted, payload: OrderPayload, idempotencyKey: string, cart: CartView) {
  const answer = await visit.upstream.orderCreate(payload, { idempotencyKey }).catch(async (error: unknown) => {
    if (isOutage(asFailure(error))) await keepUnanswered(visit, typed, cart);
    throw error;
  });
  if (answer.order_id == null) {
    await keepUnanswered(visit, typed, cart);
    const phone = (await visit.city()).phone ?? visit.settings.default_phone;
    return keepAsSent(visit, typed, translate(visit.language)("checkout:errors.noOrder", { phone }), 502);
  }
  remember(visit, payload);
  visit.hear(answer);
  return finish(visit, form, visit.path(`order/${answer.order_id}/finish`));
}

/** The order may have been made all the same. The form knows its key, so asking again does no harm, and a cart that is empty by then is no reason not to. */
async function keepUnanswered(visit: Visit, typed: TypedValues, cart: CartView) {
  if (cart.lines.length > 0) await keepDraft(visit, typed, await orderSignature(visit, cart));
}

/** The page goes on showing what was sent: loading it anew could show the empty cart of an order that was made. */
function keepAsSent(visit: Visit, typed: TypedValues, form: string, status: number) {
  formFailed(visit);
  return visit.answer({ errors: { form }, typed, keepPage: true }, status);
}

/** What this order has taught us for the next one. */
function remember(visit: Visit, { phone, username, delivery_address }: OrderPayload) {
  forgetDraft(visit);
  visit.change(phoneCookie, phone);
  const { address } = visit.place;
  if (address && delivery_address) {
    const { room, entrance, floor, intercom, description } = delivery_address;
    const own = Object.fromEntries(Object.entries({ room, entrance, floor, intercom, description }).filter(([, value]) => value));
    visit.setPlace({ address: { id: address.id, address: address.address, street: address.street, delivery_zone_id: address.delivery_zone_id, ...own } });
  }
  if (visit.session?.signed_in?.name === "") visit.setSession({ ...visit.session, signed_in: { name: username } });
}

/** What the upstream had against it, or that it had no answer. */
async function refused(visit: Visit, { typed }: Submitted, failure: UpstreamFailure) {
  const t = translate(visit.language);
  if (failure.kind === "signed_out" || needsSignIn(visit)) return signInFirst(visit, typed);
  if (isOutage(failure)) {
    return keepAsSent(visit, typed, t(failure.kind === "timeout" ? "checkout:errors.late" : "checkout:errors.down"), failureWords(visit.language, failure).status);
  }
  const { errors, status } = failureWords(visit.language, failure);
  if (failure.kind === "limited") return again(visit, typed, errors, status);
  const now = await cartNow(visit);
  const said = failure.said ?? Object.values(failure.errors)[0];
  if (now === "stopped") return backToCart(visit, typed, said);
  if (now === "empty") {
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
  return { ...Object.fromEntries(Object.entries(errors).filter(([field]) => isField(field))), ...(form.length ? { form: [...new Set(form)].join(" ") } : {}) };
}

async function backToCart(visit: Visit, typed: TypedValues, said?: string) {
  await keepDraft(visit, typed);
  visit.setFlash({ tone: "danger", text: said ?? translate(visit.language)("checkout:errors.stopped") });
  return visit.redirect(visit.path("cart"));
}

async function signInFirst(visit: Visit, typed: TypedValues) {
  await keepDraft(visit, typed);
  visit.setFlash({ tone: "info", text: translate(visit.language)("checkout:errors.signIn") });
  return visit.redirect(signInPath(visit));
}

function again(visit: Visit, typed: TypedValues, errors: FieldErrors, status = 422) {
  formFailed(visit);
  return visit.answer({ errors: inOrder(errors), typed }, status);
}
