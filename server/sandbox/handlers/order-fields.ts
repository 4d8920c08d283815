import { CASH_MAX, cashAmount, cashProblem } from "../../../app/rules/cash";
import { formatPrice } from "../../../app/rules/money";
import type { OrderPayload } from "../../contract/order";
import type { Language } from "../language";
import { Refusal, type Words } from "../respond";
import { paymentTypesOf } from "../shop/payment";
import type { Whereabouts } from "../shop/whereabouts";
import type { AddressDetails } from "../store/addresses";
import { phoneOf } from "./people";
import { detailsOf } from "./place";

const NAME_MAX = 100;
const EMAIL_MAX = 200;
const COMMENT_MAX = 500;

export interface OrderFields {
  phone: string;
  username: string;
  email?: string;
  comment?: string;
  payment_type: string;
  /** Currency units; 0: no change needed. */
  cash: number;
  details: AddressDetails;
}

/** What was written into the order form, checked; `total` in minor units. Throws one Refusal of 422 that names every wrong field. */
export function orderFields(payload: OrderPayload, here: Whereabouts, total: number, language: Language): OrderFields {
  const errors: Record<string, Words> = {};
  const check = <Value>(value: () => Value, prefix = ""): Value | undefined => {
    try {
      return value();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const [field, words] of Object.entries(error.errors)) errors[prefix + field] = words;
      return undefined;
    }
  };
  const phone = check(() => phoneOf(payload.phone, here.city));
  const given = check(() => detailsOf(payload.delivery_address ?? {}), "delivery_address.");
  const details = { ...without(here.address?.details ?? {}, payload.delivery_address ?? {}), ...given };
  if (here.order_type === "delivery" && !details.room) errors["delivery_address.room"] ??= { key: "roomRequired" };
  const username = payload.username.trim();
  if (!username) errors.username = { key: "nameRequired" };
  if (username.length > NAME_MAX) errors.username = { key: "tooLong", values: { max: NAME_MAX } };
  const email = payload.email?.trim() || undefined;
  if (email && (email.length > EMAIL_MAX || !/^\S+@\S+\.\S+$/.test(email))) errors.email = { key: "invalid" };
  if (!email && payload.payment_type === "cardOnline" && here.city.country.code === "TR") errors.email = { key: "emailForReceipt" };
  const comment = payload.order_comment?.trim() || undefined;
  if (comment && comment.length > COMMENT_MAX) errors.order_comment = { key: "tooLong", values: { max: COMMENT_MAX } };
  const payment_type = paymentTypesOf(here, language).find(({ alias }) => alias === payload.payment_type)?.alias;
  if (!payment_type) errors.payment_type = { key: "unknownPayment" };
  const wanted = payment_type === "cash" ? String(payload.cash ?? 0) : "0";
  const problem = cashWords(wanted, total, here);
  if (problem) errors.cash = problem;
  const first = Object.values(errors)[0];
  if (first || phone === undefined || payment_type === undefined) throw new Refusal(422, first ?? { key: "checkFields" }, errors);
  return { phone, username, email, comment, payment_type, cash: cashAmount(wanted, total, here.city.country.code), details };
}

/** Details that were known before, but for those that the order empties. */
function without(known: AddressDetails, said: NonNullable<OrderPayload["delivery_address"]>): AddressDetails {
  return Object.fromEntries(Object.entries(known).filter(([name]) => said[name as keyof AddressDetails] !== ""));
}

function cashWords(cash: string, total: number, { city: { country, prices } }: Whereabouts): Words | undefined {
  const problem = cashProblem(cash, total, country.code);
  if (!problem) return undefined;
  if (problem.code === "digits") return { key: "cashDigits" };
  if (problem.code === "below_total") return { key: "cashBelowTotal" };
  return { key: "cashTooMuch", values: { max: formatPrice(CASH_MAX * 100, prices) } };
}
