import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../shared/ui/buttons/Button";
import { Notice } from "../../shared/ui/messages/Notice";
import { useCityFrame } from "../../shared/web/context/city-frame";
import styles from "./Notices.module.css";

export function Notices() {
  const { t } = useTranslation("common");
  const { alert, payment, stale } = useCityFrame();
  if (!alert && !payment && !stale) return null;
  return (
    <div className={`wrap not-printed ${styles.notices}`}>
      {alert && <Notice>{alert}</Notice>}
      {payment && (
        <Notice tone={payment.tone} action={<ButtonLink to={payment.to}>{payment.words}</ButtonLink>}>
          {payment.text}
        </Notice>
      )}
      {stale && <Notice>{t("stale")}</Notice>}
    </div>
  );
}
