import { useTranslation } from "react-i18next";
import { fieldProps } from "../page/use-form-fields";
import { PhoneField } from "../account/PhoneField";
import { Field } from "../ui/Field";
import { Panel } from "../ui/Panel";
import type { CheckoutView, FormState } from "./checkout.view";
import styles from "./checkout.module.css";

type Props = Pick<FormState, "fields"> & { contact: CheckoutView["contact"]; order_type: "delivery" | "takeaway" };

/** The customer's name and phone. The phone is typed only if sign-in is disabled (spec 2 §5). */
export function Contact({ contact: { phone, field }, order_type, fields }: Props) {
  const { t } = useTranslation("checkout");
  return (
    <Panel title={t(`who.${order_type}`)} titleId="who">
      <div className={styles.two}>
        <Field {...fieldProps(fields.username)} label={t("username")} autoComplete="given-name" />
        {field ? (
          <PhoneField label={t("phone")} field={fields.phone} {...field} />
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
    </Panel>
  );
}
