import { useTranslation } from "react-i18next";
import { PhoneField } from "../account/PhoneField";
import { Field } from "../ui/Field";
import { Panel } from "../ui/Panel";
import type { CheckoutView, FormState } from "./checkout.view";
import styles from "./checkout.module.css";

type Props = FormState & { contact: CheckoutView["contact"]; order_type: "delivery" | "takeaway" };

/** Who it is for. The phone is the signed-in one; it is typed only where nobody signs in (spec 2 §5). */
export function Contact({ contact: { username, phone, field }, order_type, errors, typed }: Props) {
  const { t } = useTranslation("checkout");
  return (
    <Panel title={t(`who.${order_type}`)} titleId="who">
      <div className={styles.two}>
        <Field
          name="username"
          label={t("username")}
          autoComplete="given-name"
          required
          maxLength={100}
          defaultValue={typed.username ?? username}
          error={errors.username}
        />
        {field ? (
          <PhoneField label={t("phone")} view={{ ...field, value: typed.phone ?? field.value }} error={errors.phone} />
        ) : (
          <Field
            name="phone"
            type="tel"
            label={t("phone")}
            value={phone}
            readOnly
            valid={phone ? t("phoneChecked") : undefined}
            error={errors.phone}
          />
        )}
      </div>
    </Panel>
  );
}
