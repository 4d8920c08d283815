import { useTranslation } from "react-i18next";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { fieldProps, useFormFields } from "../../../shared/web/form/use-form-fields";
import { usePage } from "../../../shared/web/modal/page";
import { Button } from "../../../shared/ui/buttons/Button";
import { Switch } from "../../../shared/ui/fields/Checkbox";
import { Field, FieldError } from "../../../shared/ui/fields/Field";
import field from "../../../shared/ui/fields/Field.module.css";
import two from "../../../shared/ui/fields/Two.module.css";
import { Icon } from "../../../shared/ui/icons/Icon";
import { Birthday } from "./Birthday";
import frame from "../panel.module.css";
import styles from "./Person.module.css";
import { SignInAgain } from "../SignInAgain";
import { profileIntents, type PersonValues, type PersonView } from "../profile.view";

const FORM_ID = "person";

export function Person({ view }: { view: PersonView }) {
  const { t } = useTranslation("profile");
  const { answer, errors, sending, Form } = usePage();
  const typed: Partial<PersonValues> = answer?.typed ?? view.values ?? {};
  const fields = useFormFields<Omit<PersonValues, "is_subscribed" | "is_print_fiscal_receipt">>({
    id: FORM_ID,
    constraints: view.constraints,
    errors,
    values: typed,
  });
  const count = Object.keys(errors).filter((field) => field !== "form").length;
  return (
    <div className={`box ${frame.panel}`}>
      <FormErrors
        title={count > 0 ? t("errors.title", { count }) : t("errors.notSaved")}
        errors={errors}
        idOf={(field) => `${FORM_ID}-${field === "birthday" ? "birthday_day" : field}`}
      />
      <SignInAgain />
      <Form id={FORM_ID} noValidate>
        <input type="hidden" {...profileIntents.field("person")} />
        <input type="hidden" name="rendered" value={answer?.typed?.rendered ?? view.rendered} />
        <div className={two.two}>
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
        <Sex id={`${FORM_ID}-sex`} sex={typed.sex} error={errors.sex} />
        <Birthday
          fields={[fields.birthday_day, fields.birthday_month, fields.birthday_year]}
          months={view.months}
          error={errors.birthday}
        />
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
        <FormSwitches />
      </Form>
    </div>
  );
}

type SexProps = { id: string; sex: string | undefined; error: string | undefined };

function Sex({ id, sex, error }: SexProps) {
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
