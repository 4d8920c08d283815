import type { FieldMetadata } from "@conform-to/react";
import type { FormEvent } from "react";
import { digitsOf } from "../../rules/digits";
import { formatPhone, maskFor, normalisePhone, type PhoneMask } from "../../rules/phone";
import { fieldProps } from "../page/use-form-fields";
import { Field } from "../ui/Field";

type Props = {
  label: string;
  field: FieldMetadata<string>;
  masks: PhoneMask[];
  country: string;
  hint?: string;
};

/**
 * A phone input. A script formats the number by its mask while it is typed at the end, and interferes with no other edit. The server reads
 * the digits.
 */
export function PhoneField({ label, field, masks, country, hint }: Props) {
  const written = (digits: string) => formatPhone(digits, maskFor(digits, masks, country));

  function formatWhileTyped({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
    const deleting = (nativeEvent as InputEvent).inputType?.startsWith("delete");
    const atEnd = input.selectionStart === input.value.length;
    if (deleting || !atEnd || !input.value.startsWith("+")) return;
    const digits = normalisePhone(input.value, masks, country);
    if (maskFor(digits, masks, country)) input.value = written(digits);
  }
  function formatAll({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const digits = normalisePhone(input.value, masks, country);
    if (digitsOf(input.value) && maskFor(digits, masks, country)) input.value = written(digits);
  }
  return (
    <Field
      {...fieldProps(field)}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={label}
      hint={hint}
      onInput={formatWhileTyped}
      onBlur={formatAll}
    />
  );
}
