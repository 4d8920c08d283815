import type { FieldMetadata } from "@conform-to/react";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf } from "../../rules/digits";
import {
  formatNational,
  formatPhone,
  internationalDigits,
  maskFor,
  normalisePhone,
  phoneProblem,
  type PhoneMask,
} from "../../rules/phone";
import { fieldProps } from "../form/use-form-fields";
import { Field, Select } from "../ui/fields/Field";
import type { PhoneFieldView } from "../words/phone-words.server";
import styles from "./account.module.css";

type Props = Omit<PhoneFieldView, "value"> & {
  label: string;
  field: FieldMetadata<string>;
  hint?: string;
  chosen?: string;
  autoComplete?: string;
};

/** A script formats only digits typed at the end and leaves all other edits alone. The server reads only the digits. */
export function PhoneField({ countries, chosen, ...props }: Props) {
  if (!countries) return <OnePhone {...props} />;
  const known = countries.some(({ code }) => code === chosen) ? chosen : undefined;
  return <NationalPhone {...props} countries={countries} country={known ?? props.country} />;
}

type OneProps = Omit<Props, "countries" | "chosen">;

const attributes = { type: "tel", inputMode: "tel" } as const;

const isTypedAtEnd = ({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) =>
  !(nativeEvent as InputEvent).inputType?.startsWith("delete") && input.selectionStart === input.value.length;

function OnePhone({ label, field, masks, country, hint, autoComplete = "tel" }: OneProps) {
  const written = (digits: string) => formatPhone(digits, maskFor(digits, masks, country));

  function formatWhileTyped(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (!isTypedAtEnd(event) || !input.value.startsWith("+")) return;
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
      {...attributes}
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      onInput={formatWhileTyped}
      onBlur={formatAll}
    />
  );
}

type NationalProps = OneProps & { countries: NonNullable<Props["countries"]> };

/** Typing a whole number with another calling code changes the selected country. */
function NationalPhone({ label, field, masks, country, hint, countries, autoComplete = "tel" }: NationalProps) {
  const { t } = useTranslation("account");
  const [own, setOwn] = useState(country);
  const ownMask = masks.find(({ country_code }) => country_code === own);

  function formatWhileTyped(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (!ownMask || !isTypedAtEnd(event) || /^\s*(\+|00)/.test(input.value)) return;
    if (digitsOf(input.value)) input.value = formatNational(internationalDigits(input.value, ownMask), ownMask);
  }
  function formatAll({ currentTarget: input }: FormEvent<HTMLInputElement>) {
    const digits = normalisePhone(input.value, masks, own);
    const mask: PhoneMask | undefined = maskFor(digits, masks, own);
    if (!mask || phoneProblem(`+${digits}`, mask)) return;
    setOwn(mask.country_code);
    input.value = formatNational(digits, mask);
  }
  return (
    <div className={`flow ${styles.phone}`}>
      <div className={styles.phoneCountry}>
        <Select
          id={`${field.id}-country`}
          name="phone_country"
          label={t("country")}
          options={countries.map(({ code, words }) => ({ value: code, label: words }))}
          value={own}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      </div>{" "}
      <div className={styles.phoneNumber}>
        <Field
          {...fieldProps(field)}
          {...attributes}
          label={label}
          hint={hint}
          autoComplete={autoComplete}
          onInput={formatWhileTyped}
          onBlur={formatAll}
        />
      </div>
    </div>
  );
}
