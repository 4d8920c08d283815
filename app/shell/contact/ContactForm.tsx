import { useTranslation } from "react-i18next";
import { PhoneField } from "../../sign-in/PhoneField";
import { usePage } from "../../shared/web/modal/page";
import { Consent, useConsent } from "../../shared/web/form/Consent";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { Honeypot, HONEYPOT } from "../../shared/web/form/Honeypot";
import { fieldProps, useFormFields, type FormFields } from "../../shared/web/form/use-form-fields";
import { Button, ButtonLink } from "../../shared/ui/buttons/Button";
import { Radio } from "../../shared/ui/fields/Checkbox";
import { Choices } from "../../shared/ui/fields/Choice";
import { classes } from "../../shared/ui/styles/class-names";
import { Field, TextArea } from "../../shared/ui/fields/Field";
import { PhoneText } from "../../shared/ui/text/PhoneText";
import styles from "./contact.module.css";
import {
  fieldsOf,
  returnReasons,
  returnSolutions,
  type ContactField,
  type ContactFormName,
  type ContactView,
} from "./contact.view";

export const contactFieldId = (form: ContactFormName, field: string) => `${form}-${field}`;

type FieldName = ContactField | "privacy_policy";

const sharingLine = ["order_id", "phone", "shop", "square"] as const;

export function ContactForm({ view }: { view: ContactView }) {
  const { form, constraints, known, phone, call } = view;
  const { t } = useTranslation("contact");
  const { answer, errors, sending, Form } = usePage();
  const { typed } = answer ?? {};
  const fields = useFormFields<Record<FieldName, string>>({
    id: form,
    constraints,
    errors,
    values: { ...known, phone: phone.value, ...typed },
  });
  const consent = useConsent(contactFieldId(form, "privacy_policy"));
  const isWrong = sharingLine.some((name) => answer?.errors?.[name]);
  return (
    <Form id={form} noValidate>
      <div className={classes(styles.fields, isWrong && styles.stacked)}>
        {fieldsOf(form).fields.map((name) => (
          <OneField key={name} name={name} view={view} field={fields[name]} typed={typed ?? {}} />
        ))}
      </div>
      <Honeypot id={contactFieldId(form, HONEYPOT)} label={t("trap")} />
      <Consent
        field={fields.privacy_policy}
        ticked={typed?.privacy_policy === "1"}
        words={t("consent")}
        linked={t("consentLink")}
        policy={view.policy}
        missing={t("errors.required.privacy_policy")}
        consent={consent}
        className="above-1 below-4"
      />
      <Button
        size="l"
        wide
        pending={sending}
        blocked={consent.isMissing ? t("agreeFirst") : undefined}
        onClick={consent.isMissing ? consent.ask : undefined}
      >
        {t(`${form}.submit`)}
      </Button>{" "}
      {call && (
        <ButtonLink to={call.href} reloadDocument variant="quiet" icon="phone" wide>
          <PhoneText words={t("callYourself", { phone: call.words })} />
        </ButtonLink>
      )}
      <FormSwitches />
    </Form>
  );
}

type OneFieldProps = {
  name: ContactField;
  view: ContactView;
  field: FormFields<Record<FieldName, string>>[FieldName];
  typed: Record<string, string>;
};

const autoComplete = { name: "name", email: "email", company: "organization", city_name: "address-level2" } as const;

function OneField({ name, view, field, typed }: OneFieldProps) {
  const { form, phone, cities } = view;
  const { t } = useTranslation("contact");
  const optional = fieldsOf(form).optional?.includes(name) ? t("optional") : undefined;
  const common = { ...fieldProps(field), optional };
  switch (name) {
    case "phone":
      return (
        <div className={form === "return" ? styles.rest : undefined}>
          <PhoneField
            field={field}
            label={t(form === "return" ? "fields.orderPhone" : "fields.phone")}
            {...phone}
            chosen={typed.phone_country}
          />
        </div>
      );
    case "message":
      return <TextArea {...common} label={t(form === "return" ? "fields.details" : "fields.message")} rows={4} />;
    case "reason":
      return (
        <Choices id={field.id} legend={t("fields.reason")} error={field.errors?.[0]}>
          {returnReasons.map((reason) => (
            <Radio
              key={reason}
              name={name}
              value={reason}
              label={t(`reasons.${reason}`)}
              defaultChecked={typed.reason === reason}
              className={styles.reason}
            />
          ))}
        </Choices>
      );
    case "solution":
      return (
        <Choices id={field.id} legend={t("fields.solution")} error={field.errors?.[0]}>
          {returnSolutions.map((solution) => (
            <Radio
              key={solution}
              name={name}
              value={solution}
              label={t(`solutions.${solution}`)}
              defaultChecked={typed.solution === solution}
              className={styles.half}
            />
          ))}
        </Choices>
      );
    case "city_name":
      return (
        <>
          <Field {...common} label={t("fields.city_name")} list={`${field.id}-list`} autoComplete="address-level2" />
          <datalist id={`${field.id}-list`}>
            {cities.map((city) => (
              <option key={city} value={city} />
            ))}
          </datalist>
        </>
      );
    case "square":
      return (
        <Field
          {...common}
          label={t("fields.square")}
          inputMode="decimal"
          end={t("squareUnit")}
          className={styles.short}
        />
      );
    case "shop":
      return <Field {...common} label={t("fields.shop")} autoComplete="off" className={styles.rest} />;
    case "order_id":
      return (
        <Field
          {...common}
          label={t("fields.order_id")}
          inputMode="numeric"
          autoComplete="off"
          className={styles.short}
        />
      );
    case "email":
      return <Field {...common} label={t("fields.email")} type="email" inputMode="email" autoComplete="email" />;
    default:
      return (
        <Field
          {...common}
          label={t(`fields.${name}`)}
          autoComplete={name in autoComplete ? autoComplete[name as "name"] : "off"}
        />
      );
  }
}
