import { useTranslation } from "react-i18next";
import { useErrorTitle } from "../page/error-title";
import { usePage } from "../modal/page";
import { Button } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { ErrorSummary, noLinks } from "../ui/ErrorSummary";
import type { UnansweredView } from "./checkout.view";
import { intentButton } from "./intent";
import styles from "./checkout.module.css";

/** An order was sent and never answered: one button asks what became of it, by sending the same form under the same key. */
export function Unanswered() {
  const { t } = useTranslation("checkout");
  const { view, answer, sending, titleId, Form } = usePage<UnansweredView>();
  const { errors = {} } = answer ?? {};
  useErrorTitle(view.error_title, Object.keys(errors).length > 0);
  return (
    <div className={`wrap ${styles.unanswered}`}>
      <ErrorSummary title={t("errors.failed")} errors={errors} idOf={noLinks} />
      <EmptyState
        level={1}
        titleId={titleId}
        icon="refresh-cw"
        title={t("unanswered.title")}
        action={
          <Form>
            {Object.entries(view.unanswered).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button {...intentButton("order")} size="l" pending={sending}>
              {t("unanswered.check")}
            </Button>
          </Form>
        }
      >
        {t("unanswered.text")}
      </EmptyState>
    </div>
  );
}
