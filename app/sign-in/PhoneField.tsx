import type { FieldMetadata } from "@conform-to/react";
import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { formatNational, formatPhone, maskFor, phoneShape } from "../../rules/phone";
import { readPhone } from "../../rules/phone-reading";
import { phoneAfterEdit, phoneSoFar } from "../../rules/phone-typing";
import { fieldProps } from "../shared/web/form/use-form-fields";
import { tellChanged } from "../shared/web/form/use-mending";
import { Field, Select } from "../shared/ui/fields/Field";
import type { PhoneFieldView } from "../shared/web/words/phone-words.server";
import styles from "./account.module.css";

type Props = Omit<PhoneFieldView, "value"> & {
  label: string;
  field: FieldMetadata<string>;
  hint?: string;
  chosen?: string;
  autoComplete?: string;
};

/** A script formats digits that are typed at the end, and whole numbers that are pasted or filled in. */
export function PhoneField({ countries, chosen, ...props }: Props) {
  if (!countries) return <OnePhone {...props} />;
  const known = countries.some(({ code }) => code === chosen) ? chosen : undefined;
  return <NationalPhone {...props} countries={countries} country={known ?? props.country} />;
}

type OneProps = Omit<Props, "countries" | "chosen">;

function OnePhone({ label, field, masks, country, hint, autoComplete = "tel" }: OneProps) {
  const { whenEdited, noteText } = useEdits();
  const write = (input: HTMLInputElement, digits: string | undefined) => {
    if (digits) input.value = formatPhone(digits, maskFor(digits, masks, country));
  };
  return (
    <Field
      {...fieldProps(field)}
      type="tel"
      inputMode="tel"
      label={label}
      hint={hint}
      autoComplete={autoComplete}
      onFocus={noteText}
      onInput={whenEdited((input, edit) => write(input, phoneAfterEdit(edit, masks, country)))}
      onBlur={({ currentTarget: input }) => write(input, phoneSoFar(input.value, masks, country))}
    />
  );
}

type NationalProps = OneProps & { countries: NonNullable<Props["countries"]> };

/** A whole number with another calling code changes the selected country. */
function NationalPhone({ label, field, masks, country, hint, countries, autoComplete = "tel" }: NationalProps) {
  const { t } = useTranslation("account");
  const [own, setOwn] = useState(country);
  const { whenEdited, noteText } = useEdits();
  const ownMask = masks.find(({ country_code }) => country_code === own);

  function write(input: HTMLInputElement, digits: string | undefined) {
    const mask = digits && maskFor(digits, masks, own);
    if (!mask) return;
    setOwn(mask.country_code);
    input.value = formatNational(digits, mask);
  }
  function writeWhole(input: HTMLInputElement) {
    const { digits, problem } = readPhone(input.value, masks, own);
    if (!problem) write(input, digits);
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
          onChange={(event) => {
            setOwn(event.currentTarget.value);
            tellChanged(document.getElementById(field.id));
          }}
        />
      </div>{" "}
      <div className={styles.phoneNumber}>
        <Field
          {...fieldProps(field)}
          type="tel"
          inputMode="tel"
          label={label}
          hint={hint}
          autoComplete={autoComplete}
          onFocus={noteText}
          onInput={whenEdited((input, edit) => {
            if (ownMask) write(input, phoneAfterEdit(edit, masks, own, phoneShape(ownMask).code));
          })}
          onBlur={({ currentTarget: input }) => writeWhole(input)}
        />
      </div>
    </div>
  );
}

/** Keeps a field's text from before each edit, so that pasted and filled-in text is known without its own events. */
function useEdits() {
  const text = useRef<string>();
  const noteText = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    text.current = input.value;
  };
  const whenEdited =
    (change: (input: HTMLInputElement, edit: Parameters<typeof phoneAfterEdit>[0]) => void) =>
    (event: FormEvent<HTMLInputElement>) => {
      const { currentTarget: input } = event;
      const before = text.current ?? input.defaultValue;
      change(input, { before, after: input.value, caret: input.selectionStart ?? input.value.length });
      noteText(event);
    };
  return { whenEdited, noteText };
}
