import { cashAmount, cashProblem, type CashTerms } from "../../rules/cash";
import { formatPrice } from "../../rules/money";
import type { OrderPayload } from "../../contract/order";
import type { Language } from "../../rules/languages";
import type { Words } from "../messages";
import { currencyOf } from "../seed/catalogue/currencies";
import { paymentTypesOf } from "../shop/payment/payment-types";
import type { OrderingPlace } from "../shop/place/ordering-place";
import type { AddressDetails } from "../store/addresses";
import { formFields, NAME_MAX, NAME_REQUIRED } from "./form";
import { detailsOf } from "./place";

const MAX_COMMENT_LENGTH = 500;

interface OrderFields {
  phone: string;
  username: string;
  email?: string;
  comment?: string;
  payment_type: string;
  /** In currency units; 0 means that no change is needed. */
  cash: number;
  details: AddressDetails;
}

/** Validates the order form; `total` is in minor units. Throws one Refusal of 422 with every wrong field. */
export function orderFields(
  payload: OrderPayload,
  here: OrderingPlace,
  total: number,
  language: Language,
): OrderFields {
  const form = formFields();
  const phone = form.phone(payload.phone, here.city.id);
  const given = form.collectErrors(() => detailsOf(payload.delivery_address ?? {}), "delivery_address.");
  const details = { ...exceptEmptied(here.address?.details ?? {}, payload.delivery_address ?? {}), ...given };
  // An empty field means a private house, which has no flat.
  const hasNoRoom = !details.room && payload.delivery_address?.room !== "";
  if (here.order_type === "delivery" && hasNoRoom) form.addError("delivery_address.room", { key: "roomRequired" });
  const username = form.text("username", payload.username, NAME_MAX, NAME_REQUIRED);
  const email = form.email(payload.email) || undefined;
  if (!email && payload.payment_type === "cardOnline" && here.city.country.code === "TR")
    form.addError("email", { key: "emailForReceipt" });
  const comment = form.text("order_comment", payload.order_comment, MAX_COMMENT_LENGTH) || undefined;
  const payment_type = paymentTypesOf(here, language).find(({ alias }) => alias === payload.payment_type)?.alias ?? "";
  if (!payment_type) form.addError("payment_type", { key: "unknownPayment" });
  const wanted = payment_type === "cash" ? String(payload.cash ?? 0) : "0";
  const terms = cashTerms(total, here);
  const problem = cashMessage(wanted, terms, here);
  if (problem) form.addError("cash", problem);
  form.throwErrors();
  return {
    phone,
    username,
    email,
    comment,
    payment_type,
    cash: cashAmount(wanted, terms),
    details,
  };
}

function exceptEmptied(stored: AddressDetails, sent: NonNullable<OrderPayload["delivery_address"]>): AddressDetails {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => sent[name as keyof AddressDetails] !== ""));
}

function cashTerms(total: number, { city: { country, prices } }: OrderingPlace): CashTerms {
  return { total, max: currencyOf(prices.currency_code).cash_limit, country_code: country.code };
}

function cashMessage(cash: string, terms: CashTerms, { city }: OrderingPlace): Words | undefined {
  const problem = cashProblem(cash, terms);
  if (!problem) return undefined;
  if (problem.code === "digits") return { key: "cashDigits" };
  if (problem.code === "below_total") return { key: "cashBelowTotal" };
  return { key: "cashTooMuch", values: { max: formatPrice(problem.max * 100, city.prices) } };
}
