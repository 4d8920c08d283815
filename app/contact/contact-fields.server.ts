import { z } from "zod";
import { readOrderNumber } from "../../rules/order";
import { EMAIL_MAX, isEmail } from "../../rules/person";
import { readSquare } from "../../rules/contact";
import { constraintsOf, type Constraints } from "../../server/guard/form";
import { fieldsOf, returnReasons, returnSolutions, type ContactField, type ContactFormName } from "./contact.view";

/** The wrong kinds of a value; each field has words for those that it can have. */
export type FieldProblem = "required" | "long" | "wrong";

const MESSAGE_MAX = 1_500;

const text = (max: number) => z.string({ error: "required" }).trim().min(1, "required").max(max, "long");
const oneOf = (values: readonly [string, ...string[]]) => z.enum(values, { error: "required" });
const lines = (value: unknown) => (typeof value === "string" ? value.replace(/\r\n?/g, "\n") : value);

const schemas: Record<ContactField, z.ZodType<string | undefined>> = {
  name: text(100),
  /** The city's masks read it (readCustomerPhone). */
  phone: z.string({ error: "required" }).max(100, "long"),
  email: text(EMAIL_MAX).refine(isEmail, "wrong"),
  message: z.preprocess(lines, text(MESSAGE_MAX)) as z.ZodType<string>,
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

/** A form's schema. Its messages are kinds of problems. */
export function schemaOf(form: ContactFormName) {
  const { fields, optional = [] } = fieldsOf(form);
  const shape = fields.map((field) => [field, optional.includes(field) ? schemas[field].optional() : schemas[field]]);
  return z.object({ ...Object.fromEntries(shape), privacy_policy: CONSENT } as Record<string, z.ZodType>);
}

/** What the browser is told of the fields. `message` is read through a preprocessing that hides its length. */
export function contactConstraints(form: ContactFormName): Constraints {
  const constraints = constraintsOf(schemaOf(form));
  const { fields, optional = [] } = fieldsOf(form);
  return fields.includes("message")
    ? { ...constraints, message: { required: !optional.includes("message"), maxLength: MESSAGE_MAX } }
    : constraints;
}

/** The largest number of symbols that a field takes. */
export const longestOf = (form: ContactFormName, field: string) => contactConstraints(form)[field]?.maxLength;
