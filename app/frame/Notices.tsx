import { useTranslation } from "react-i18next";
import { Notice } from "../ui/Notice";
import { useCityFrame } from "../page/city-frame";
import styles from "./Notices.module.css";

/** What concerns the whole city: an alert of the chain, or that what is shown may be old. */
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
