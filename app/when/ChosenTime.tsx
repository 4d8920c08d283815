import { useTranslation } from "react-i18next";
import { ModalLink } from "../modal/ModalLink";
import { Icon } from "../ui/Icon";
import styles from "./when.module.css";

/** For when the order is, with the way to another time. `time`: the chosen one. */
export function ChosenTime({ time, words }: { time?: string; words?: string }) {
  const { t } = useTranslation("when");
  return (
    <div className={styles.row}>
      <span className={styles.clock}>
        <Icon name="clock" />
      </span>
      <p className={styles.words}>
        <b>{words ?? t("soon")}</b>
        {time && <span>{t("note")}</span>}
      </p>
      <ModalLink modal="IntervalsModal" className={styles.change}>
        {t(time ? "change" : "choose")}
      </ModalLink>
    </div>
  );
}
