import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useErrorTitle } from "../page/error-title";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import { ErrorSummary, noLinks } from "../ui/ErrorSummary";
import { Icon } from "../ui/Icon";
import styles from "./place.module.css";

type ConfirmProps = {
  view: { heading: string; error_title: string };
  /** Words of the button; without them there is nothing to confirm, only a way back. */
  submit?: string;
  children: ReactNode;
};

/** A question, a button and a way back: a confirm modal and its page. */
export function Confirm({ view: { heading, error_title }, submit, children }: ConfirmProps) {
  const { t } = useTranslation("place");
  const { answer, sending, titleId, inModal, Form, Back } = usePage<unknown>();
  useErrorTitle(error_title, Boolean(answer?.errors));
  return (
    <div className={inModal ? undefined : `wrap ${styles.page} ${styles.question}`}>
      {!inModal && (
        <Back className={styles.back}>
          <Icon name="arrow-left" /> <span>{t("back")}</span>
        </Back>
      )}
      <div className={inModal ? undefined : styles.panel}>
        <h1 id={titleId} className={styles.questionTitle}>
          {heading}
        </h1>
        <ErrorSummary title={t("errors.notDone")} errors={answer?.errors} idOf={noLinks} />
        <div className={styles.facts}>{children}</div>
        <Form className={styles.decide}>
          {submit && (
            <Button wide pending={sending}>
              {submit}
            </Button>
          )}
          <Back className={styles.no}>{t(submit ? "notNow" : "back")}</Back>
        </Form>
      </div>
    </div>
  );
}
