import { z } from "zod";
import { constraintsOf, type Constraints, type FieldErrors } from "../../server/guard/form";
import type { Translate } from "../../locales";
import { CASH_MAX, type CashProblem } from "../../rules/cash";
import { formatPrice } from "../../rules/money";

export const longest = { username: 100, detail: 50, description: 200, comment: 500 } as const;

const code = { error: (issue: { input?: unknown }) => (issue.input === undefined ? "required" : "invalid") };
const text = (max: number) => z.string(code).trim().max(max, "long");

/** A detail that was emptied is sent as an empty string, or the upstream would go on with the one it knows; reading a form drops empty values. */
const details = z.object({
  room: text(longest.detail).default(""),
  entrance: text(longest.detail).default(""),
  floor: text(longest.detail).default(""),
  intercom: text(longest.detail).default(""),
  description: text(longest.description).default(""),
});

/** The order form (spec 2 §7, "Order payload"). Messages are codes; `fieldWords` puts them in words. */
export const orderFields = z.object({
  username: text(longest.username).min(1, "required"),
  phone: text(longest.username).optional(),
  delivery_address: details.prefault({}),
  interval_id: z.string(code).max(100, "invalid").optional(),
  payment_type: z.string(code).max(50, "invalid"),
  cash: text(20).optional(),
  order_comment: text(longest.comment).optional(),
  order_key: z.uuid(code),
});

/** The room is asked for with a delivery only, so the schema cannot demand it. */
export const orderConstraints: Constraints = {
  ...constraintsOf(orderFields),
  "delivery_address.room": { required: true, maxLength: longest.detail },
};

export type OrderFields = z.output<typeof orderFields>;

/** The order of the questions on the page, and so of the errors above it. */
const order = [
  "username",
  "phone",
  "delivery_address.street",
  "delivery_address.room",
  "delivery_address.entrance",
  "delivery_address.floor",
  "delivery_address.intercom",
  "delivery_address.description",
  "interval_id",
  "order_comment",
  "payment_type",
  "cash",
];

/** Errors as the page asks; what belongs to no field of it comes last. */
export function inPageOrder(errors: FieldErrors): FieldErrors {
  const rank = (field: string) => order.indexOf(field) + 1 || order.length + 1;
  return Object.fromEntries(Object.entries(errors).sort(([a], [b]) => rank(a) - rank(b)));
}

export function isField(field: string): boolean {
  return order.includes(field);
}

/** Codes of the schema in words. */
export function fieldWords(t: Translate, codes: FieldErrors): FieldErrors {
  const words: FieldErrors = {};
  for (const [field, problem] of Object.entries(codes)) {
    if (field === "order_key" || !isField(field)) words.form = t("checkout:errors.formOld");
    else if (problem === "long") words[field] = t("checkout:errors.long", { max: maxOf(field) });
    else if (field === "username") words[field] = t("checkout:errors.username");
    else if (field === "payment_type") words[field] = t("checkout:errors.payment");
    else if (field === "interval_id") words[field] = t("checkout:errors.time");
    else words[field] = t("checkout:errors.invalid");
  }
  return words;
}

/** What is wrong with the cash amount, in words. `currency` as people read it. */
export function cashWords(t: Translate, problem: CashProblem, currency: string): string {
  switch (problem.code) {
    case "digits":
      return t("checkout:errors.cashDigits");
    case "too_much":
    case "no_change":
      return t("checkout:errors.cashMax", { max: formatPrice(CASH_MAX * 100, { currency }) });
    case "below_total":
      return t("checkout:errors.cashBelow", { total: formatPrice(problem.total, { currency }) });
  }
}

function maxOf(field: string): number {
  if (field === "order_comment") return longest.comment;
  if (field === "delivery_address.description") return longest.description;
  return field.startsWith("delivery_address.") ? longest.detail : longest.username;
}
