import { z } from "zod";
import { readOrderNumber } from "../../../rules/order";
import { EMAIL_MAX, isEmail } from "../../../rules/person";
import { readSquare } from "../../../rules/contact";
import { constraintsOf, type Constraints } from "../../../server/guard/form";
import {
  contactFormNames,
  fieldsOf,
  returnReasons,
  returnSolutions,
  type ContactField,
  type ContactFormName,
} from "./contact.view";

/** A field has messages for the kinds that it can have. */
export type FieldProblem = "required" | "long" | "wrong";

const MAX_MESSAGE_LENGTH = 1_500;

const text = (max: number) => z.string({ error: "required" }).trim().min(1, "required").max(max, "long");
const oneOf = (values: readonly [string, ...string[]]) => z.enum(values, { error: "required" });

const schemas: Record<ContactField, z.ZodType<string | undefined>> = {
  name: text(100),
  /** `readCustomerPhone` checks it against the city's masks. */
  phone: z.string({ error: "required" }).max(100, "long"),
  email: text(EMAIL_MAX).refine(isEmail, "wrong"),
  message: text(MAX_MESSAGE_LENGTH),
  city_name: text(100),
  company: text(200),
  product_category: text(200),
  shop: text(200),
  square: text(20).refine((value) => readSquare(value) !== undefined, "wrong"),
  order_id: text(40).refine((value) => readOrderNumber(value) !== undefined, "wrong"),
  reason: oneOf(returnReasons),
  solution: oneOf(returnSolutions),
};

const CONSENT = z.literal("1", { error: "required" });

function makeSchema(form: ContactFormName) {
  const { fields, optional = [] } = fieldsOf(form);
  const shape = fields.map((field) => [field, optional.includes(field) ? schemas[field].optional() : schemas[field]]);
  return z.object({ ...Object.fromEntries(shape), privacy_policy: CONSENT } as Record<string, z.ZodType>);
}

/** Messages are `FieldProblem`s. */
export const contactSchemas = Object.fromEntries(contactFormNames.map((form) => [form, makeSchema(form)])) as Record<
  ContactFormName,
  ReturnType<typeof makeSchema>
>;

export const contactConstraints = (form: ContactFormName): Constraints => constraintsOf(contactSchemas[form]);

/** In characters. */
export const maxLengthOf = (form: ContactFormName, field: string) => contactConstraints(form)[field]?.maxLength;
