import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageCard } from "../../shared/web/modal/PageCard";
import { usePage } from "../../shared/web/modal/page";
import { Button } from "../../shared/ui/buttons/Button";
import { classes } from "../../shared/ui/styles/class-names";
import { FormErrors } from "../../shared/web/form/FormErrors";
import { noLinks } from "../../shared/ui/messages/ErrorSummary";
import { BackLink } from "../../shared/ui/buttons/Links";
import styles from "./place.module.css";

type ConfirmProps = {
  heading: string;
  /** The button's label. Without it the page has only a link back. */
  submit?: string;
  no?: string;
  /** Submit buttons that replace the single one. */
  choices?: ReactNode;
  further?: ReactNode;
  children: ReactNode;
};

/** A question with a submit button and a link back: a confirm modal and its page. */
export function Confirm({ heading, submit, no, choices, further, children }: ConfirmProps) {
  const { t } = useTranslation(["place", "common"]);
  const { sending, titleId, inModal, Form, Back } = usePage<unknown>();
  return (
    <div className={inModal ? undefined : `wrap ${styles.page} ${styles.question}`}>
      {!inModal && (
        <BackLink as={Back} className={styles.back}>
          {t("common:back")}
        </BackLink>
      )}
      <PageCard bare={inModal}>
        <h1 id={titleId} className={`dialog-title ${styles.questionTitle}`}>
          {heading}
        </h1>
        <FormErrors title={t("errors.notDone")} idOf={noLinks} />
        <div className={styles.facts}>{children}</div>
        <Form className={classes("centered", inModal && styles.stays)} data-foot={inModal ? "" : undefined}>
          {choices}
          <input type="hidden" name="sure" value="1" />
          {submit && (
            <Button wide pending={sending}>
              {submit}
            </Button>
          )}{" "}
          {further} <Back className={`tap ${styles.no}`}>{no ?? t(submit || choices ? "notNow" : "common:back")}</Back>
        </Form>
      </PageCard>
    </div>
  );
}
