import { z } from "zod";
import { constraintsOf, type Constraints, type FieldErrors } from "../../../server/guard/form";
import { ADDRESS_MAX, DETAIL_MAX } from "../../../rules/address";
import type { Translate } from "../../../locales";
import type { CashProblem } from "../../../rules/cash";
import { isEmail } from "../../../rules/person";
import { formatPrice } from "../../../rules/money";

export const maxLengths = { username: 100, recipient: 60, comment: 500, email: 100 } as const;

const code = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : "invalid") };
const text = (max: number) => z.string(code).trim().max(max, "long");

/** A cleared detail is sent as an empty string, because the upstream keeps the stored value of an omitted one. */
const details = z.object({
  room: text(DETAIL_MAX).default(""),
  entrance: text(DETAIL_MAX).default(""),
  floor: text(DETAIL_MAX).default(""),
  intercom: text(DETAIL_MAX).default(""),
  description: text(DETAIL_MAX).default(""),
  private_house: text(1).optional(),
});

/** Messages are codes, which `fieldWords` translates (docs/specification/rules-and-calls.md#orders-and-payment). */
export const orderFields = z.object({
  username: text(maxLengths.username).min(1, "required"),
  phone: text(maxLengths.username).optional(),
  recipient_name: text(maxLengths.recipient).optional(),
  recipient_phone: text(maxLengths.recipient).optional(),
  delivery_address: details.prefault({}),
  interval_id: z.string(code).max(100, "invalid").optional(),
  payment_type: z.string(code).max(50, "invalid"),
  cash: text(20).optional(),
  email: text(maxLengths.email).refine(isEmail, "invalid").optional(),
  order_comment: text(maxLengths.comment).optional(),
  order_key: z.uuid(code),
});

/** Whether an address or a room is required depends on other fields, so the schema cannot require them. */
export const orderConstraints: Constraints = {
  ...constraintsOf(orderFields),
  "delivery_address.street": { required: true, maxLength: ADDRESS_MAX },
  "delivery_address.room": { maxLength: DETAIL_MAX },
};

export type OrderFields = z.output<typeof orderFields>;

/** The order of the page and of the error summary. */
const order = [
  "username",
  "phone",
  "recipient_name",
  "recipient_phone",
  "notify_channel",
  "captcha_user_token",
  "privacy_policy",
  "delivery_address.street",
  "delivery_address.match",
  "delivery_address.room",
  "delivery_address.entrance",
  "delivery_address.floor",
  "delivery_address.intercom",
  "delivery_address.description",
  "order_comment",
  "interval_id",
  "payment_type",
  "email",
  "cash",
  "promocode",
  "bonuses",
];

/** Errors without a field come last. */
export function inPageOrder(errors: FieldErrors): FieldErrors {
  const rank = (field: string) => order.indexOf(field) + 1 || order.length + 1;
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => rank(a) - rank(b)));
}

export function isField(field: string): boolean {
  return order.includes(field);
}

export function fieldWords(t: Translate, codes: FieldErrors): FieldErrors {
  const words: FieldErrors = {};
  for (const [field, problem] of Object.entries(codes)) {
    if (field === "order_key" || !isField(field)) words.form = t("checkout:errors.formOld");
    else if (field === "cash") words[field] = t("checkout:errors.cashDigits");
    else if (problem === "long") words[field] = t("checkout:errors.long", { max: maxOf(field) });
    else if (field === "username") words[field] = t("checkout:errors.username");
    else if (field === "payment_type") words[field] = t("checkout:errors.payment");
    else if (field === "email") words[field] = t("checkout:errors.emailInvalid");
    else if (field === "interval_id") words[field] = t("checkout:errors.time");
    else words[field] = t("checkout:errors.invalid");
  }
  return words;
}

/** `currency`: the currency's sign. */
export function cashWords(t: Translate, problem: CashProblem, currency: string): string {
  switch (problem.code) {
    case "digits":
      return t("checkout:errors.cashDigits");
    case "too_much":
    case "no_change":
      return t("checkout:errors.cashMax", { max: formatPrice(problem.max * 100, { currency }) });
    case "below_total":
      return t("checkout:errors.cashBelow", { total: formatPrice(problem.total, { currency }) });
  }
}

function maxOf(field: string): number {
  if (field === "order_comment") return maxLengths.comment;
  if (field.startsWith("recipient_")) return maxLengths.recipient;
  return field.startsWith("delivery_address.") ? DETAIL_MAX : maxLengths.username;
}
