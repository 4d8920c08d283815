import { useTranslation } from "react-i18next";
import { FormErrors } from "../page/FormErrors";
import { fieldProps, useFormFields } from "../page/use-form-fields";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import { Switch } from "../ui/Checkbox";
import { Field, Select } from "../ui/Field";
import { Icon } from "../ui/Icon";
import styles from "./profile.module.css";
import { SignInAgain } from "./SignInAgain";
import { profileIntents, type PersonValues, type PersonView } from "./profile.view";

const FORM_ID = "person";

/** The customer's own data as a form. */
export function Person({ view }: { view: PersonView }) {
  const { t } = useTranslation("profile");
  const { answer, sending, Form } = usePage();
  const errors = answer?.errors ?? {};
  const typed: Partial<PersonValues> = answer?.typed ?? view.values ?? {};
  const fields = useFormFields<Omit<PersonValues, "is_subscribed" | "is_print_fiscal_receipt">>({
    id: FORM_ID,
    constraints: view.constraints,
    errors,
    values: typed,
  });
  const birthdayError = errors.birthday && `${FORM_ID}-birthday-error`;
  const count = Object.keys(errors).filter((field) => field !== "form").length;
  return (
    <div className={styles.panel}>
      <FormErrors
        title={count > 0 ? t("errors.title", { count }) : t("errors.notSaved")}
        errors={errors}
        idOf={(field) => `${FORM_ID}-${field === "birthday" ? "birthday_day" : field}`}
      />
      <SignInAgain />
      <Form id={FORM_ID} noValidate>
        <input type="hidden" {...profileIntents.field("person")} />
        <input type="hidden" name="rendered" value={answer?.typed?.rendered ?? view.rendered} />
        <div className={styles.two}>
          <Field {...fieldProps(fields.name)} label={t("person.name")} autoComplete="given-name" />{" "}
          <Field
            id={`${FORM_ID}-phone`}
            type="tel"
            label={t("person.phone")}
            hint={t("person.phoneFixed")}
            value={view.phone}
            readOnly
            className={styles.fixed}
            end={<Icon name="lock" />}
          />
        </div>
        <Sex sex={typed.sex} error={errors.sex} />
        <fieldset className={styles.birthday}>
          <legend className={styles.legend}>
            {t("person.birthday")} <span className={styles.optional}>({t("person.optional")})</span>
          </legend>
          <div className={styles.parts}>
            <Field
              {...fieldProps(fields.birthday_day)}
              label={t("person.day")}
              inputMode="numeric"
              autoComplete="bday-day"
              sharedError={birthdayError}
              className={styles.day}
            />{" "}
            <Select
              {...fieldProps(fields.birthday_month)}
              label={t("person.month")}
              autoComplete="bday-month"
              sharedError={birthdayError}
              options={[{ value: "", label: "—" }, ...view.months]}
              className={styles.month}
            />{" "}
            <Field
              {...fieldProps(fields.birthday_year)}
              label={t("person.year")}
              inputMode="numeric"
              autoComplete="bday-year"
              sharedError={birthdayError}
              className={styles.year}
            />
          </div>
          {errors.birthday && (
            <p id={birthdayError} className={styles.error}>
              <Icon name="circle-alert" size={18} /> <span>{errors.birthday}</span>
            </p>
          )}
        </fieldset>
        <Field
          {...fieldProps(fields.email)}
          type="email"
          label={t("person.email")}
          optional={t("person.optional")}
          autoComplete="email"
        />
        <Switch
          name="is_subscribed"
          value="1"
          defaultChecked={typed.is_subscribed === "1"}
          label={t("person.subscribed")}
          className={styles.switch}
        />
        <Switch
          name="is_print_fiscal_receipt"
          value="1"
          defaultChecked={typed.is_print_fiscal_receipt === "1"}
          label={t("person.receipt")}
          className={styles.switch}
        />
        <Button size="l" pending={sending} className={styles.save}>
          {t("person.save")}
        </Button>
      </Form>
    </div>
  );
}

type SexProps = { sex: string | undefined; error: string | undefined };

function Sex({ sex, error }: SexProps) {
  const { t } = useTranslation("profile");
  return (
    <fieldset id={`${FORM_ID}-sex`} tabIndex={-1} className={styles.sex}>
      <legend className={styles.legend}>{t("person.sex")}</legend>
      <span className={styles.either}>
        {(["female", "male"] as const).map((value) => (
          <label key={value} className={styles.one}>
            <input type="radio" name="sex" value={value} defaultChecked={sex === value} />{" "}
            <span>{t(`person.${value}`)}</span>{" "}
          </label>
        ))}
      </span>
      {error && (
        <p className={styles.error}>
          <Icon name="circle-alert" size={18} /> <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
