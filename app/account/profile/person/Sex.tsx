import { useTranslation } from "react-i18next";
import { FieldError } from "../../../shared/ui/fields/Field";
import field from "../../../shared/ui/fields/Field.module.css";
import styles from "./Sex.module.css";

type SexProps = { id: string; sex: string | undefined; error: string | undefined };

export function Sex({ id, sex, error }: SexProps) {
  const { t } = useTranslation("profile");
  return (
    <fieldset id={id} tabIndex={-1} className={field.field}>
      <legend className={field.label}>{t("person.sex")}</legend>
      <span className={styles.either}>
        {(["female", "male"] as const).map((value) => (
          <label key={value} className={styles.one}>
            <input type="radio" className="covered" name="sex" value={value} defaultChecked={sex === value} />{" "}
            <span>{t(`person.${value}`)}</span>{" "}
          </label>
        ))}
      </span>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
