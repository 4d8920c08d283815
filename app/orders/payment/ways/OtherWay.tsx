import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "./OtherWay.module.css";

export function OtherWay({ to }: { to: string }) {
  const { t } = useTranslation("payment");
  return (
    <p className={`taps ${styles.other}`}>
      <Link to={to}>{t("wait.otherWay")}</Link>
    </p>
  );
}
