import type { City } from "../../../contract/place";
import { setCounts } from "../../shared/basket/change-cart.server";
import { cartView } from "../../cart/view/cart-view.server";
import { payloadLines } from "../../cart/view/payload-lines.server";
import type { CartView } from "../../shared/basket/cart.view";
import { applyPromocode } from "../../cart/offers/promocode.server";
import { cartSignature } from "../../shared/basket/cart-signature.server";
import type { OrderPayload, PaymentType } from "../../../contract/order";
import { checkForm, type FieldErrors, typedValues, type TypedValues } from "../../../server/guard/form";
import type { Visit } from "../../../server/visitor/visit";
import {
  knownPhone,
  phoneWords,
  readCustomerPhone,
  readPhoneIn,
  writtenPhone,
} from "../../shared/web/words/phone-words.server";
import { cashAmount, cashMax, cashProblem } from "../../../rules/cash";
import { toMinor } from "../../../rules/money";
import { asksCard } from "../../../rules/payment";
import { digitsOf } from "../../../rules/digits";
import { doorErrors } from "../../fulfilment/place/address/address-form.server";
import { addressDetails } from "../../fulfilment/place/place.view";
import { doorField, LEFT_OUT, type CheckoutAnswer } from "./checkout.view";
import { chooseTime, wantedTime } from "../../fulfilment/time-slots/choose-time.server";
import { ASAP } from "../../fulfilment/time-slots/time-slots.view";
import { needsSignIn, signedInUser } from "./customer-and-place.server";
import { unansweredOrder, withoutDetails, type SentBeside } from "./draft.server";
import { isForThisPlace, takeFormAddress, type FormAddress } from "./form-address.server";
import { cashWords, fieldWords, maxLengths, orderFields, type OrderFields } from "./order-fields.server";

/** `key`: the form's idempotency key. `recipient`: the payload's comment begins with this line. */
export type CheckedOrder = { payload: OrderPayload; key: string; isOnline: boolean; recipient?: string };

type OrderCheck =
  /** `news`: a sentence about the changes that the form's address caused. */
  | (CheckedOrder & { cart: CartView; news?: string })
  | {
      errors: FieldErrors;
      typed: TypedValues;
      status: number;
      more?: Pick<CheckoutAnswer, "news" | "alternatives" | "changed" | "dialog">;
    }
  /** The cart holds an unavailable product that the form did not list. */
  | { stopped: true };

/**
 * A newly typed address becomes the visitor's place first. `saysTotal`: the next page shows the address and the new
 * total before the order is made.
 */
export async function checkOrder(
  visit: Visit,
  form: FormData,
  shown: CartView,
  { saysTotal = false } = {},
): Promise<OrderCheck> {
  const { t } = visit;
  const before = typedValues(form);
  if (shown.block === "nothing_left") return { stopped: true };
  // An unapplied promo code changes the price, which the visitor must see before ordering.
  if (!isEmpty(shown) && before.promocode?.trim() && visit.offers("promo codes"))
    return applyFirst(visit, form, before);
  if (!isEmpty(shown) && !(await isForThisPlace(visit, before)))
    return { errors: { form: t("checkout:errors.placeChanged") }, typed: withoutDetails(before), status: 409 };
  // A new address may change the total; the dishes may only be those of the form, which another window or a guest changes.
  const wasAsShown = isAsIn(before, shown);
  // An empty cart may have been ordered with this form already.
  const address: FormAddress = isEmpty(shown) ? { kind: "same" } : await takeFormAddress(visit, form);
  const isNew = address.kind === "set";
  const news = isNew ? address.text : undefined;
  let cart = isNew ? await cartView(visit) : shown;
  const reject = (errors: FieldErrors, status: number, hasChanged = isNew): OrderCheck => {
    const { alternatives, dialog } = address.kind === "refused" ? address : {};
    return {
      errors,
      typed: typedValues(form),
      status,
      more: { news, alternatives, dialog, ...(hasChanged ? { changed: true } : {}) },
    };
  };

  const checked = await checkFields(visit, form);
  const fields = "errors" in checked ? checked.errors : {};
  if (address.kind === "refused") return reject({ ...fields, ...address.errors }, address.status);
  if ("errors" in checked) return reject(checked.errors, 422);
  const time = await chooseTime(visit, wantedTime(before) ?? { interval_id: ASAP });
  if (!time.ok) return reject(time.errors, time.status, true);
  if (time.changed) {
    const atTime = await cartView(visit);
    const isSame = cartSignature(atTime) === cartSignature(cart);
    cart = atTime;
    // The visitor must see the lines that are left out, and the new total.
    if (!isSame && cart.block !== "nothing_left") {
      const total = t("checkout:errors.totalChanged", { sum: cart.total });
      return reject({ form: [time.words, total].filter(Boolean).join(" ") }, 409, true);
    }
  }
  if (cart.block === "nothing_left") return { stopped: true };
  if (cart.block === "unavailable_line") {
    const lost = cart.lines.flatMap(({ line_key, alert }) => (alert ? [line_key] : []));
    if (!lost.every((line_key) => form.getAll(LEFT_OUT).includes(line_key))) return { stopped: true };
    const outcome = await setCounts(visit, new Map(lost.map((line_key) => [line_key, 0])));
    if (!outcome.ok) return reject(outcome.errors, outcome.status);
    cart = await cartView(visit);
  }
  const isAsShown = isAsIn(before, cart);
  if (!wasAsShown || (!isAsShown && !isNew)) return reject({ form: t("checkout:errors.cartChanged") }, 409);
  if (cart.block === "below_minimum") return reject({ form: t("cart:minimum", cart.minimum) }, 422);
  // The visitor must have seen the address and the price of the order.
  const wasSeen = saysTotal || (isAsShown && isNew && address.asTyped);
  if (isNew && (address.cartChanged || !wasSeen)) {
    const words = isAsShown
      ? t("checkout:errors.placeChanged")
      : t("checkout:errors.totalChanged", { sum: cart.total });
    return reject({ form: words }, 409);
  }
  if (isNew) form.set("cart", cartSignature(cart));
  return { ...checked, payload: { ...checked.payload, cart: payloadLines(await visit.cart()) }, cart, news };
}

