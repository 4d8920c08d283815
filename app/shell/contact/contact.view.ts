import type { Constraints } from "../../../server/guard/form";
import type { FormAnswer } from "../../shared/web/modal/page";
import type { PhoneFieldView } from "../../shared/web/words/phone-words.server";
import type { WithSavedForm } from "../../shared/web/switches/saved-form";

/** Fields in `optional` may stay empty (docs/specification/rules-and-calls.md#forms-to-the-chain). */
type ContactForm = { page: string; fields: readonly ContactField[]; optional?: readonly ContactField[] };

export type ContactField =
  | "name"
  | "phone"
  | "email"
  | "message"
  | "city_name"
  | "company"
  | "product_category"
  | "shop"
  | "square"
  | "order_id"
  | "reason"
  | "solution";

export const contactForms = {
  question: { page: "feedback", fields: ["name", "phone", "email", "message"] },
  call: { page: "call-me-back", fields: ["name", "phone"] },
  supplier: {
    page: "partners",
    fields: ["name", "phone", "email", "city_name", "company", "product_category"],
    optional: ["email"],
  },
  landlord: { page: "rent", fields: ["name", "phone", "email", "city_name", "shop", "square"], optional: ["email"] },
  return: {
    page: "return-request",
    fields: ["order_id", "phone", "name", "email", "reason", "message", "solution"],
    optional: ["message"],
  },
} as const satisfies Record<string, ContactForm>;

export type ContactFormName = keyof typeof contactForms;
export const contactFormNames = Object.keys(contactForms) as ContactFormName[];

export const fieldsOf = (form: ContactFormName): ContactForm => contactForms[form];

export const returnReasons = ["missing", "wrong", "quality", "other"] as const;
export const returnSolutions = ["refund", "again"] as const;

export type ContactView = WithSavedForm & {
  title: string;
  error_title: string;
  description: string;
  return_to: string;
  form: ContactFormName;
  phone: PhoneFieldView;
  /** Data of the signed-in customer. */
  known: { name?: string; email?: string; city_name: string };
  /** The chain's cities, suggested while a city is typed. */
  cities: string[];
  constraints: Constraints;
  /** The operator's own page about the same. */
  elsewhere?: { href: string; words: string };
  policy?: string;
  /** The city's phone, for visitors who do not want to wait. */
  call?: { href: string; words: string };
  sent?: SentView;
};

export type SentView = { heading: string; text: string; notification?: string; ways: { to: string; words: string }[] };

export type ContactAnswer = FormAnswer;
