import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormAnswer, PageParts } from "../../../shared/web/modal/page";
import { wholeErrors, type Errors } from "../../../shared/web/modal/standing-errors";
import { FormSwitches } from "../../../shared/web/form/FormSwitches";
import { Consent, useConsent } from "../../../shared/web/form/Consent";
import { PhoneField } from "../../../sign-in/PhoneField";
import { Honeypot } from "../../../shared/web/form/Honeypot";
import { useFormFields } from "../../../shared/web/form/use-form-fields";
import { Button } from "../../../shared/ui/buttons/Button";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import type { NearestShopPageView } from "./nearest-shop.view";
import styles from "./NearestShop.module.css";

type NotifyProps = Pick<FormAnswer, "typed"> & {
  errors: Errors;
  notify: NearestShopPageView["notify"];
  sending: boolean;
  Form: PageParts["Form"];
};

/** The form for a notification when a zone grows. It is open if the visitor requested it or it has errors. */
export function Notify({ notify, errors, typed, sending, Form }: NotifyProps) {
  const { t } = useTranslation("place");
  const { phone, constraints, asked, policy } = notify;
  const summary = useRef<HTMLElement>(null);
  const fields = useFormFields<{ phone: string; privacy_policy: string }>({
    id: "notify",
    constraints,
    errors,
    values: { phone: typed?.phone ?? phone.value },
  });
  const consent = useConsent(fields.privacy_policy.id);
  const hasFailed = Object.keys(wholeErrors(errors)).length > 0;
  useEffect(() => {
    if (asked && !hasFailed) summary.current?.scrollIntoView({ block: "nearest" });
  }, [asked, hasFailed]);
  return (
    <Form noValidate id="notify">
      <details
        open={asked || hasFailed || Boolean(typed) || undefined}
        className={classes(styles.notify, notify.first && styles.first)}
      >
        <summary ref={summary} className={`row iconed ${styles.summary}`}>
          <Icon name="send" /> <span>{t("unserved.notify")}</span>
        </summary>
        <div className={styles.fields}>
          <PhoneField field={fields.phone} label={t("unserved.phone")} {...phone} chosen={typed?.phone_country} />
          <Honeypot id="notify-trap" label={t("unserved.trap")} />
          <Consent
            field={fields.privacy_policy}
            ticked={typed?.privacy_policy === "1"}
            words={t("unserved.consent")}
            linked={t("unserved.consentLink")}
            policy={policy}
            missing={t("unserved.agree")}
            consent={consent}
          />
          <Button
            variant={notify.first ? "main" : "outline"}
            wide
            pending={sending}
            blocked={consent.isMissing ? t("unserved.agreeFirst") : undefined}
            onClick={consent.isMissing ? consent.ask : undefined}
          >
            {t("unserved.tellMe")}
          </Button>
        </div>
      </details>
      <FormSwitches />
    </Form>
  );
}
