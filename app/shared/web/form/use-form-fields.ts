import { useForm, type FieldMetadata } from "@conform-to/react";
import { useMemo } from "react";
import type { Constraints } from "../../../../server/guard/form";
import type { Errors } from "../modal/standing-errors";

type FormFieldsOptions = {
  /** The prefix of the fields' ids. */
  id: string;
  /** Made by `constraintsOf` from the schema that the server checks; zod stays on the server. */
  constraints: Constraints;
  /** By field name: those of `usePage`. */
  errors?: Errors;
  /** Names may be paths ("delivery_address.room"). */
  values?: Record<string, string | undefined>;
};

/**
 * conform's metadata for the fields of a form, which needs the same `id`. Only the server validates; an error stays
 * beside its field until that changes.
 */
export function useFormFields<Fields extends Record<string, unknown>>({
  id,
  constraints,
  errors,
  values = {},
}: FormFieldsOptions) {
  const content = JSON.stringify(errors ?? {});
  const lastResult = useMemo(() => {
    const messages = Object.entries(JSON.parse(content) as Record<string, string>);
    // Without `status` and `initialValue` conform does not move the focus, which the error summary takes.
    return { error: Object.fromEntries(messages.map(([name, message]) => [name === "form" ? "" : name, [message]])) };
  }, [content]);
  const [, fields] = useForm<Fields>({
    id,
    constraint: constraints as never,
    defaultValue: nested(values) as never,
    lastResult,
    defaultNoValidate: false,
  });
  return fields;
}

export type FormFields<Fields extends Record<string, unknown>> = ReturnType<typeof useFormFields<Fields>>;

/** The kit's `Field` sets aria-invalid and aria-describedby itself. */
export function fieldProps(
  field: Pick<FieldMetadata<string>, "id" | "name" | "required" | "maxLength" | "initialValue" | "errors">,
) {
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    defaultValue: field.initialValue,
    error: field.errors?.[0],
  };
}

/** { "delivery_address.room": "5" } becomes { delivery_address: { room: "5" } }. */
function nested(values: Record<string, string | undefined>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const [name = "", ...rest] = path.split(".");
    if (rest.length === 0) result[name] = value;
    else result[name] = { ...(result[name] as object | undefined), [rest.join(".")]: value };
  }
  return result;
}
