import { useTranslation } from "react-i18next";
import { useFormFields } from "../page/use-form-fields";
import { ModalLink } from "../modal/ModalLink";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import styles from "./account.module.css";
import { CodeRequestFields } from "./CodeRequestFields";
import { LOGIN_FORM_ID, loginIntents, type LoginView } from "./login.view";
import { PhoneField } from "./PhoneField";

type Props = { view: LoginView; errors: Record<string, string>; typed: Record<string, string> };

/** The phone form: number, channel for the code, consent. */
export function PhoneStep({ view: { phone, channels, constraints }, errors, typed }: Props) {
  const { t } = useTranslation("account");
  const { Form, sending } = usePage();
  const fields = useFormFields<{ phone: string; notify_channel: string; privacy_policy: string }>({
    id: LOGIN_FORM_ID,
    constraints,
    errors,
    values: { phone: phone.value },
  });
  return (
    <Form id={LOGIN_FORM_ID} noValidate>
      <input type="hidden" {...loginIntents.field("phone")} />
      <p className={styles.lead}>{t("lead")}</p>
      <PhoneField label={t("phone")} field={fields.phone} masks={phone.masks} country={phone.country} />
      <CodeRequestFields channels={channels} fields={fields} typed={typed} />
      <Button size="l" wide pending={sending}>
        {t("getCode")}
      </Button>
      <p className={styles.lookUp}>
        <ModalLink modal="UserOrderModal">{t("lookUp")}</ModalLink>
      </p>
    </Form>
  );
}
