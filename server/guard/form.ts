import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { oncePer } from "../operate/once-per";
import { typedLine, typedText } from "./shown-text";
import { BodyTooLarge, readCapped } from "./read-capped";
import { sentFields } from "../../rules/sent-fields";

/** Our largest form, an order with a comment, is under 4 kB. */
const MAX_FORM_BYTES = 64 * 1024;
const MAX_FIELDS = 300;

export type FieldErrors = Record<string, string>;

/** Typed values for refilling the form. */
export type TypedValues = Record<string, string>;

export type FormReading<Values> =
  { ok: true; values: Values; typed: TypedValues } | { ok: false; errors: FieldErrors; typed: TypedValues };

/**
 * Reads a submitted form within limits. Throws a Response with 413, 415 or 400 for a body that none of our forms sends.
 * A request can be read only once.
 */
export async function formData(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    throw new Response(null, { status: 415 });
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FORM_BYTES) throw new Response(null, { status: 413 });
  let form: FormData;
  try {
    const body = await readCapped(request.body ?? [], MAX_FORM_BYTES);
    form = await new Response(body, { headers: { "content-type": type } }).formData();
  } catch (error) {
    throw new Response(null, { status: error instanceof BodyTooLarge ? 413 : 400 });
  }
  const fields = seen(form);
  // Counted last, because the name of a button may hold many.
  if ([...fields.keys()].length > MAX_FIELDS) throw new Response(null, { status: 413 });
  return fields;
}

const MULTILINE_FIELDS = ["order_comment", "message"];
/** `safePath` reads these as sent, and drops values that are not paths. */
const PATH_FIELDS = ["return_to", "request_uri"];

/**
 * Removes characters that have no width or change the text's direction, because kitchens, couriers and hotlines read
 * the fields.
 */
function seen(form: FormData): FormData {
  const all = new FormData();
  for (const [name, value] of sentFields(form)) {
    if (typeof value !== "string" || PATH_FIELDS.includes(name)) all.append(name, value);
    else all.append(name, MULTILINE_FIELDS.includes(name) ? typedText(value) : typedLine(value));
  }
  return all;
}

/**
 * Parses a form by a schema. Field names may be paths (`delivery_address.street`). The schema's messages are passed on
 * unchanged. A repeated field is an error unless the schema accepts a list.
 */
export function checkForm<Schema extends z.ZodType>(form: FormData, schema: Schema): FormReading<z.output<Schema>> {
  const typed = typedValues(form);
  const submission = parseWithZod(form, { schema });
  if (submission.status === "success") return { ok: true, values: submission.value as z.output<Schema>, typed };
  const errors: FieldErrors = {};
  for (const [field, messages] of Object.entries(submission.error ?? {})) errors[field] = messages?.[0] ?? "invalid";
  return { ok: false, errors, typed };
}

/** In characters. Text browsers ignore `maxlength`, so that a text may be much longer than its field allows. */
const MAX_TYPED = 10_000;

/** Files, texts of more than MAX_TYPED characters and all but the first value of a field are left out. */
export function typedValues(form: FormData): TypedValues {
  const typed: TypedValues = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === "string" && value.length <= MAX_TYPED && !(name in typed)) typed[name] = value;
  }
  return typed;
}

/** Returns undefined if the field is missing, repeated or a file. */
export function singleValue(form: FormData, name: string): string | undefined {
  const values = form.getAll(name);
  return values.length === 1 && typeof values[0] === "string" ? values[0] : undefined;
}

/** Whether a script sent this form and expects data instead of a redirect. */
export function wantsData(form: FormData): boolean {
  return form.get("answer") === "data";
}

/** HTML constraints by field name, for conform's metadata in the browser. */
export type Constraints = Record<string, { required?: boolean; maxLength?: number }>;

/**
 * Reads the constraints from the JSON schema, once for each schema, because it takes a tenth of a page. conform's own
 * getZodConstraint (1.21) finds no lengths in a schema of zod 4.6 and no fields behind a `prefault`.
 */
export const constraintsOf = oncePer((schema: z.ZodObject): Constraints => {
  const constraints: Constraints = {};
  collect(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), "", constraints);
  return constraints;
});

type JsonSchema = { properties?: Record<string, unknown>; required?: string[]; maxLength?: number };

function collect({ properties = {}, required = [] }: JsonSchema, prefix: string, constraints: Constraints) {
  for (const [name, property] of Object.entries(properties as Record<string, JsonSchema>)) {
    if (property.properties) collect(property, `${prefix}${name}.`, constraints);
    else constraints[prefix + name] = { required: required.includes(name), maxLength: property.maxLength };
  }
}