const isAsIn = (form: TypedValues, cart: CartView) => !form.cart || isEmpty(cart) || form.cart === cartSignature(cart);

async function applyFirst(visit: Visit, form: FormData, typed: TypedValues): Promise<OrderCheck> {
  const outcome = await applyPromocode(visit, typed.promocode);
  if (!outcome.ok) return { errors: outcome.errors, typed, status: outcome.status };
  form.delete("promocode");
  const { total } = await cartView(visit);
  return {
    errors: { form: visit.t("checkout:errors.totalChanged", { sum: total }) },
    typed: typedValues(form),
    status: 409,
    more: { news: visit.t("offers:promocode.news", { code: typed.promocode?.trim() }), changed: true },
  };
}

/** An outage is not an empty cart. */
export const isEmpty = ({ state, lines }: CartView) => state === "ok" && lines.length === 0;

/** Only payment by card needs an e-mail. For other types an invalid one is dropped instead of rejecting the order. */
function withoutUnaskedEmail(form: FormData): FormData {
  const { payment_type = "", email } = typedValues(form);
  if (asksCard(payment_type) || orderFields.shape.email.safeParse(email).success) return form;
  const checked = new FormData();
  for (const [name, value] of form) if (name !== "email") checked.append(name, value);
  return checked;
}

async function checkFields(visit: Visit, form: FormData): Promise<CheckedOrder | { errors: FieldErrors }> {
  const { t } = visit;
  const read = checkForm(withoutUnaskedEmail(form), orderFields);
  const { typed } = read;
  const [city, order_type, cart, types, phone] = await Promise.all([
    visit.city(),
    visit.orderType(),
    visit.cart(),
    paymentTypes(visit),
    phoneOf(visit, typed),
  ]);
  const total = toMinor(cart?.prices.total ?? 0);
  const errors = fieldWords(t, read.ok ? {} : read.errors);
  if (phone.error) errors.phone ??= phone.error;
  if (typed.interval_id === undefined) errors.interval_id ??= t("checkout:errors.time");
  const chosen = types.find(({ alias }) => alias === typed.payment_type);
  const payment_type = chosen?.alias;
  if (!payment_type) errors.payment_type ??= t("checkout:errors.payment");
  const asksChange = payment_type === "cash" && order_type === "delivery";
  const cash = asksChange ? (typed.cash ?? "") : "";
  if (order_type === "delivery") Object.assign(errors, doorErrorsOf(visit, city, typed));
  const recipient = order_type === "delivery" ? await readRecipient(visit, city, typed) : {};
  const commentMax = maxLengths.comment - (recipient.line ? recipient.line.length + 1 : 0);
  if ((typed.order_comment?.trim() ?? "").length > commentMax)
    errors.order_comment = t("checkout:errors.long", { max: commentMax });
  for (const [field, words] of Object.entries(recipient.errors ?? {})) errors[field] ??= words;
  const max = cashMax(visit.settings.cash_max, city.prices.currency_code);
  const cashTerms = { total, max, country_code: city.country.code };
  const problem = cashProblem(cash, cashTerms);
  if (problem) errors.cash ??= cashWords(t, problem, city.prices.currency);
  // The receipt of an online card payment is sent there (docs/specification/rules-and-calls.md#order-form-fields).
  const needsEmail = payment_type !== undefined && asksCard(payment_type) && city.country.code === "TR";
  if (needsEmail && !typed.email?.trim()) errors.email ??= t("checkout:errors.email");
  if (!read.ok || !payment_type || Object.keys(errors).length > 0) return { errors };

  const { address, shop } = visit.place;
  const payload = payloadOf(read.values, {
    city_id: city.id,
    order_type,
    phone: phone.digits,
    recipient: recipient.line,
    ...(asksChange ? { cash: cashAmount(cash, cashTerms) } : {}),
    ...(order_type === "takeaway"
      ? { shop_id: shop?.id }
      : { delivery_address: { id: address?.id || undefined, street: address?.street ?? address?.address } }),
  });
  return { payload, key: read.values.order_key, isOnline: Boolean(chosen?.is_online), recipient: recipient.line };
}

