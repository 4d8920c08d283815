import { useTranslation } from "react-i18next";
import { fieldProps } from "../../../shared/web/form/use-form-fields";
import { Field, FieldError, Select } from "../../../shared/ui/fields/Field";
import frame from "../../../shared/ui/fields/Field.module.css";
import styles from "./Birthday.module.css";
import type { PersonForm } from "../profile.view";

type PartField = Parameters<typeof fieldProps>[0];

type BirthdayProps = {
  fields: [PartField, PartField, PartField];
  months: PersonForm["months"];
  /** The error of the whole date. */
  error: string | undefined;
};

export function Birthday({ fields: [day, month, year], months, error }: BirthdayProps) {
  const { t } = useTranslation("profile");
  const sharedError = error && "birthday-error";
  return (
    <fieldset className={frame.field}>
      <legend className={frame.label}>
        {t("person.birthday")} <span className={frame.optional}>({t("person.optional")})</span>
      </legend>
      <div className={styles.parts}>
        <NumberPart field={day} part="day" sharedError={sharedError} />{" "}
        <Select
          {...fieldProps(month)}
          label={t("person.month")}
          autoComplete="bday-month"
          sharedError={sharedError}
          options={[{ value: "", label: "—" }, ...months]}
          className={styles.month}
        />{" "}
        <NumberPart field={year} part="year" sharedError={sharedError} />
      </div>
      {error && <FieldError id={sharedError}>{error}</FieldError>}
    </fieldset>
  );
}

type NumberPartProps = { field: PartField; part: "day" | "year"; sharedError: string | undefined };

function NumberPart({ field, part, sharedError }: NumberPartProps) {
  const { t } = useTranslation("profile");
  return (
    <Field
      {...fieldProps(field)}
      label={t(`person.${part}`)}
      inputMode="numeric"
      autoComplete={`bday-${part}`}
      sharedError={sharedError}
      className={styles[part]}
    />
  );
}
