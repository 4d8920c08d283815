import { useTranslation } from "react-i18next";
import { Notice } from "../ui/Notice";
import { useCityFrame } from "../page/city-frame";
import styles from "./Notices.module.css";

/** Notices for the whole city: the chain's alert, and that data may be stale. */
export function Notices() {
  const { t } = useTranslation("common");
  const { alert, stale } = useCityFrame();
  if (!alert && !stale) return null;
  return (
    <div className={`wrap ${styles.notices}`}>
      {alert && <Notice>{alert}</Notice>}
      {stale && <Notice>{t("stale")}</Notice>}
    </div>
  );
}
