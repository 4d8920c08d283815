import type { OrderPayload } from "../../contract/order";
import { checkForm, type FieldErrors, type TypedValues } from "../../server/guard/form";
import type { Visit } from "../../server/visitor/visit";
import { knownPhone, phoneWords } from "../words/phone-words.server";
import { cashAmount, cashProblem } from "../../rules/cash";
import { toMinor } from "../../rules/money";
import { phoneDigits, readPhone } from "../../rules/phone";
import { ASAP } from "./checkout.view";
import { signedInUser } from "./customer.server";
import { unansweredOrder, type SentBeside } from "./draft.server";
import { cashWords, fieldWords, orderFields, type OrderFields } from "./order-fields.server";
import { paymentTypes } from "./payment-view.server";

export type Checked = { payload: OrderPayload; key: string } | { errors: FieldErrors };

/** The form's own rules, then those that need the shop: the phone, the payment types of this place, change for this total. */
export async function checkOrder(
  visit: Visit,
  values: OrderFields | undefined,
  codes: FieldErrors,
  typed: TypedValues,
): Promise<Checked> {
  const { t } = visit;
  const [city, order_type, cart, types, phone] = await Promise.all([
    visit.city(),
    visit.orderType(),
    visit.cart(),
    paymentTypes(visit),
    phoneOf(visit, typed),
  ]);
  const total = toMinor(cart?.prices.total ?? 0);
  const errors = fieldWords(visit.t, codes);
  if (phone.error) errors.phone ??= phone.error;
  if (order_type === "delivery" && !typed["delivery_address.room"]?.trim())
    errors["delivery_address.room"] ??= t("checkout:errors.room");
  if (typed.interval_id === undefined) errors.interval_id ??= t("checkout:errors.time");
  const payment_type = types.find(({ alias }) => alias === typed.payment_type)?.alias;
  if (!payment_type) errors.payment_type ??= t("checkout:errors.payment");
  const cash = payment_type === "cash" ? (typed.cash ?? "") : "";
  const problem = cashProblem(cash, total, city.country.code);
  if (problem) errors.cash ??= cashWords(visit.t, problem, city.prices.currency);
  if (!values || !payment_type || Object.keys(errors).length > 0) return { errors };

  const { address, shop } = visit.place;
  const payload = payloadOf(values, {
    city_id: city.id,
    order_type,
    phone: phone.digits,
    ...(payment_type === "cash" ? { cash: cashAmount(cash, total, city.country.code) } : {}),
    ...(order_type === "takeaway"
      ? { shop_id: shop?.id }
      : { delivery_address: { id: address?.id, street: address?.street ?? address?.address } }),
  });
  return { payload, key: values.order_key };
}

/** Whether the form was made for the place that is chosen now. */
export async function isForThisPlace(visit: Visit, typed: TypedValues): Promise<boolean> {
  const order_type = await visit.orderType();
  const [field, id] =
    order_type === "delivery" ? ["delivery_address.id", visit.place.address?.id] : ["shop_id", visit.place.shop?.id];
  return (typed.order_type ?? order_type) === order_type && (typed[field] ?? String(id)) === String(id);
}

/**
 * The order that this form made before, with nobody answering, as it was sent then: what is chosen now, and what its place says now, does not
 * concern it. Undefined: there is none.
 */
export async function orderSentBefore(visit: Visit, { order_key }: TypedValues): Promise<OrderPayload | undefined> {
  const found = await unansweredOrder(visit);
  if (!found || found.typed.order_key !== order_key) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(found.typed)) form.set(name, value);
  const read = checkForm(form, orderFields);
  return read.ok ? payloadOf(read.values, found.sent) : undefined;
}

function payloadOf(
  { username, payment_type, order_comment, interval_id, delivery_address }: OrderFields,
  beside: SentBeside,
): OrderPayload {
  return {
    ...beside,
    username,
    payment_type,
    order_comment,
    interval_id: !interval_id || interval_id === ASAP ? undefined : interval_id,
    ...(beside.delivery_address ? { delivery_address: { ...beside.delivery_address, ...delivery_address } } : {}),
  };
}

/** The signed-in customer's phone is never the form's to say; only where nobody signs in is it typed. */
async function phoneOf(visit: Visit, typed: TypedValues): Promise<{ digits: string; error?: string }> {
  if (visit.settings.customers.is_auth_enabled) {
    const user = await signedInUser(visit);
    const digits = user ? phoneDigits(user.phone) : await knownPhone(visit);
    return digits ? { digits } : { digits: "", error: visit.t("checkout:errors.phoneUnknown") };
  }
  const city = await visit.city();
  const { digits, problem } = readPhone(typed.phone ?? "", city.phone_masks, city.country.code);
  return problem ? { digits, error: phoneWords(visit, city, problem) } : { digits };
}
