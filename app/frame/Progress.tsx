import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Progress.module.css";

const SAID_AFTER = 1_000;

/** A line along the top while a page is loading. Its style sheet delays it; screen readers announce a long wait only. */
export function Progress() {
  return useNavigation().state === "idle" ? null : <Line />;
}

function Line() {
  const { t } = useTranslation("common");
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAID_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.line}>
      <span role="status" className="visually-hidden">
        {long && t("loading")}
      </span>
    </div>
  );
}
