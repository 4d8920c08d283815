import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Known.module.css";

type Props = {
  /** The known value. Without one the fields are open, and there is no line. */
  words?: ReactNode;
  note?: ReactNode;
  /** Names for screen readers the thing that "Change" changes. */
  subject: string;
  /** The fields are wanted: something is missing or wrong. */
  open?: boolean;
  children: ReactNode;
};

/**
 * One line for what is known already; "Change" opens its fields, which are sent in either state. Text browsers show both. Once open it stays open,
 * so that nothing closes over a field that somebody is at.
 */
export function Known({ words, note, subject, open = false, children }: Props) {
  const { t } = useTranslation("checkout");
  const isWanted = open || !words;
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className={styles.known}>
      <summary hidden={!words} aria-label={words ? undefined : subject} className={styles.line}>
        {words && (
          <>
            <span className={styles.words}>
              <b>{words}</b> {note && <span className={styles.note}>{note}</span>}
            </span>{" "}
            <span className={styles.change}>
              {t("change")}
              <span className="visually-hidden">: {subject}</span>
            </span>
          </>
        )}
      </summary>{" "}
      {children}
    </details>
  );
}
