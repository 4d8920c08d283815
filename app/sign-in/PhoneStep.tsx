import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { FormSwitches } from "../shared/web/form/FormSwitches";
import { useFormFields } from "../shared/web/form/use-form-fields";
import { ModalLink } from "../shared/web/modal/ModalLink";
import { usePage } from "../shared/web/modal/page";
import type { Errors } from "../shared/web/modal/standing-errors";
import { Button } from "../shared/ui/buttons/Button";
import styles from "./account.module.css";
import { CodeRequestFields } from "./CodeRequestFields";
import { LOGIN_FORM_ID, loginFieldId, loginIntents, type LoginView } from "./login.view";
import { PhoneField } from "./PhoneField";
import { useBusy } from "./use-busy";
import { moveFocus } from "../shared/ui/hooks/focus";

type Props = { view: LoginView; errors: Errors; typed: Record<string, string> };

export function PhoneStep({ view, errors, typed }: Props) {
  const { t } = useTranslation("account");
  const { phone, request, constraints } = view;
  const { Form, sending, answer, inModal } = usePage();
  const isBusy = useBusy(sending, answer?.errors ?? view.errors);
  const fields = useFormFields<Record<"phone" | "notify_channel" | "captcha_user_token" | "privacy_policy", string>>({
    id: LOGIN_FORM_ID,
    constraints,
    errors,
    values: { phone: phone.value },
  });
  // A dialog focuses its first control, which is the close button.
  useEffect(() => {
    if (inModal) moveFocus(document.getElementById(loginFieldId("phone")), { preventScroll: true });
  }, [inModal]);
  return (
    <Form id={LOGIN_FORM_ID} noValidate>
      <input type="hidden" {...loginIntents.field("phone")} />
      <p className={styles.lead}>{t("lead")}</p>
      <PhoneField label={t("phone")} field={fields.phone} {...phone} />
      <CodeRequestFields request={request} fields={fields} typed={typed} />
      <Button size="l" wide pending={isBusy} aria-disabled={isBusy || undefined}>
        {t(sending ? "sendingCode" : "getCode")}
      </Button>
      <p className="above-3">
        <ModalLink modal="UserOrderModal" className="tap">
          {t("lookUp")}
        </ModalLink>
      </p>
      <FormSwitches />
    </Form>
  );
}
