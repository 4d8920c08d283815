import { type FormEvent } from "react";
import { formatPhone, maskFor, normalisePhone, phoneDigits, type PhoneMask } from "../../rules/phone";
import { Field } from "../ui/Field";

type Props = {
  label: string;
  view: { value: string; masks: PhoneMask[]; country: string };
  error?: string;
  hint?: string;
};

/**
 * A phone as people type it: a script writes it by the mask while it grows at its end, and never keeps anybody from typing something
 * else; the server makes digits of it.
 */
export function PhoneField({ label, view: { value, masks, country }, error, hint }: Props) {
  const written = (digits: string) => formatPhone(digits, maskFor(digits, masks, country));

  function write({ currentTarget: field, nativeEvent }: FormEvent<HTMLInputElement>) {
    const deleting = (nativeEvent as InputEvent).inputType?.startsWith("delete");
    const atEnd = field.selectionStart === field.value.length;
    if (deleting || !atEnd || !field.value.startsWith("+")) return;
    const digits = normalisePhone(field.value, masks, country);
    if (maskFor(digits, masks, country)) field.value = written(digits);
  }
  function tidy({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const digits = normalisePhone(field.value, masks, country);
    if (phoneDigits(field.value) && maskFor(digits, masks, country)) field.value = written(digits);
  }
  return (
    <Field
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={40}
      label={label}
      hint={hint}
      error={error}
      defaultValue={value}
      onInput={write}
      onBlur={tidy}
    />
  );
}
