import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../../shared/web/form/use-form-fields";
import { CodeRequestFields } from "../../sign-in/CodeRequestFields";
import { PhoneField } from "../../sign-in/PhoneField";
import { Field, FieldError } from "../../shared/ui/fields/Field";
import two from "../../shared/ui/fields/Two.module.css";
import { Icon } from "../../shared/ui/icons/Icon";
import { Panel } from "../../shared/ui/layout/Panel";
import type { CheckoutView, FormState } from "./checkout.view";
import styles from "./checkout.module.css";
import { Folded } from "./Folded";
import { Known } from "./Known";

type Props = FormState & { contact: CheckoutView["contact"]; order_type: "delivery" | "takeaway" };

/**
 * The phone is typed only if nobody is signed in or sign-in is disabled (docs/specification/rules-and-calls.md#phone).
 */
export function Contact({ contact, order_type, fields, typed }: Props) {
  const { t } = useTranslation("checkout");
  const { field, sign_in } = contact;
  const typedPhone = field ?? sign_in?.field;
  const title = t(`who.${order_type}`);
  const name = <Field {...fieldProps(fields.username)} label={t("username")} autoComplete="given-name" />;
  return (
    <Panel title={title} titleId="who">
      {typedPhone ? (
        <div className={two.two}>
          {name}
          <PhoneField label={t("phone")} field={fields.phone} {...typedPhone} chosen={typed.phone_country} />
        </div>
      ) : (
        <Customer contact={contact} title={title} fields={fields} typed={typed}>
          {name}
        </Customer>
      )}
      {contact.recipient && <Recipient phones={contact.recipient} fields={fields} />}
      {sign_in && <CodeRequestFields request={sign_in.request} fields={fields} typed={typed} />}
    </Panel>
  );
}

type RecipientProps = Pick<FormState, "fields"> & { phones: NonNullable<Props["contact"]["recipient"]> };

function Recipient({ phones, fields: { recipient_name, recipient_phone } }: RecipientProps) {
  const { t } = useTranslation("checkout");
  const isUsed = [recipient_name, recipient_phone].some(({ initialValue, errors }) => initialValue || errors);
  return (
    <Folded title={t("recipient.title")} open={isUsed}>
      <p className="muted below-3">{t("recipient.hint")}</p>
      <div className={two.two}>
        <Field {...fieldProps(recipient_name)} label={t("recipient.name")} autoComplete="off" />
        <PhoneField label={t("recipient.phone")} field={recipient_phone} {...phones} autoComplete="off" />
      </div>
    </Folded>
  );
}

type CustomerProps = FormState & Pick<Props, "contact"> & { title: string; children: ReactNode };

/** The phone is fixed; the name may be missing or be another one for this order. */
function Customer({ contact: { username, phone }, title, fields, typed, children }: CustomerProps) {
  const { t } = useTranslation("checkout");
  const [wrong] = fields.phone.errors ?? [];
  const isOther = (typed.username ?? username) !== username;
  return (
    <Known words={username} note={phone} subject={title} open={Boolean(fields.username.errors || wrong) || isOther}>
      {children}
      <p id={fields.phone.id} tabIndex={-1} className={styles.checked}>
        {phone && <Icon name="circle-check" size={18} />} {phone}
        {phone && <span className="visually-hidden">, {t("phoneChecked")}</span>}
      </p>
      {wrong && <FieldError>{wrong}</FieldError>}
    </Known>
  );
}
