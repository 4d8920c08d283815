import { useTranslation } from "react-i18next";
import { fieldProps } from "../page/use-form-fields";
import { CodeRequestFields } from "../account/CodeRequestFields";
import { PhoneField } from "../account/PhoneField";
import { Field } from "../ui/Field";
import { Panel } from "../ui/Panel";
import type { CheckoutView, FormState } from "./checkout.view";
import styles from "./checkout.module.css";

type Props = FormState & { contact: CheckoutView["contact"]; order_type: "delivery" | "takeaway" };

/** The customer's name and phone. The phone is typed only if nobody is signed in or sign-in is disabled (spec 2 §5). */
export function Contact({ contact: { phone, field, sign_in }, order_type, fields, typed }: Props) {
  const { t } = useTranslation("checkout");
  const typedPhone = field ?? sign_in?.field;
  return (
    <Panel title={t(`who.${order_type}`)} titleId="who">
      <div className={styles.two}>
        <Field {...fieldProps(fields.username)} label={t("username")} autoComplete="given-name" />
        {typedPhone ? (
          <PhoneField label={t("phone")} field={fields.phone} {...typedPhone} chosen={typed.phone_country} />
        ) : (
          <Field
            id={fields.phone.id}
            name="phone"
            type="tel"
            label={t("phone")}
            value={phone}
            readOnly
            valid={phone ? t("phoneChecked") : undefined}
            error={fields.phone.errors?.[0]}
          />
        )}
      </div>
      {sign_in && <CodeRequestFields request={sign_in.request} fields={fields} typed={typed} />}
    </Panel>
  );
}