function doorErrorsOf({ t }: Visit, city: Pick<City, "country">, typed: TypedValues): FieldErrors {
  const names = [...addressDetails, "private_house"];
  const details = names.map((name) => [name, typed[doorField(name)] ?? ""] as const);
  const errors = Object.entries(doorErrors(t, city, Object.fromEntries(details)));
  return Object.fromEntries(errors.map(([name, words]) => [doorField(name), words]));
}

export async function paymentTypes(visit: Visit): Promise<PaymentType[]> {
  const { city_id, order_type, shop_id } = await visit.priceScope();
  const { payment_types } = await visit.upstream.paymentTypes({ city_id, order_type, shop_id });
  return payment_types;
}

async function phoneOf(visit: Visit, typed: TypedValues): Promise<{ digits: string; error?: string }> {
  if (visit.settings.customers.is_auth_enabled && !needsSignIn(visit)) {
    const user = await signedInUser(visit);
    const digits = user ? digitsOf(user.phone) : await knownPhone(visit);
    return digits ? { digits } : { digits: "", error: visit.t("checkout:errors.phoneUnknown") };
  }
  return readCustomerPhone(visit, await visit.city(), typed);
}

/** The unanswered order of this form exactly as it was sent, even if the place has changed since. */
export async function orderSentBefore(visit: Visit, { order_key }: TypedValues): Promise<CheckedOrder | undefined> {
  const found = await unansweredOrder(visit);
  if (!found || !order_key || found.typed.order_key !== order_key) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(found.typed)) form.set(name, value);
  const read = checkForm(form, orderFields);
  if (!read.ok) return undefined;
  const { recipient } = found.sent;
  return { payload: payloadOf(read.values, found.sent), key: order_key, isOnline: false, recipient };
}

function payloadOf(
  { username, email, payment_type, order_comment, interval_id, delivery_address }: OrderFields,
  { recipient, ...beside }: SentBeside,
): OrderPayload {
  const { private_house, ...door } = delivery_address;
  if (private_house) door.room = "";
  return {
    ...beside,
    username,
    email,
    payment_type,
    order_comment: [recipient, order_comment].filter(Boolean).join("\n") || undefined,
    interval_id: !interval_id || interval_id === ASAP ? undefined : interval_id,
    ...(beside.delivery_address ? { delivery_address: { ...beside.delivery_address, ...door } } : {}),
  };
}

/**
 * Somebody else who receives the delivery, as the first line of the order's comment, because the upstream has no field
 * for it (docs/decisions/0042-somebody-else-receives.md). Nobody, if neither the name nor the phone is filled in.
 */
async function readRecipient(
  visit: Visit,
  city: City,
  { recipient_name = "", recipient_phone = "" }: TypedValues,
): Promise<{ line?: string; errors?: FieldErrors }> {
  const { t } = visit;
  const name = recipient_name.trim();
  if (!name && !recipient_phone.trim()) return {};
  const { digits, problem } = await readPhoneIn(city, recipient_phone);
  const errors: FieldErrors = {};
  if (!name) errors.recipient_name = t("checkout:recipient.nameMissing");
  if (problem)
    errors.recipient_phone =
      problem.code === "required" ? t("checkout:recipient.phoneMissing") : phoneWords(visit, city, problem);
  if (name && !problem) return { line: t("checkout:recipient.line", { name, phone: writtenPhone(city, digits) }) };
  return { errors };
}
