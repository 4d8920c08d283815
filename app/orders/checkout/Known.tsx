import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import links from "../../shared/ui/buttons/Links.module.css";
import styles from "./Known.module.css";

type Props = {
  /** Without it the fields are open and the line is missing. */
  words?: ReactNode;
  note?: ReactNode;
  /** Names the value for screen readers: "Change address". */
  subject: string;
  open?: boolean;
  children: ReactNode;
};

/**
 * One line for a known value, and its fields, which are sent in either state. It never closes by itself, so that no
 * field disappears while it is in use.
 */
export function Known({ words, note, subject, open = false, children }: Props) {
  const { t } = useTranslation("checkout");
  const isWanted = open || !words;
  const [isOpen, setOpen] = useState(isWanted);
  if (isWanted && !isOpen) setOpen(true);
  return (
    <details open={isOpen} className={styles.known}>
      <summary hidden={!words} aria-label={words ? undefined : subject} className={`ends ${styles.line}`}>
        {words && (
          <>
            <span className={styles.words}>
              <b className="strong block">{words}</b> {note && <span className="muted block">{note}</span>}
            </span>{" "}
            <span className={`${links.button} ${styles.change}`}>
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
